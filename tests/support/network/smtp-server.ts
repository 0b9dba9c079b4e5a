import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type ReceivedMail = { from: string; to: string[]; data: string };

/** A minimal SMTP server: accepts emails, or responds as scripted. */
export async function startSmtpServer(respondTo: (command: string) => string | undefined = () => undefined) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    handleConnection(socket, respondTo, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function handleConnection(
  socket: Socket,
  respondTo: (command: string) => string | undefined,
  received: ReceivedMail[],
): void {
  let buffer = '';
  let inData = false;
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  const sendLine = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  sendLine('220 test');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        received.push({ ...mail, data: `${line}\r\n`.replaceAll('\r\n..', '\r\n.') });
        mail = { from: '', to: [], data: '' };
        sendLine('250 accepted');
        continue;
      }
      const scripted = respondTo(line);
      if (scripted !== undefined) sendLine(scripted);
      else if (/^DATA/i.test(line)) {
        inData = true;
        sendLine('354 continue');
      } else {
        if (/^MAIL/i.test(line)) mail.from = line;
        if (/^RCPT/i.test(line)) mail.to.push(line);
        sendLine(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    }
  });
}
