import { once } from 'node:events';
import { type ClientRequestArgs, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTestApp } from './test-app.ts';

export type ListeningShop = Awaited<ReturnType<typeof startListeningShop>>;

/** Starts the real application on a free port. */
export async function startListeningShop(options: Parameters<typeof createTestApp>[0]) {
  const shop = await createTestApp(options);
  await shop.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const { port } = shop.app.server.address() as AddressInfo;
  return {
    ...shop,
    address: `http://127.0.0.1:${port}`,
    /** Sends a request over a real connection. */
    async send(path: string, requestOptions: ClientRequestArgs = {}) {
      const request = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...requestOptions }).end();
      const [response] = await once(request, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return {
        status: response.statusCode as number,
        headers: response.headers as IncomingHttpHeaders,
        body: Buffer.concat(chunks).toString(),
      };
    },
    /** Sends raw bytes. */
    async sendBytes(bytes: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      // The shop may close the connection while bytes are still being sent.
      socket.on('error', () => {});
      await new Promise((resolve) => socket.on('close', resolve));
      return Buffer.concat(chunks).toString();
    },
  };
}
