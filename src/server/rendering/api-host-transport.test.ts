import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { createApiHostTransport } from './api-host-transport.ts';

let host: Server | undefined;
afterEach(() => {
  host?.closeAllConnections();
  host?.close();
});

async function startHost(respond: (requestLine: string) => string | undefined, redirect?: string): Promise<string> {
  host = createServer((incoming, response) => {
    const text = respond(`${incoming.method} ${incoming.url}`);
    if (text !== undefined) response.end(text);
    else if (redirect !== undefined) response.writeHead(302, { location: redirect }).end();
  });
  await new Promise<void>((resolve) => host?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

const request = {
  ...endpointRoutes.getProductsBySubCategory,
  params: { category: 'Wallpaper', subCategory: 'Indian Motifs' },
  query: {},
  body: undefined,
  token: undefined,
};

describe('the transport to API_HOST', () => {
  it('returns the host’s response, JSON or not [API-01, API-05]', async () => {
    const address = await startHost((requestLine) => JSON.stringify({ requestLine }));
    const requestLine = 'GET /api/Products/category/Wallpaper/sub/Indian%20Motifs';
    expect(await createApiHostTransport(address)(request)).toMatchObject({ status: 200, json: { requestLine } });
    host?.close();
    const closedHost = await startHost(() => 'We are closed.');
    expect(await createApiHostTransport(closedHost)(request)).toEqual({
      status: 200,
      text: 'We are closed.',
      json: undefined,
    });
  });

  it('does not follow redirects', async () => {
    const redirectingHost = await startHost(
      (requestLine) => (requestLine.endsWith('/elsewhere') ? 'elsewhere' : undefined),
      '/elsewhere',
    );
    await expect(createApiHostTransport(redirectingHost)(request)).rejects.toThrow('fetch failed');
  });

  it('times out when the host does not respond', async () => {
    const silentHost = await startHost(() => undefined);
    await expect(createApiHostTransport(silentHost, 50)(request)).rejects.toThrow('timeout');
  });
});
