import { connect, type Socket } from 'node:net';

type Upload = {
  /** Sends the rest; resolves with the whole response once the connection is closed. */
  finish(): Promise<string>;
};

/** Sends half of a request; it stays in flight until `finish` sends the rest. */
export function startUpload(port: number, path: string, body: string): Promise<Upload> {
  const half = Math.floor(body.length / 2);
  const lines = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('\r\n')}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const response = readUntilClosed(socket);
      const finish = () => {
        socket.write(body.slice(half));
        return response;
      };
      socket.write(head + body.slice(0, half), () => resolve({ finish }));
    });
    socket.once('error', reject);
  });
}

function readUntilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    // After a connection error, return what was received.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(response));
  });
}
