import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';

const rendered: RenderedPage = {
  status: 200,
  audience: 'public',
  head: '',
  body: '',
  state: '{}',
  modules: [],
};

function createTestPages(page: (address: string) => Partial<RenderedPage>) {
  const renderedAddresses: string[] = [];
  const renderer: PageRenderer = {
    getCacheKey: (address) => address.replace(/\?utm=.*$/, ''),
    render: async ({ address }) => {
      renderedAddresses.push(address);
      return { ...rendered, body: `page ${address}`, ...page(address) };
    },
  };
  const pages = createPages({
    renderer,
    transport: () => Promise.reject(new Error('unused')),
    settings: {} as never,
    writeDocument: ({ body }) => body,
    cache: createPageCache({ maxBytes: 1e6 }),
  });
  return { pages, renderedAddresses };
}

it('finds no page for other routes with a query, even after a 404 for the same path [D-22]', async () => {
  const { pages } = createTestPages(() => ({ status: 404 }));
  await pages.respond('/nope');
  for (const address of ['/robots.txt?x', '/icons/favicon.svg?v=2', '/healthz?x', '/nope?x', '/orders/1?x']) {
    expect(pages.find(address)).toBeUndefined();
  }
});

it('renders the cache key, so other query parameters never reach a shared page [D-22]', async () => {
  const { pages, renderedAddresses } = createTestPages(() => ({}));
  expect((await pages.respond('/?utm=mail')).identity.toString()).toBe('page /');
  expect(pages.find('/')?.identity.toString()).toBe('page /');
  expect(pages.find('/?utm=other')?.identity.toString()).toBe('page /');
  expect(renderedAddresses).toEqual(['/']);
});

it('makes public pages revalidate and private pages no-store [D-27]', async () => {
  const { pages } = createTestPages((address) => ({ audience: address === '/profile' ? 'private' : 'public' }));
  expect((await pages.respond('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await pages.respond('/profile')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

it('sends the status of a page that is not found', async () => {
  const { pages } = createTestPages(() => ({ status: 404 }));
  expect((await pages.respond('/nope')).status).toBe(404);
});

const long = 'the same words again and again '.repeat(200);

it('compresses a page fast at first and recompresses it best when it is requested again', async () => {
  const { pages } = createTestPages((address) => ({ body: `${address} ${long}` }));
  const first = await pages.respond('/', 'br');
  expect(first).toMatchObject({ compression: 'fast', gzip: undefined });
  expect(pages.find('/', 'br')).toBe(first);
  await vi.waitFor(() => expect(pages.find('/', 'br')?.compression).toBe('best'));
  const best = pages.find('/', 'br');
  expect(best?.br?.length).toBeLessThan(first.br?.length ?? 0);
  expect(brotliDecompressSync(best?.br ?? '').toString()).toBe(`/ ${long}`);
});

it('does not recompress searches and missing pages', async () => {
  const { pages } = createTestPages((address) => ({ body: long, status: address === '/nope' ? 404 : 200 }));
  for (const address of ['/products/all?q=blue', '/nope']) {
    const fast = await pages.respond(address, 'br');
    expect(pages.find(address, 'br')).toBe(fast);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pages.find(address, 'br')).toBe(fast);
  }
});

it('adds gzip for the first client that needs it and caches it', async () => {
  const { pages, renderedAddresses } = createTestPages(() => ({ body: long }));
  await pages.respond('/products/all?q=blue', 'br');
  expect(pages.find('/products/all?q=blue', 'gzip')).toBeUndefined();
  const [response, same] = await Promise.all(
    ['gzip', 'gzip'].map((accepted) => pages.respond('/products/all?q=blue', accepted)),
  );
  expect(same).toBe(response);
  expect(gunzipSync(response?.gzip ?? '').toString()).toBe(long);
  expect(pages.find('/products/all?q=blue', 'gzip')).toBe(response);
  expect(renderedAddresses).toEqual(['/products/all?q=blue']);
});
