import { expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { okResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { fetchAllProducts } from './catalogue/products-thunks.ts';
import { fromPageState, type PageState, toPageState } from './page-state.ts';
import { toPageStateJson } from './page-state-json.ts';

const wicked = '</script><!-- <script> & \u2028 \u2029 é ₹';

async function loadedState() {
  const store = createTestStore({ transport: async () => okResponse([sampleProduct('1', { title: wicked })]) });
  await store.dispatch(fetchAllProducts());
  return store.getState();
}

it('writes state that cannot end its script element and reads back the same', async () => {
  const json = toPageStateJson(toPageState(await loadedState()));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(json) as PageState).products.items[0]?.title).toBe(wicked);
});

it('escapes what stands beside the products as well', async () => {
  const page = { ...toPageState(await loadedState()), failure: { key: '/', error: wicked } };
  const json = toPageStateJson(page);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(json) as PageState).failure?.error).toBe(wicked);
});

it('gives the browser the products that the server had, each written once, without anything that differs per rendering', async () => {
  const first = await loadedState();
  const page = toPageState(first);
  expect(toPageStateJson(page)).toBe(toPageStateJson(toPageState(await loadedState())));
  const { products } = fromPageState(page, 500);
  expect(products.byId).toEqual(first.products.byId);
  expect(products).toMatchObject({ status: 'succeeded', lastFetched: 500, list: { isLoaded: true, ids: ['1'] } });
});
