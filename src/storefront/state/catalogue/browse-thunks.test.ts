import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '#domain/catalogue/listing/listing-query.ts';
import { loadProductSearch } from '#storefront/search/product-search.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { selectView } from './browse-slice.ts';
import { loadListingView } from './browse-thunks.ts';
import { selectProductList } from './products-selectors.ts';

const catalogue = ['Vine', 'Stripe'].map((title) => createSampleProduct(title, { title }));
const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse(catalogue) });

/** As the server renders one page: with a store of its own, from the catalogue in memory. */
async function renderSearch(q: string) {
  const store = createTestStore({ transport });
  await store.dispatch(loadListingView('all', { ...EMPTY_QUERY, q }));
  const view = selectView(store.getState(), `/products/all?q=${q}`);
  return { titles: view?.products.map(({ title }) => title), list: selectProductList(store.getState(), 'all') ?? [] };
}

describe('a searched listing', () => {
  it('shares one index between the pages of a catalogue [D-05]', async () => {
    const [first, second] = [await renderSearch('vine'), await renderSearch('strpe')];
    expect([first.titles, second.titles]).toEqual([['Vine'], ['Stripe']]);
    expect(await loadProductSearch(second.list)).toBe(await loadProductSearch(first.list));
  });
});
