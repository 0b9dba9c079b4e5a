import { expect, it } from 'vitest';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';

const rendered: RenderedPage = {
  status: 200,
  redirectTo: undefined,
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
  await pages.answer('/nope');
  for (const address of ['/robots.txt?x', '/icons/favicon.svg?v=2', '/healthz?x', '/nope?x', '/orders/1?x']) {
    expect(pages.find(address)).toBeUndefined();
  }
});

it('renders the key, so that nothing else of a query reaches a page that others see [D-22]', async () => {
  const { pages, seen } = makePages(() => ({}));
  expect((await pages.answer('/?utm=mail')).identity.toString()).toBe('page /');
  expect(pages.find('/')?.identity.toString()).toBe('page /');
  expect(pages.find('/?utm=other')?.identity.toString()).toBe('page /');
  expect(seen).toEqual(['/']);
});

it('lets public pages be stored and revalidated, private ones never [D-27]', async () => {
  const { pages } = makePages((address) => ({ audience: address === '/profile' ? 'private' : 'public' }));
  expect((await pages.answer('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await pages.answer('/profile')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

it('sends redirects and the real status of a page that is not found', async () => {
  const { pages } = makePages((address) =>
    address === '/old' ? { status: 301, redirectTo: '/new' } : { status: 404 },
  );
  const moved = await pages.answer('/old');
  expect([moved.status, moved.headers.location, moved.identity.length]).toEqual([301, '/new', 0]);
  expect((await pages.answer('/nope')).status).toBe(404);
});
