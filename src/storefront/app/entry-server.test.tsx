import { describe, expect, it } from 'vitest';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import {
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { readShippedContent } from '#tests/support/storefront/render-with-store.tsx';
import { fromPageState, hasServedData } from '../state/page-state.ts';
import type { RootState } from '../state/store.ts';
import { renderer } from './entry-server.tsx';
import { routeTable } from './route-table.ts';

const NO_PRODUCTS = { 'GET /api/Products/GetAllProducts': () => buildOkResponse([]) };
const render = (address: string, responses: FakeResponses = NO_PRODUCTS) =>
  renderer.render({
    address,
    transport: createFakeTransport(responses),
    settings: sampleSettings,
    readContent: readShippedContent,
  });

describe('rendering on the server', () => {
  it('renders the home page with its title, state and preloaded module [HOME-01, HOME-02]', async () => {
    const page = await render('/');
    expect(page).toMatchObject({
      status: 200,
      audience: 'public',
      modules: ['src/storefront/routes/home/home-page.tsx'],
    });
    expect(page.body).toContain('Elevate Your Space');
    expect(page.head).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(JSON.parse(page.state)).toMatchObject({ shop: { shop: { name: 'Aangan' } } });
  });

  it('brings every drawing that the page refers to', async () => {
    const { body, drawings } = await render('/products/all');
    const references = new Set([...body.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
    expect(references).toContain('icon-heart');
    expect(references).toContain('wordmark');
    for (const id of references) expect(drawings).toContain(`id="${id}"`);
  });

  it('makes a page uncacheable when its products failed to load', async () => {
    const responses = { 'GET /api/Products/GetAllProducts': () => buildTextResponse(502, 'Bad gateway') };
    const page = await render('/', responses);
    expect(page.status).toBe(503);
    expect(page.body).toContain('Elevate Your Space');
    expect((await render('/products/all', responses)).status).toBe(503);
    expect((await render('/terms', responses)).status).toBe(200);
  });

  it('writes no inline script into the page, only data', async () => {
    expect((await render('/')).body).not.toMatch(/<script(?! type="application\/ld\+json">)/);
  });

  it('writes title and meta tags into the head only', async () => {
    const page = await render('/');
    expect(page.head.match(/<title>/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<(title|meta|link)\b/);
  });

  it('keeps every guarded page out of the index [D-27]', async () => {
    for (const { path, guard } of routeTable.filter((route) => route.guard === 'signedIn')) {
      expect([path, guard, (await render(path)).head]).toEqual([path, guard, expect.stringContaining('noindex')]);
    }
  });

  it('renders a 404 page with the layout for unknown paths', async () => {
    for (const address of ['/nowhere', '/%E0%A4%A', '//evil.example/x']) {
      const page = await render(address);
      expect([address, page.status]).toEqual([address, 404]);
      expect(page.body).toContain('Page not found');
      expect(page.body).toContain('<header');
      expect(page.head).toContain('noindex');
    }
  });

  it('renders a 410 page for a product that is no longer sold, which the browser does not load again', async () => {
    const page = await render('/product/p1', {
      'GET /api/Products/GetProductById/:id': () => buildTextResponse(410, 'Gone'),
    });
    expect(page.status).toBe(410);
    expect(page.head).toContain('noindex');
    expect(page.body).toContain('This design is no longer sold');
    expect(hasServedData(fromPageState(JSON.parse(page.state), 0) as RootState)).toBe(true);
  });

  it('renders the same HTML every time', async () => {
    expect(await render('/')).toEqual(await render('/'));
  });
});

describe('the page for visitors turned away', () => {
  it('has the layout of the shop, links that work without scripts, and is not indexed [D-42]', async () => {
    const page = await renderer.renderBusyPage(sampleSettings);
    expect(page).toMatchObject({ status: 503, isStatic: true });
    expect(page.body).toContain('<header');
    expect(page.body).toContain('<footer');
    expect(page.body).toMatch(/<h1[^>]*>The shop is very busy right now<\/h1>/);
    expect(page.body).toMatch(/<a href=""[^>]*>Try again<\/a>/);
    expect(page.head).toContain('noindex');
  });
});

describe('cache keys', () => {
  it('are shared by all unknown paths and differ per guarded page [D-22]', () => {
    expect(renderer.getCacheKey('/')).toBe('/');
    expect(renderer.getCacheKey('/?utm_source=mail')).toBe('/');
    expect(renderer.getCacheKey('/no/such/page')).toBe(renderer.getCacheKey('/other?x=1'));
    expect(renderer.getCacheKey('/orders/1')).toBe(renderer.getCacheKey('/orders/2'));
    expect(renderer.getCacheKey('/%E0%A4%A')).toBe(renderer.getCacheKey('/nope'));
  });

  it('are stable: the key of a key is itself', () => {
    for (const address of ['/', '/nope', '/orders/1', '/wallpaper/bahaara', '/products/all?q=silk&sort=price']) {
      const key = renderer.getCacheKey(address);
      expect(renderer.getCacheKey(key)).toBe(key);
    }
  });
});
