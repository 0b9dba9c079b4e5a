import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the provider that can be cut: it then stops listening and breaks open connections. */
export async function startProviderGate() {
  let target = { port: 0 };
  let isOpen = true;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    if (!isOpen) return incoming.destroy();
    const outgoing = connect(target.port, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(origin: string): void {
      target = { port: Number(new URL(origin).port) };
    },
    cut(): void {
      isOpen = false;
      closeConnections();
    },
    reopen(): void {
      isOpen = true;
    },
    async close(): Promise<void> {
      closeConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
