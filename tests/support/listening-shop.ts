import { once } from 'node:events';
import { type ClientRequestArgs, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { makeTestApp } from './make-test-app.ts';

export type ListeningShop = Awaited<ReturnType<typeof openListeningShop>>;

/** The real application on a free port. */
export async function openListeningShop(parts: Parameters<typeof makeTestApp>[0]) {
  const shop = await makeTestApp(parts);
  await shop.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const { port } = shop.app.server.address() as AddressInfo;
  return {
    ...shop,
    /** The way of a browser: over a socket, so that the fast path takes part. */
    async ask(path: string, options: ClientRequestArgs = {}) {
      const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }).end();
      const [response] = await once(sent, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return {
        status: response.statusCode as number,
        headers: response.headers as IncomingHttpHeaders,
        body: Buffer.concat(chunks).toString(),
      };
    },
    /** Bytes on the wire, as they are. */
    async raw(bytes: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      // A shop that has answered enough closes the connection, whatever is still on its way to it.
      socket.on('error', () => {});
      await new Promise((resolve) => socket.on('close', resolve));
      return Buffer.concat(chunks).toString();
    },
  };
}
