import { expect, it } from 'vitest';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';

const rendered: RenderedPage = {
  status: 200,
  audience: 'public',
  head: '',
  body: '',
  drawings: '',
  state: '{}',
  modules: [],
};

type TestPage = Partial<RenderedPage> | Promise<Partial<RenderedPage>>;

function createTestPages(
  page: (address: string) => TestPage,
  renderBusyPage: PageRenderer['renderBusyPage'] = async () => rendered,
) {
  const renderedAddresses: string[] = [];
  const renderer: PageRenderer = {
    getCacheKey: (address) => address.replace(/\?utm=.*$/, ''),
    renderBusyPage,
    render: async ({ address }) => {
      renderedAddresses.push(address);
      return { ...rendered, body: `page ${address}`, ...(await page(address)) };
    },
  };
  const pages = createPages({
    renderer,
    transport: () => Promise.reject(new Error('unused')),
    getSettings: () => ({}) as never,
    readContent: () => ({}) as never,
    writeDocument: ({ body }) => Buffer.from(body),
    getVersion: () => '',
    cache: createPageCache({ maxBytes: 1e6 }),
  });
  return { pages, renderedAddresses };
}

it('renders the cache key, so other query parameters never reach a shared page [D-22]', async () => {
  const { pages, renderedAddresses } = createTestPages(() => ({}));
  for (const address of ['/?utm=mail', '/', '/?utm=other'])
    expect((await pages.respond(address)).plain.body.toString()).toBe('page /');
  expect(renderedAddresses).toEqual(['/']);
});

it('renders a page again if the catalogue changed meanwhile, so that none mixes two versions', async () => {
  const products = [{ version: 'old' }, { version: 'new' }, { version: 'newest' }];
  let current = 'old';
  const seen: string[] = [];
  const pages = createPages({
    renderer: {
      getCacheKey: (address) => address,
      renderBusyPage: async () => rendered,
      async render() {
        const first = current;
        // Another process publishes while this page waits for its second list.
        products.shift();
        current = products[0]?.version ?? current;
        seen.push(`${first} ${current}`);
        return { ...rendered, body: `${first} ${current}` };
      },
    },
    transport: () => Promise.reject(new Error('unused')),
    getSettings: () => ({}) as never,
    readContent: () => ({}) as never,
    writeDocument: ({ body }) => Buffer.from(body),
    getVersion: () => current,
    cache: createPageCache({ maxBytes: 1e6 }),
  });
  expect((await pages.respond('/')).plain.body.toString()).toBe('newest newest');
  expect(seen).toEqual(['old new', 'new newest', 'newest newest']);
});

it('makes public pages revalidate and private pages no-store [D-27]', async () => {
  const { pages } = createTestPages((address) => ({ audience: address === '/profile' ? 'private' : 'public' }));
  expect((await pages.respond('/')).plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await pages.respond('/profile')).plain.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

it('compresses pages with filters less', async () => {
  const body = Array.from({ length: 3_000 }, (_, index) => `product ${index * index} costs ${index * 37}`).join();
  const { pages } = createTestPages(() => ({ body }));
  const compress = async (address: string) => (await pages.respond(address)).brotli?.body.length ?? 0;
  expect(await compress('/wallpaper?max=300')).toBeGreaterThan(await compress('/wallpaper'));
});

it('sends the status of a page that is not found', async () => {
  const { pages } = createTestPages(() => ({ status: 404 }));
  expect((await pages.respond('/nope')).status).toBe(404);
});

it('renders the busy page again after a failure [D-42]', async () => {
  const gate = createDeferred();
  let attempts = 0;
  const { pages } = createTestPages(
    async () => {
      await gate.promise;
      return {};
    },
    async () => {
      attempts++;
      if (attempts === 1) throw new Error('broken');
      return { ...rendered, status: 503 };
    },
  );
  const queued = Array.from({ length: 60 }, (_, visitor) => pages.respond(`/${visitor}`));
  await expect(pages.respond('/first')).rejects.toThrow('broken');
  expect((await pages.respond('/second')).status).toBe(503);
  expect((await pages.respond('/third')).status).toBe(503);
  expect(attempts).toBe(2);
  gate.resolve();
  await Promise.all(queued);
});
