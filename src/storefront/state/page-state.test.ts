import { describe, expect, it } from 'vitest';
import { buildPageCacheKey } from '#contract/page-cache-key.ts';
import { EMPTY_QUERY, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { createFakeTransport, okResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { selectView } from './catalogue/browse-slice.ts';
import { loadCategoryView, loadListingView } from './catalogue/browse-thunks.ts';
import { listingAddress } from './catalogue/listing-address.ts';
import { fromPageState, toPageState } from './page-state.ts';
import { toPageStateJson } from './page-state-json.ts';

const products = (count: number) => Array.from({ length: count }, (_, place) => sampleProduct(`p${place}`));

async function rendered(count: number) {
  const store = createTestStore({
    transport: createFakeTransport({ 'GET /api/Products/GetAllProducts': () => okResponse(products(count)) }),
  });
  await store.dispatch(loadListingView('all', EMPTY_QUERY));
  return store.getState();
}

describe('the state that travels with a page', () => {
  it('holds only the products in sight, and no list that was cut [D-23]', async () => {
    const state = await rendered(60);
    const sent = toPageState(state);
    expect(sent.products.items.map(({ id }) => id)).toEqual(products(24).map(({ id }) => id));
    expect(sent.products.list).toBeNull();
    expect(sent.views).toMatchObject([{ key: '/products/all', total: 60, listSize: 60, pageCount: 3 }]);
  });

  it('gives the browser the very view of the server', async () => {
    const state = await rendered(60);
    const received = fromPageState(JSON.parse(toPageStateJson(toPageState(state))), 1000);
    expect(received.browse.views).toEqual([{ ...state.browse.views[0], at: 1000 }]);
    expect(received.products).toMatchObject({ status: 'succeeded', lastFetched: 1000 });
    expect(Object.keys(received.products.byId)).toHaveLength(24);
  });

  it('tells what the server could not load, so that the browser starts from the same page', async () => {
    const store = createTestStore({ transport: createFakeTransport() });
    await store.dispatch(loadListingView('all', EMPTY_QUERY));
    const received = fromPageState(JSON.parse(JSON.stringify(toPageState(store.getState()))), 1000);
    expect(received.browse).toEqual({ views: [], failure: { key: '/products/all', error: 'HTTP 404' } });
    expect(toPageState(await rendered(5)).failure).toBeUndefined();
  });

  it('brings the list too when all of it is in sight', async () => {
    const { products } = toPageState(await rendered(5));
    expect(products.list?.ids).toHaveLength(5);
  });

  it('is the same for every rendering of the same page', async () => {
    expect(JSON.stringify(toPageState(await rendered(30)))).toBe(JSON.stringify(toPageState(await rendered(30))));
  });
});

describe('a page that is already in the browser', () => {
  const received = async (count: number) => fromPageState(toPageState(await rendered(count)), Date.now());

  it('is not loaded again, and loads its list only when something else is asked of it [D-23]', async () => {
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => okResponse(products(60)) });
    const store = createTestStore({ transport, preloadedState: await received(60) });
    await store.dispatch(loadListingView('all', EMPTY_QUERY));
    expect(transport.requests).toEqual([]);
    await store.dispatch(loadListingView('all', { ...EMPTY_QUERY, page: 2 }));
    expect(transport.requests).toHaveLength(1);
    expect(selectView(store.getState(), '/products/all?page=2')?.products).toHaveLength(48);
  });

  it('answers two questions at once with one load', async () => {
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => okResponse(products(3)) });
    const store = createTestStore({ transport });
    await Promise.all([
      store.dispatch(loadListingView('all', EMPTY_QUERY)),
      store.dispatch(loadListingView('all', { ...EMPTY_QUERY, sort: 'name' })),
    ]);
    expect(transport.requests).toHaveLength(1);
    expect(selectView(store.getState(), '/products/all?sort=name')?.products).toHaveLength(3);
  });

  it('is still there after another page was looked at [D-19]', async () => {
    const transport = createFakeTransport({ 'GET /api/Products/category/:category': () => okResponse(products(2)) });
    const store = createTestStore({ transport });
    await store.dispatch(loadCategoryView('wallpaper'));
    await store.dispatch(loadCategoryView('blinds'));
    await store.dispatch(loadCategoryView('wallpaper'));
    expect(transport.requests).toHaveLength(2);
  });
});

describe('the address of a listing', () => {
  it.each([
    '?sort=name&q=b%20a&page=3&washable=1&min=5&max=9.5&sub=linen&sub=kids&colour=red&colour=blue&category=canvas',
    '?page=1&sort=featured&q=%20&utm_source=x',
    '',
  ])("is its own key in the server's cache: %j [D-22]", (search) => {
    const address = listingAddress('all', readListingQuery(new URLSearchParams(search)));
    expect(buildPageCacheKey(address)).toBe(address);
    expect(buildPageCacheKey(listingAddress({ category: 'fabrics', sub: 'silk-&-velvet' }, EMPTY_QUERY))).toBe(
      '/fabrics/silk-%26-velvet',
    );
  });
});
