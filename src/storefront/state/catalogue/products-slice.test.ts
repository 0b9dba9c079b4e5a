import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { ensureProductList } from './ensure-products.ts';
import { selectProductList } from './products-selectors.ts';
import { productListKey } from './products-slice.ts';
import {
  fetchAllProducts,
  fetchProductById,
  fetchProductsByCategory,
  fetchProductsBySubCategory,
} from './products-thunks.ts';

const [one, two, three] = ['1', '2', '3'].map((id) => sampleProduct(id));
const always =
  (answer: ApiResponse): Transport =>
  () =>
    Promise.resolve(answer);

/** Answers that a test hands out in the order it likes. */
function heldTransport() {
  const answers: ((answer: ApiResponse) => void)[] = [];
  return { answers, transport: (() => new Promise((resolve) => answers.push(resolve))) as Transport };
}

describe('product lists', () => {
  it('go from idle over loading to succeeded and keep the time of the fetch [STATE-01, STATE-05]', async () => {
    const store = createTestStore({ transport: always(okResponse([one, two])), now: () => 1234 });
    expect(store.getState().products.status).toBe('idle');
    const load = store.dispatch(fetchAllProducts());
    expect(store.getState().products.status).toBe('loading');
    await load;
    expect(store.getState().products).toMatchObject({ status: 'succeeded', items: [one, two], lastFetched: 1234 });
    expect(Object.keys(store.getState().products.byId)).toEqual(['1', '2']);
  });

  it('clear the items and the map when a load starts [STATE-06]', async () => {
    const { answers, transport } = heldTransport();
    const store = createTestStore({ transport });
    const first = store.dispatch(fetchProductsByCategory('Wallpaper'));
    answers[0]?.(okResponse([one]));
    await first;
    store.dispatch(fetchProductsByCategory('Blinds'));
    expect(store.getState().products).toMatchObject({ items: [], byId: {}, status: 'loading' });
  });

  it('ignore the answer of a list that is no longer wanted', async () => {
    const { answers, transport } = heldTransport();
    const store = createTestStore({ transport });
    const first = store.dispatch(fetchProductsByCategory('Wallpaper'));
    const second = store.dispatch(fetchProductsBySubCategory({ category: 'Wallpaper', subCategory: 'kids' }));
    answers[1]?.(okResponse([two]));
    await second;
    answers[0]?.(okResponse([one]));
    await first;
    expect(store.getState().products.items).toEqual([two]);
    expect(selectProductList(store.getState(), productListKey('wallpaper', 'kids'))).toEqual([two]);
    expect(selectProductList(store.getState(), productListKey('wallpaper'))).toBeUndefined();
  });

  it.each([
    [jsonResponse(404, failure('No such category')), 'HTTP 404', 'ERR-01'],
    [textResponse(502, '<html>'), 'HTTP 502', 'ERR-01'],
    [jsonResponse(200, failure('We are counting stock')), 'We are counting stock', 'ERR-02'],
    [jsonResponse(200, { succeeded: false }), 'Failed to fetch products', 'ERR-02'],
  ])('fail with the sentence of the catalogue [ERR-01, ERR-02, STATE-04] %#', async (answer, text) => {
    const store = createTestStore({ transport: always(answer) });
    await store.dispatch(fetchAllProducts());
    expect(store.getState().products).toMatchObject({ status: 'failed', error: text });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'Network error'],
  ])('name the network failure [ERR-04] %#', async (error, text) => {
    const store = createTestStore({ transport: () => Promise.reject(error) });
    await store.dispatch(fetchAllProducts());
    expect(store.getState().products.error).toBe(text);
  });
});

describe('one product', () => {
  const byId = createFakeTransport({
    'GET /api/Products/GetAllProducts': () => okResponse([one, two]),
    'GET /api/Products/GetProductById/:id': ({ params }) =>
      okResponse(sampleProduct(String(params.id), { title: 'New' })),
  });

  it('is added to the map and the list, once however often it is fetched [STATE-07, STATE-13]', async () => {
    const store = createTestStore({ transport: byId });
    await store.dispatch(fetchAllProducts());
    await store.dispatch(fetchProductById('3'));
    await store.dispatch(fetchProductById('3'));
    await store.dispatch(fetchProductById('1'));
    const { items, byId: map } = store.getState().products;
    expect(items.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 New', '2 Product 2', '3 New']);
    expect(map['3']?.title).toBe('New');
    expect(selectProductList(store.getState(), productListKey())?.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('that is unknown adds nothing and fails [STATE-13, ERR-01]', async () => {
    const store = createTestStore();
    await store.dispatch(fetchProductById('9'));
    expect(store.getState().products).toMatchObject({ items: [], byId: {}, status: 'failed', error: 'HTTP 404' });
  });

  it('has its own fallback sentence [ERR-03]', async () => {
    const store = createTestStore({ transport: always(jsonResponse(200, { succeeded: false })) });
    await store.dispatch(fetchProductById('1'));
    expect(store.getState().products.error).toBe('Failed to fetch product');
  });
});

describe('what a page makes sure of', () => {
  it('is fetched once, and again when it has grown old', async () => {
    let now = 0;
    const transport = createFakeTransport({
      'GET /api/Products/category/:category': () => okResponse([one, three]),
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
