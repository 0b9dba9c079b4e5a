import { connect } from 'node:net';
import { encodeRequest, getResponseLength, type LoadRequest, readStatus } from './run-load.ts';

type RawResponse = { status: number; body: string };
export type KeepAliveConnection = { send(request: LoadRequest): Promise<RawResponse>; close(): void };

/** A keep-alive connection for sequential requests. */
export function openConnection(port: number): KeepAliveConnection {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = Buffer.alloc(0);
  let pendingResponse: { resolve(response: RawResponse): void; reject(error: Error): void } | undefined;
  socket.on('error', (error) => pendingResponse?.reject(error));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const length = getResponseLength(received);
    if (length === undefined || received.length < length) return;
    const status = readStatus(received);
    const body = received.toString('utf8', received.indexOf('\r\n\r\n') + 4, length);
    received = Buffer.alloc(0);
    pendingResponse?.resolve({ status, body });
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        pendingResponse = { resolve, reject };
        socket.write(encodeRequest(port, request));
      }),
    close: () => socket.destroy(),
  };
}
