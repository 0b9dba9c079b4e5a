import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_QUERY } from '#domain/catalogue/listing/listing-query.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { fromPageState, toPageState } from '../page-state.ts';
import { selectView, selectViewError, viewReady } from './browse-slice.ts';
import { loadListingFrom, loadListingView } from './browse-thunks.ts';

let catalogue = Array.from({ length: 505 }, (_, index) => createSampleProduct(`p${index}`));
const getPage = (page: number) => ({ ...EMPTY_QUERY, page });

/** Renders the state of a listing page as the server does. */
async function renderPageState(page: number) {
  const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse(catalogue) });
  const store = createTestStore({ transport });
  await store.dispatch(loadListingView('all', getPage(page)));
  return toPageState(store.getState());
}

async function openPage(page: number) {
  const transport = createFakeTransport();
  const preloadedState = fromPageState(await renderPageState(page), Date.now());
  return { store: createTestStore({ transport, preloadedState }), transport };
}

const fetchPage = vi.fn(async (url: string) => {
  const page = Number(new URL(url, 'http://shop').searchParams.get('page') ?? 1);
  const state = JSON.stringify(await renderPageState(page));
  return new Response(`<!doctype html><script type="application/json" id="state">${state}</script>`);
});

beforeEach(() => {
  fetchPage.mockClear();
  vi.stubGlobal('fetch', fetchPage);
});

describe('a large listing in the browser', () => {
  it('appends the page that the server renders, without loading all products [D-23]', async () => {
    const { store, transport } = await openPage(1);
    await store.dispatch(loadListingView('all', getPage(2)));
    const view = selectView(store.getState(), '/products/all?page=2');
    expect(view?.products.map(({ id }) => id)).toEqual(catalogue.slice(0, 48).map(({ id }) => id));
    expect([view?.firstPage, view?.total]).toEqual([1, 505]);
    expect(transport.requests).toEqual([]);
  });

  it('shows no product twice when the catalogue changed between two pages', async () => {
    const { store } = await openPage(1);
    const before = catalogue;
    catalogue = [createSampleProduct('new'), ...before];
    await store.dispatch(loadListingView('all', getPage(2)));
    catalogue = before;
    const ids = selectView(store.getState(), '/products/all?page=2')?.products.map(({ id }) => id);
    expect(ids).toHaveLength(47);
    expect(new Set(ids).size).toBe(47);
  });

  it('reports a page that cannot be loaded, and loads it on retry', async () => {
    const { store } = await openPage(1);
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await store.dispatch(loadListingView('all', getPage(2)));
    expect(selectViewError(store.getState(), '/products/all?page=2')).toBe('Network error');
    fetchPage.mockResolvedValueOnce(new Response('', { status: 503 }));
    await store.dispatch(loadListingView('all', getPage(2)));
    expect(selectViewError(store.getState(), '/products/all?page=2')).toBe('HTTP 503');
    await store.dispatch(loadListingView('all', getPage(2)));
    expect(selectView(store.getState(), '/products/all?page=2')?.products).toHaveLength(48);
  });

  it('shows the earlier pages again after a reload, at most ten [D-23]', async () => {
    const { store } = await openPage(3);
    await store.dispatch(loadListingFrom('all', getPage(3), 1));
    const view = selectView(store.getState(), '/products/all?page=3');
    expect(view?.products.map(({ id }) => id)).toEqual(catalogue.slice(0, 72).map(({ id }) => id));
    expect(view?.firstPage).toBe(1);
    const late = (await openPage(15)).store;
    await late.dispatch(loadListingFrom('all', getPage(15), 1));
    expect(selectView(late.getState(), '/products/all?page=15')?.firstPage).toBe(5);
    await late.dispatch(loadListingFrom('all', getPage(15), 1));
    expect(selectView(late.getState(), '/products/all?page=15')?.firstPage).toBe(5);
  });

  it('keeps what another load shows while the earlier pages load', async () => {
    const { store } = await openPage(3);
    const getView = () => selectView(store.getState(), '/products/all?page=3');
    const view = getView();
    if (!view) throw new Error('The page has no view.');
    const loading = store.dispatch(loadListingFrom('all', getPage(3), 1));
    store.dispatch(viewReady({ ...view, total: 600 }));
    await loading;
    expect([getView()?.total, getView()?.products.length]).toEqual([600, 72]);

    store.dispatch(viewReady(view));
    const loadingAgain = store.dispatch(loadListingFrom('all', getPage(3), 1));
    store.dispatch(viewReady({ ...view, firstPage: 2 }));
    await loadingAgain;
    expect([getView()?.firstPage, getView()?.products.length]).toEqual([2, 24]);
  });

  it('loads a fresh page again when it lacks the pages before it', async () => {
    const { store } = await openPage(2);
    await store.dispatch(loadListingView('all', getPage(1)));
    await store.dispatch(loadListingView('all', getPage(2)));
    expect(selectView(store.getState(), '/products/all?page=2')?.products).toHaveLength(48);
    fetchPage.mockClear();
    await store.dispatch(loadListingView('all', getPage(2)));
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
