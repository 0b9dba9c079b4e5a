import { connect } from 'node:net';
import { type Asked, answerLength, requestBytes } from './load.ts';

type Answered = { status: number; body: string };
export type OpenConnection = { ask(asked: Asked): Promise<Answered>; close(): void };

/** One connection that stays open, for calls that depend on the answer before. */
export function openConnection(port: number): OpenConnection {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = Buffer.alloc(0);
  let waiting: { resolve(answer: Answered): void; reject(error: Error): void } | undefined;
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const length = answerLength(received);
    if (length === undefined || received.length < length) return;
    const status = Number(received.toString('latin1', 9, 12));
    const body = received.toString('utf8', received.indexOf('\r\n\r\n') + 4, length);
    received = Buffer.alloc(0);
    waiting?.resolve({ status, body });
  });
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(requestBytes(port, asked));
      }),
    close: () => socket.destroy(),
  };
}
