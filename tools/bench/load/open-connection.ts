import { connect } from 'node:net';
import { encodeRequest, getResponseLength, type LoadRequest } from './run-load.ts';

type Answered = { status: number; body: string };
export type OpenConnection = { ask(asked: LoadRequest): Promise<Answered>; close(): void };

/** A keep-alive connection for sequential requests. */
export function openConnection(port: number): OpenConnection {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = Buffer.alloc(0);
  let waiting: { resolve(answer: Answered): void; reject(error: Error): void } | undefined;
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const length = getResponseLength(received);
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
        socket.write(encodeRequest(port, asked));
      }),
    close: () => socket.destroy(),
  };
}
