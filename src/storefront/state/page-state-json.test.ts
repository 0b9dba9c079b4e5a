import { expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { fetchAllProducts } from './catalogue/products-thunks.ts';
import { fromPageState, type PageState, toPageState } from './page-state.ts';
import { toPageStateJson } from './page-state-json.ts';

const unsafeText = '</script><!-- <script> & \u2028 \u2029 é ₹';

async function loadState() {
  const store = createTestStore({
    transport: async () => buildOkResponse([createSampleProduct('1', { title: unsafeText })]),
  });
  await store.dispatch(fetchAllProducts());
  return store.getState();
}

it('writes JSON that is safe in a script element and parses back unchanged', async () => {
  const json = toPageStateJson(toPageState(await loadState()));
  expect(json).not.toMatch(/[<>&\u0080-\uffff]/);
  expect((JSON.parse(json) as PageState).products.items[0]?.title).toBe(unsafeText);
});

it('escapes everything beside the products too', async () => {
  const page = { ...toPageState(await loadState()), failure: { key: '/', error: unsafeText } };
  const json = toPageStateJson(page);
  expect(json).not.toMatch(/[<>&\u0080-\uffff]/);
  expect((JSON.parse(json) as PageState).failure?.error).toBe(unsafeText);
});

it('restores the products and gives identical JSON for every rendering', async () => {
  const first = await loadState();
  const page = toPageState(first);
  expect(toPageStateJson(page)).toBe(toPageStateJson(toPageState(await loadState())));
  const { products } = fromPageState(page, 500);
  expect(products.byId).toEqual(first.products.byId);
  expect(products).toMatchObject({ status: 'succeeded', lastFetched: 500, list: { isLoaded: true, ids: ['1'] } });
});
