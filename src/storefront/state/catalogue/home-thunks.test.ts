import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { createFakeTransport, jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { fromPageState, toPageState } from '../page-state.ts';
import { selectView, selectViewError } from './browse-slice.ts';
import { loadHomeView } from './home-thunks.ts';

const featured = (category: 'wallpaper' | 'blinds' | 'canvas' | 'curtains', count: number, isFeatured = true) =>
  Array.from({ length: count }, (_, place) => sampleProduct(`${category}-${place}`, { category, isFeatured }));

const catalogue = [
  ...featured('wallpaper', 6),
  sampleProduct('plain-curtain', { category: 'curtains' }),
  ...featured('curtains', 6),
  ...featured('blinds', 2),
  ...featured('canvas', 5, false),
];
const allProducts = 'GET /api/Products/GetAllProducts';

const shownHome = async () => {
  const store = createTestStore({ transport: createFakeTransport({ [allProducts]: () => okResponse(catalogue) }) });
  await store.dispatch(loadHomeView());
  return store;
};
const ids = (store: Awaited<ReturnType<typeof shownHome>>) =>
  selectView(store.getState(), '/')?.products.map(({ id }) => id);

describe('the products of the home page', () => {
  it('are the first four featured of blinds, canvas and curtains; all count where none is [D-03]', async () => {
    expect(ids(await shownHome())).toEqual([
      ...['blinds-0', 'blinds-1'],
      ...['canvas-0', 'canvas-1', 'canvas-2', 'canvas-3'],
      ...['curtains-0', 'curtains-1', 'curtains-2', 'curtains-3'],
    ]);
  });

  it('are all that travels with the page, and the browser finds them there [D-23]', async () => {
    const store = await shownHome();
    const page = toPageState(store.getState());
    expect(page.products.items).toHaveLength(10);
    const browser = createTestStore({ preloadedState: fromPageState(page, Date.now()) });
    expect(ids(browser)).toEqual(ids(store));
  });

  it('come with a second try after a failure', async () => {
    let isUp = false;
    const transport = createFakeTransport({
      [allProducts]: () => (isUp ? okResponse(catalogue) : jsonResponse(503, {})),
    });
    const store = createTestStore({ transport });
    await store.dispatch(loadHomeView());
    expect(selectViewError(store.getState(), '/')).toBe('HTTP 503');
    isUp = true;
    await store.dispatch(loadHomeView());
    expect(ids(store)).toHaveLength(10);
  });
});
