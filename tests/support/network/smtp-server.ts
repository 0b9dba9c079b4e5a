import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type ReceivedMail = { from: string; to: string[]; data: string };

/** A minimal SMTP server: accepts emails, or responds as scripted. */
export async function startSmtpServer(answerTo: (command: string) => string | undefined = () => undefined) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, answerTo, received);
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

function converse(socket: Socket, answerTo: (command: string) => string | undefined, received: ReceivedMail[]): void {
  let buffer = '';
  let inData = false;
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  say('220 test');
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
        say('250 taken');
        continue;
      }
      const own = answerTo(line);
      if (own !== undefined) say(own);
      else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else {
        if (/^MAIL/i.test(line)) mail.from = line;
        if (/^RCPT/i.test(line)) mail.to.push(line);
        say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    }
  });
}
