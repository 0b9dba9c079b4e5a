import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { buildPageCacheKey } from '../app/page-cache-key.ts';
import { selectView } from './catalogue/browse-slice.ts';
import { loadCategoryView, loadListingView } from './catalogue/browse-thunks.ts';
import { getListingUrl } from './catalogue/listing-url.ts';
import { fromPageState, toPageState } from './page-state.ts';
import { toPageStateJson } from './page-state-json.ts';

const createProducts = (count: number) => Array.from({ length: count }, (_, index) => createSampleProduct(`p${index}`));

async function loadState(count: number) {
  const store = createTestStore({
    transport: createFakeTransport({
      'GET /api/Products/GetAllProducts': () => buildOkResponse(createProducts(count)),
    }),
  });
  await store.dispatch(loadListingView('all', EMPTY_QUERY));
  return store.getState();
}

describe('page state', () => {
  it('embeds only visible products and no partial list [D-23]', async () => {
    const state = await loadState(60);
    const sent = toPageState(state);
    expect(sent.products.items.map(({ id }) => id)).toEqual(createProducts(24).map(({ id }) => id));
    expect(sent.products.list).toBeNull();
    expect(sent.views).toMatchObject([{ key: '/products/all', total: 60, listSize: 60, pageCount: 3 }]);
  });

  it('restores the view as rendered on the server', async () => {
    const state = await loadState(60);
    const received = fromPageState(JSON.parse(toPageStateJson(toPageState(state))), 1000);
    expect(received.browse.views).toEqual([{ ...state.browse.views[0], fetchedAt: 1000 }]);
    expect(received.products).toMatchObject({ status: 'succeeded', lastFetched: 1000 });
    expect(Object.keys(received.products.byId)).toHaveLength(24);
  });

  it('embeds a load failure, so the browser renders the same page', async () => {
    const store = createTestStore({ transport: createFakeTransport() });
    await store.dispatch(loadListingView('all', EMPTY_QUERY));
    const received = fromPageState(JSON.parse(JSON.stringify(toPageState(store.getState()))), 1000);
    expect(received.browse).toEqual({ views: [], failure: { key: '/products/all', error: 'HTTP 404' } });
    expect(toPageState(await loadState(5)).failure).toBeUndefined();
  });

  it('embeds the list when all of it is visible', async () => {
    const { products } = toPageState(await loadState(5));
    expect(products.list?.ids).toHaveLength(5);
  });

  it('is identical for every rendering of the same page', async () => {
    expect(JSON.stringify(toPageState(await loadState(30)))).toBe(JSON.stringify(toPageState(await loadState(30))));
  });
});

describe('a loaded view', () => {
  const receiveState = async (count: number) => fromPageState(toPageState(await loadState(count)), Date.now());

  it('is not reloaded; another query loads the list [D-23]', async () => {
    const transport = createFakeTransport({
      'GET /api/Products/GetAllProducts': () => buildOkResponse(createProducts(60)),
    });
    const store = createTestStore({ transport, preloadedState: await receiveState(60) });
    await store.dispatch(loadListingView('all', EMPTY_QUERY));
    expect(transport.requests).toEqual([]);
    await store.dispatch(loadListingView('all', { ...EMPTY_QUERY, page: 2 }));
    expect(transport.requests).toHaveLength(1);
    expect(selectView(store.getState(), '/products/all?page=2')?.products).toHaveLength(48);
  });

  it('shares one load between concurrent queries', async () => {
    const transport = createFakeTransport({
      'GET /api/Products/GetAllProducts': () => buildOkResponse(createProducts(3)),
    });
    const store = createTestStore({ transport });
    await Promise.all([
      store.dispatch(loadListingView('all', EMPTY_QUERY)),
      store.dispatch(loadListingView('all', { ...EMPTY_QUERY, sort: 'name' })),
    ]);
    expect(transport.requests).toHaveLength(1);
    expect(selectView(store.getState(), '/products/all?sort=name')?.products).toHaveLength(3);
  });

  it('stays cached after visiting another page [D-19]', async () => {
    const transport = createFakeTransport({
      'GET /api/Products/category/:category': () => buildOkResponse(createProducts(2)),
    });
    const store = createTestStore({ transport });
    await store.dispatch(loadCategoryView('wallpaper'));
    await store.dispatch(loadCategoryView('blinds'));
    await store.dispatch(loadCategoryView('wallpaper'));
    expect(transport.requests).toHaveLength(2);
  });
});

describe('listing URL', () => {
  it.each([
    '?sort=name&q=b%20a&page=3&washable=1&min=5&max=9.5&sub=linen&sub=kids&colour=red&colour=blue&category=canvas',
    '?page=1&sort=featured&q=%20&utm_source=x',
    '',
  ])('equals its key in the page cache of the server: %j [D-22]', (search) => {
    const url = getListingUrl('all', readListingQuery(new URLSearchParams(search)));
    expect(buildPageCacheKey(url)).toBe(url);
    expect(buildPageCacheKey(getListingUrl({ category: 'fabrics', sub: 'silk-&-velvet' }, EMPTY_QUERY))).toBe(
      '/fabrics/silk-%26-velvet',
    );
  });
});
