import { expect, it } from 'vitest';
import { okAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sampleProduct } from '#tests/support/sample-products.ts';
import { fetchAllProducts } from './catalogue/products-thunks.ts';
import { fromPageState, type PageState, toPageState } from './page-state.ts';
import { stateBlockJson } from './state-block.ts';

const wicked = '</script><!-- <script> & \u2028 \u2029 é ₹';

async function loadedState() {
  const store = testStore({ transport: async () => okAnswer([sampleProduct('1', { title: wicked })]) });
  await store.dispatch(fetchAllProducts());
  return store.getState();
}

it('writes state that cannot end its script element and reads back the same', async () => {
  const json = stateBlockJson(toPageState(await loadedState()));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(json) as PageState).products.items[0]?.title).toBe(wicked);
});

it('escapes what stands beside the products as well', async () => {
  const page = { ...toPageState(await loadedState()), failure: { key: '/', error: wicked } };
  const json = stateBlockJson(page);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(json) as PageState).failure?.error).toBe(wicked);
});

it('gives the browser the products that the server had, each written once, without anything that differs per rendering', async () => {
  const first = await loadedState();
  const page = toPageState(first);
  expect(stateBlockJson(page)).toBe(stateBlockJson(toPageState(await loadedState())));
  const { products } = fromPageState(page, 500);
  expect(products.byId).toEqual(first.products.byId);
  expect(products).toMatchObject({ status: 'succeeded', lastFetched: 500, list: { isLoaded: true, ids: ['1'] } });
});
