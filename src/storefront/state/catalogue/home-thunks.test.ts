import { describe, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildJsonResponse, buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { fromPageState, toPageState } from '../page-state.ts';
import { selectView, selectViewError } from './browse-slice.ts';
import { loadHomeView } from './home-thunks.ts';

const createProducts = (category: 'wallpaper' | 'blinds' | 'canvas' | 'curtains', count: number, isFeatured = true) =>
  Array.from({ length: count }, (_, index) => createSampleProduct(`${category}-${index}`, { category, isFeatured }));

const catalogue = [
  ...createProducts('wallpaper', 6),
  createSampleProduct('plain-curtain', { category: 'curtains' }),
  ...createProducts('curtains', 6),
  ...createProducts('blinds', 2),
  ...createProducts('canvas', 5, false),
];
const sampleIds = shippedHome.tabs.wallpaper;
const ALL_PRODUCTS = 'GET /api/Products/GetAllProducts';

const loadHome = async (products = catalogue) => {
  const store = createTestStore({
    transport: createFakeTransport({ [ALL_PRODUCTS]: () => buildOkResponse(products) }),
  });
  await store.dispatch(loadHomeView());
  return store;
};
const getIds = (store: Awaited<ReturnType<typeof loadHome>>) =>
  selectView(store.getState(), '/')?.products.map(({ id }) => id);

describe('home page products', () => {
  it('are the first four featured products per category, or the first four when none is featured [D-03, D-35]', async () => {
    expect(getIds(await loadHome())).toEqual([
      'wallpaper-0',
      'wallpaper-1',
      'wallpaper-2',
      'wallpaper-3',
      'blinds-0',
      'blinds-1',
      'canvas-0',
      'canvas-1',
      'canvas-2',
      'canvas-3',
      'curtains-0',
      'curtains-1',
      'curtains-2',
      'curtains-3',
    ]);
  });

  it('start with the wallpaper samples that exist [D-03, D-35, HOME-24]', async () => {
    const samples = [...sampleIds]
      .reverse()
      .slice(1)
      .map((id) => createSampleProduct(id));
    const shown = getIds(await loadHome([...catalogue, ...samples]))?.slice(0, 4);
    expect(shown).toEqual([...sampleIds.slice(0, 3), 'wallpaper-0']);
  });

  it('come with the links that lead to no product [D-35]', async () => {
    const getDeadLinks = async (products = catalogue) =>
      selectView((await loadHome(products)).getState(), '/')?.home?.deadLinks;
    expect(await getDeadLinks()).toEqual(shippedHome.slides.slice(1).map(({ to }) => to));
    expect(await getDeadLinks(createProducts('canvas', 1))).toContain('/wallpaper');
  });

  it('are the only products embedded in the page, and the browser restores them [D-23]', async () => {
    const store = await loadHome();
    const page = toPageState(store.getState());
    expect(page.products.items).toHaveLength(14);
    const browser = createTestStore({ preloadedState: fromPageState(page, Date.now()) });
    expect(getIds(browser)).toEqual(getIds(store));
  });

  it('load on retry after a failure', async () => {
    let isUp = false;
    const transport = createFakeTransport({
      [ALL_PRODUCTS]: () => (isUp ? buildOkResponse(catalogue) : buildJsonResponse(503, {})),
    });
    const store = createTestStore({ transport });
    await store.dispatch(loadHomeView());
    expect(selectViewError(store.getState(), '/')).toBe('HTTP 503');
    isUp = true;
    await store.dispatch(loadHomeView());
    expect(getIds(store)).toHaveLength(14);
  });
});
