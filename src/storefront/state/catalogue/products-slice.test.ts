import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { ensureProductList } from './ensure-products.ts';
import { selectProductList } from './products-selectors.ts';
import { getProductListKey } from './products-slice.ts';
import {
  fetchAllProducts,
  fetchProductById,
  fetchProductsByCategory,
  fetchProductsBySubCategory,
} from './products-thunks.ts';

const [one, two, three] = ['1', '2', '3'].map((id) => createSampleProduct(id));
const alwaysRespond =
  (response: ApiResponse): Transport =>
  () =>
    Promise.resolve(response);

/** The test resolves the requests in any order through `responders`. */
function createHeldTransport() {
  const responders: ((response: ApiResponse) => void)[] = [];
  return { responders, transport: (() => new Promise((resolve) => responders.push(resolve))) as Transport };
}

describe('product lists', () => {
  it('go from idle to loading to succeeded and record the fetch time [STATE-01, STATE-05]', async () => {
    const store = createTestStore({ transport: alwaysRespond(buildOkResponse([one, two])), now: () => 1234 });
    expect(store.getState().products.status).toBe('idle');
    const load = store.dispatch(fetchAllProducts());
    expect(store.getState().products.status).toBe('loading');
    await load;
    expect(store.getState().products).toMatchObject({ status: 'succeeded', items: [one, two], lastFetched: 1234 });
    expect(Object.keys(store.getState().products.byId)).toEqual(['1', '2']);
  });

  it('are emptied when a load starts [STATE-06]', async () => {
    const { responders, transport } = createHeldTransport();
    const store = createTestStore({ transport });
    const first = store.dispatch(fetchProductsByCategory('Wallpaper'));
    responders[0]?.(buildOkResponse([one]));
    await first;
    store.dispatch(fetchProductsByCategory('Blinds'));
    expect(store.getState().products).toMatchObject({ items: [], byId: {}, status: 'loading' });
  });

  it('ignore the response for a superseded list', async () => {
    const { responders, transport } = createHeldTransport();
    const store = createTestStore({ transport });
    const first = store.dispatch(fetchProductsByCategory('Wallpaper'));
    const second = store.dispatch(fetchProductsBySubCategory({ category: 'Wallpaper', subCategory: 'kids' }));
    responders[1]?.(buildOkResponse([two]));
    await second;
    responders[0]?.(buildOkResponse([one]));
    await first;
    expect(store.getState().products.items).toEqual([two]);
    expect(selectProductList(store.getState(), getProductListKey('wallpaper', 'kids'))).toEqual([two]);
    expect(selectProductList(store.getState(), getProductListKey('wallpaper'))).toBeUndefined();
  });

  it.each([
    [buildJsonResponse(404, buildFailure('No such category')), 'HTTP 404', 'ERR-01'],
    [buildTextResponse(502, '<html>'), 'HTTP 502', 'ERR-01'],
    [buildJsonResponse(200, buildFailure('We are counting stock')), 'We are counting stock', 'ERR-02'],
    [buildJsonResponse(200, { succeeded: false }), 'Failed to fetch products', 'ERR-02'],
  ])('show the specified error message [ERR-01, ERR-02, STATE-04] %#', async (response, text) => {
    const store = createTestStore({ transport: alwaysRespond(response) });
    await store.dispatch(fetchAllProducts());
    expect(store.getState().products).toMatchObject({ status: 'failed', error: text });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'Network error'],
  ])('show the network error [ERR-04] %#', async (error, text) => {
    const store = createTestStore({ transport: () => Promise.reject(error) });
    await store.dispatch(fetchAllProducts());
    expect(store.getState().products.error).toBe(text);
  });
});

describe('a product fetched by id', () => {
  const transport = createFakeTransport({
    'GET /api/Products/GetAllProducts': () => buildOkResponse([one, two]),
    'GET /api/Products/GetProductById/:id': ({ params }) =>
      buildOkResponse(createSampleProduct(String(params.id), { title: 'New' })),
  });

  it('is added to the map and the list without duplicates [STATE-07, STATE-13]', async () => {
    const store = createTestStore({ transport });
    await store.dispatch(fetchAllProducts());
    await store.dispatch(fetchProductById('3'));
    await store.dispatch(fetchProductById('3'));
    await store.dispatch(fetchProductById('1'));
    const { items, byId: map } = store.getState().products;
    expect(items.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 New', '2 Product 2', '3 New']);
    expect(map['3']?.title).toBe('New');
    expect(selectProductList(store.getState(), getProductListKey())?.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('fails when the product is unknown [STATE-13, ERR-01]', async () => {
    const store = createTestStore();
    await store.dispatch(fetchProductById('9'));
    expect(store.getState().products).toMatchObject({ items: [], byId: {}, status: 'failed', error: 'HTTP 404' });
  });

  it.each([null, {}, [{ id: '1' }]])('fails when the body cannot be read: %j [D-50]', async (data) => {
    const store = createTestStore({ transport: alwaysRespond(buildOkResponse(data)) });
    await store.dispatch(fetchProductById('1'));
    expect(store.getState().products).toMatchObject({ status: 'failed', error: 'Failed to fetch product' });
    await store.dispatch(fetchAllProducts());
    expect(store.getState().products).toMatchObject({ status: 'failed', error: 'Failed to fetch products' });
  });

  it('has its own fallback message [ERR-03]', async () => {
    const store = createTestStore({ transport: alwaysRespond(buildJsonResponse(200, { succeeded: false })) });
    await store.dispatch(fetchProductById('1'));
    expect(store.getState().products.error).toBe('Failed to fetch product');
  });
});

describe('ensuring a product list', () => {
  it('fetches once, and again when the list is stale', async () => {
    let now = 0;
    const transport = createFakeTransport({
      'GET /api/Products/category/:category': () => buildOkResponse([one, three]),
    });
    const store = createTestStore({ transport, now: () => now });
    void store.dispatch(ensureProductList('Wallpaper'));
    await store.dispatch(ensureProductList('Wallpaper'));
    await new Promise(setImmediate);
    await store.dispatch(ensureProductList('Wallpaper'));
    expect(transport.requests).toHaveLength(1);
    now = 11 * 60_000;
    await store.dispatch(ensureProductList('Wallpaper'));
    expect(transport.requests).toHaveLength(2);
  });
});
