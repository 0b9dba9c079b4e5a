import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endpointRoutes } from '#contract/endpoints.ts';
import { createApiHostTransport } from './api-host-transport.ts';

let host: Server | undefined;
afterEach(() => {
  host?.closeAllConnections();
  host?.close();
});

async function hostThat(answer: (address: string) => string | undefined, redirect?: string): Promise<string> {
  host = createServer((request, response) => {
    const text = answer(`${request.method} ${request.url}`);
    if (text !== undefined) response.end(text);
    else if (redirect !== undefined) response.writeHead(302, { location: redirect }).end();
  });
  await new Promise<void>((resolve) => host?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

const question = {
  ...endpointRoutes.getProductsBySubCategory,
  ...{ params: { category: 'Wallpaper', subCategory: 'Indian Motifs' }, query: {}, body: undefined, token: undefined },
};

describe('pages whose API lives on another host', () => {
  it('are made of what that host answers, JSON or not [API-01, API-05]', async () => {
    const address = await hostThat((asked) => JSON.stringify({ asked }));
    const asked = 'GET /api/Products/category/Wallpaper/sub/Indian%20Motifs';
    expect(await createApiHostTransport(address)(question)).toMatchObject({ status: 200, json: { asked } });
    host?.close();
    const worded = await hostThat(() => 'We are closed.');
    expect(await createApiHostTransport(worded)(question)).toEqual({
      status: 200,
      text: 'We are closed.',
      json: undefined,
    });
  });

  it('follow no redirect', async () => {
    const moving = await hostThat((asked) => (asked.endsWith('/elsewhere') ? 'elsewhere' : undefined), '/elsewhere');
    await expect(createApiHostTransport(moving)(question)).rejects.toThrow('fetch failed');
  });

  it('do not wait for ever for one that does not answer', async () => {
    const silent = await hostThat(() => undefined);
    await expect(createApiHostTransport(silent, 50)(question)).rejects.toThrow('timeout');
  });
});
