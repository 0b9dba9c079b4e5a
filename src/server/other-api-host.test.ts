import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointRoutes } from '#contract/endpoints.ts';
import type { PageRequest } from '#contract/page-render.ts';
import { createTestApp, minimalWebBuild, type TestApp } from '#tests/support/shop/test-app.ts';

let host: Server;
let shop: TestApp | undefined;
let stock = 'Monsoon Leaf';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  host = createServer((_, response) => void response.end(stock));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await shop?.close();
  host.closeAllConnections();
  host.close();
  vi.useRealTimers();
});

/** A shop front that shows the host's list of products as it comes. */
async function render({ address, transport }: PageRequest) {
  const nothing = { params: {}, query: {}, body: undefined, token: undefined };
  const { text } = await transport({ ...endpointRoutes.getAllProducts, ...nothing });
  return { ...(await minimalWebBuild.renderer.render({ address } as PageRequest)), body: text };
}

it('pages show the catalogue of the host that was set, and follow it within a minute [API-01, D-22]', async () => {
  const { port } = host.address() as AddressInfo;
  const web = { ...minimalWebBuild, renderer: { ...minimalWebBuild.renderer, render } };
  shop = await createTestApp({ web, env: { API_HOST: `http://127.0.0.1:${port}` } });
  const page = async () => (await shop?.app.inject('/'))?.body;
  expect(await page()).toContain('Monsoon Leaf');
  stock = 'Summer Vine';
  vi.advanceTimersByTime(59_000);
  expect(await page()).toContain('Monsoon Leaf');
  vi.advanceTimersByTime(1_000);
  expect(await page()).toContain('Summer Vine');
});
