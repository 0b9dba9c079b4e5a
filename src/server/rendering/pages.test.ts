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

function makePages(page: (address: string) => Partial<RenderedPage>) {
  const seen: string[] = [];
  const renderer: PageRenderer = {
    cacheKey: (address) => address.replace(/\?utm=.*$/, ''),
    render: async ({ address }) => {
      seen.push(address);
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
  return { pages, seen };
}

it('leaves an address with a query that is no page to those who know it, whatever was asked before [D-22]', async () => {
  const { pages } = makePages(() => ({ status: 404 }));
  await pages.respond('/nope');
  for (const address of ['/robots.txt?x', '/icons/favicon.svg?v=2', '/healthz?x', '/nope?x', '/orders/1?x']) {
    expect(pages.find(address)).toBeUndefined();
  }
});

it('renders the key, so that nothing else of a query reaches a page that others see [D-22]', async () => {
  const { pages, seen } = makePages(() => ({}));
  expect((await pages.respond('/?utm=mail')).identity.toString()).toBe('page /');
  expect(pages.find('/')?.identity.toString()).toBe('page /');
  expect(pages.find('/?utm=other')?.identity.toString()).toBe('page /');
  expect(seen).toEqual(['/']);
});

it('lets public pages be stored and revalidated, private ones never [D-27]', async () => {
  const { pages } = makePages((address) => ({ audience: address === '/profile' ? 'private' : 'public' }));
  expect((await pages.respond('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await pages.respond('/profile')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

it('sends the real status of a page that is not found', async () => {
  const { pages } = makePages(() => ({ status: 404 }));
  expect((await pages.respond('/nope')).status).toBe(404);
});

const long = 'the same words again and again '.repeat(200);

it('compresses a page quickly at first, and closely once it is asked for again', async () => {
  const { pages } = makePages((address) => ({ body: `${address} ${long}` }));
  const first = await pages.respond('/', 'br');
  expect(first).toMatchObject({ compression: 'quick', gzip: undefined });
  expect(pages.find('/', 'br')).toBe(first);
  await vi.waitFor(() => expect(pages.find('/', 'br')?.compression).toBe('close'));
  const close = pages.find('/', 'br');
  expect(close?.br?.length).toBeLessThan(first.br?.length ?? 0);
  expect(brotliDecompressSync(close?.br ?? '').toString()).toBe(`/ ${long}`);
});

it('spends no such effort on searches and on pages that are not there', async () => {
  const { pages } = makePages((address) => ({ body: long, status: address === '/nope' ? 404 : 200 }));
  for (const address of ['/products/all?q=blue', '/nope']) {
    const quick = await pages.respond(address, 'br');
    expect(pages.find(address, 'br')).toBe(quick);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pages.find(address, 'br')).toBe(quick);
  }
});

it('makes gzip for the first client that takes nothing better, and keeps it', async () => {
  const { pages, seen } = makePages(() => ({ body: long }));
  await pages.respond('/products/all?q=blue', 'br');
  expect(pages.find('/products/all?q=blue', 'gzip')).toBeUndefined();
  const [answer, same] = await Promise.all(
    ['gzip', 'gzip'].map((accepted) => pages.respond('/products/all?q=blue', accepted)),
  );
  expect(same).toBe(answer);
  expect(gunzipSync(answer?.gzip ?? '').toString()).toBe(long);
  expect(pages.find('/products/all?q=blue', 'gzip')).toBe(answer);
  expect(seen).toEqual(['/products/all?q=blue']);
});
