import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import type { PageRequest } from '#contract/page-render.ts';
import { createTestApp, minimalStorefrontBuild, type TestApp } from '#tests/support/shop/test-app.ts';

let apiHost: Server;
let shop: TestApp | undefined;
let productList = 'Monsoon Leaf';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  apiHost = createServer((_, response) => void response.end(productList));
  await new Promise<void>((resolve) => apiHost.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await shop?.close();
  apiHost.closeAllConnections();
  apiHost.close();
  vi.useRealTimers();
});

/** Renders the API host's product list unchanged. */
async function renderProductList({ address, transport }: PageRequest) {
  const emptyInput = { params: {}, query: {}, body: undefined, token: undefined };
  const { text } = await transport({ ...endpointRoutes.getAllProducts, ...emptyInput });
  return { ...(await minimalStorefrontBuild.renderer.render({ address } as PageRequest)), body: text };
}

it('pages show the catalogue of API_HOST and follow its changes within a minute [API-01, D-22]', async () => {
  const { port } = apiHost.address() as AddressInfo;
  const web = {
    ...minimalStorefrontBuild,
    renderer: { ...minimalStorefrontBuild.renderer, render: renderProductList },
  };
  shop = await createTestApp({ web, env: { API_HOST: `http://127.0.0.1:${port}` } });
  const fetchPage = async () => (await shop?.app.inject('/'))?.body;
  expect(await fetchPage()).toContain('Monsoon Leaf');
  productList = 'Summer Vine';
  vi.advanceTimersByTime(59_000);
  expect(await fetchPage()).toContain('Monsoon Leaf');
  vi.advanceTimersByTime(1_000);
  expect(await fetchPage()).toContain('Summer Vine');
});
