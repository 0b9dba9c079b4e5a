import { describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { LIST_FRESH_MS } from '../catalogue/ensure-products.ts';
import { selectProductPage } from './product-page-slice.ts';
import { loadProductPage } from './product-page-thunks.ts';

const product = createSampleProduct('1');
const subCategory = ['2', '3'].map((id) => createSampleProduct(id));
const category = ['4', '5'].map((id) => createSampleProduct(id));

type List = 'sub-category' | 'category';

/** Loads the page, then again with a list that fails. */
async function reloadWithout(failing: List): Promise<string[]> {
  let now = LIST_FRESH_MS;
  let failed: List | undefined;
  const respond = (list: List, products: readonly unknown[]) => {
    if (failed === list) throw new TypeError('Failed to fetch');
    return buildOkResponse(products);
  };
  const transport = createFakeTransport({
    'GET /api/Products/GetProductById/:id': () => buildOkResponse(product),
    'GET /api/Products/category/:category/sub/:subCategory': () => respond('sub-category', [product, ...subCategory]),
    'GET /api/Products/category/:category': () => respond('category', [product, ...category]),
  });
  const store = createTestStore({ transport, now: () => now });
  await store.dispatch(loadProductPage('1'));
  failed = failing;
  now += LIST_FRESH_MS;
  await store.dispatch(loadProductPage('1'));
  return selectProductPage(store.getState(), '1').related.map(({ id }) => id);
}

describe('related products', () => {
  it.each(['sub-category', 'category'] as const)('stay when a reload of the %s fails', async (failing) => {
    expect(await reloadWithout(failing)).toEqual(['2', '3', '4', '5']);
  });
});
