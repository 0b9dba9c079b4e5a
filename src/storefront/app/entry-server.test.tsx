import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePatterns } from '#contract/paths.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import {
  createFakeTransport,
  type FakeResponses,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { renderer } from './entry-server.tsx';
import { notFoundScreen, routeTable, screens } from './route-table.ts';

const noProducts = { 'GET /api/Products/GetAllProducts': () => okResponse([]) };
const render = (address: string, answers: FakeResponses = noProducts) =>
  renderer.render({ address, transport: createFakeTransport(answers), settings: sampleSettings });

describe('route table', () => {
  it('has a row for every address of the specification and no screen beside them', () => {
    expect(routeTable.map((row) => row.pattern)).toEqual(pagePatterns.map((row) => row.pattern));
    expect(Object.keys(screens).filter((pattern) => !pagePatterns.some((row) => row.pattern === pattern))).toEqual([]);
  });

  it('names the file of every screen', () => {
    const files = [...Object.values(screens), notFoundScreen].map(({ file }) => `src/storefront/routes/${file}.tsx`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('rendering on the server', () => {
  it('gives the home page with title, state and the module to preload [HOME-01, HOME-02]', async () => {
    const page = await render('/');
    expect(page).toMatchObject({
      status: 200,
      audience: 'public',
      modules: ['src/storefront/routes/home/home-page.tsx'],
    });
    expect(page.body).toContain('Elevate Your Space');
    expect(page.head).toContain('<link rel="canonical" href="https://shop.example/" data-page>');
    expect(JSON.parse(page.state)).toMatchObject({ shop: { shop: { name: 'Aangan' } } });
  });

  it('lets nobody keep a page whose products could not be asked for', async () => {
    const answers = { 'GET /api/Products/GetAllProducts': () => textResponse(502, 'Bad gateway') };
    const page = await render('/', answers);
    expect(page.status).toBe(503);
    expect(page.body).toContain('Elevate Your Space');
    expect((await render('/products/all', answers)).status).toBe(503);
    expect((await render('/terms', answers)).status).toBe(200);
  });

  it('writes no inline script into the page', async () => {
    expect((await render('/')).body).not.toContain('<script');
  });

  it('answers 404 with the layout for unknown addresses and for screens that do not exist yet', async () => {
    for (const address of ['/nowhere', '/%E0%A4%A', '//evil.example/x']) {
      const page = await render(address);
      expect([address, page.status]).toEqual([address, 404]);
      expect(page.body).toContain('Page not found');
      expect(page.body).toContain('<header');
      expect(page.head).toContain('noindex');
    }
  });

  it('renders the same page twice to the same bytes', async () => {
    expect(await render('/')).toEqual(await render('/'));
  });
});

describe('cache keys', () => {
  it('are one for all addresses that do not exist and one per guarded page [D-22]', () => {
    expect(renderer.cacheKey('/')).toBe('/');
    expect(renderer.cacheKey('/?utm_source=mail')).toBe('/');
    expect(renderer.cacheKey('/no/such/page')).toBe(renderer.cacheKey('/other?x=1'));
    expect(renderer.cacheKey('/orders/1')).toBe(renderer.cacheKey('/orders/2'));
    expect(renderer.cacheKey('/%E0%A4%A')).toBe(renderer.cacheKey('/nope'));
  });

  it('are their own keys, so that a plain address needs no parsing', () => {
    for (const address of ['/', '/nope', '/orders/1', '/wallpaper/bahaara', '/products/all?q=silk&sort=price']) {
      const key = renderer.cacheKey(address) ?? '';
      expect(renderer.cacheKey(key)).toBe(key);
    }
  });
});
