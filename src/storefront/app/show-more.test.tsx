import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { selectView } from '../state/catalogue/browse-slice.ts';
import { loadListingViewAt } from '../state/catalogue/browse-thunks.ts';
import { LIST_FRESH_MS } from '../state/catalogue/ensure-products.ts';
import { fromPageState, toPageState } from '../state/page-state.ts';
import { lazyPage } from './router/lazy-page.ts';
import { RoutePage } from './router/route-page.tsx';

const ALL = '/products/all';

const routes = await Promise.all(
  catalogueRoutes.map(async (route) => {
    const page = lazyPage(route);
    await page.load();
    return { path: route.path, element: <RoutePage key={route.path} route={route} page={page} /> };
  }),
);

const createTransport = (count: number) => {
  const products = Array.from({ length: count }, (_, index) =>
    createSampleProduct(`p${index}`, { title: `Design ${index}` }),
  );
  return createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse(products) });
};

/** Renders the state of a large listing as the server does. */
async function renderPageState(url: string) {
  const store = createTestStore({ transport: createTransport(505) });
  await store.dispatch(loadListingViewAt('all', new URL(url, 'http://shop').searchParams));
  return toPageState(store.getState());
}

async function renderDocument(url: string) {
  const state = JSON.stringify(await renderPageState(url));
  return new Response(`<!doctype html><script type="application/json" id="state">${state}</script>`);
}

const fetchPage = vi.fn(renderDocument);

let now = Date.now();
async function openLarge(url: string) {
  const preloadedState = fromPageState(await renderPageState(url), now);
  return renderWithStore(<span />, { url, routes, preloadedState, now: () => now });
}

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(renderDocument);
  vi.stubGlobal('fetch', fetchPage);
});

const listCards = () => [...document.querySelectorAll('article')];
const waitForCards = (count: number) => waitFor(() => expect(listCards()).toHaveLength(count));
const showMore = () => userEvent.click(screen.getByText('Show more'));
const retry = () => userEvent.click(screen.getByText('Try again'));
const waitForBusy = (isBusy: boolean) =>
  waitFor(() => expect(document.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe(String(isBusy)));
const findFocusedCard = () => listCards().findIndex((card) => card.contains(document.activeElement));

describe("'Show more' of a large listing", () => {
  it('leaves only the retry after a failure, which then focuses the first new card', async () => {
    await openLarge(ALL);
    fetchPage.mockResolvedValueOnce(new Response('', { status: 503 }));
    await showMore();
    expect(await screen.findByText('HTTP 503')).toBeDefined();
    expect(screen.queryByText('Show more')).toBeNull();
    await retry();
    await waitForCards(48);
    await waitFor(() => expect(findFocusedCard()).toBe(24));
    expect(screen.getByText('Show more').getAttribute('href')).toBe(`${ALL}?page=3`);
  });

  it('shows an error when the list had no results', async () => {
    await openLarge(`${ALL}?max=1&q=zzzzzz`);
    const response = createDeferred<Response>();
    fetchPage.mockReturnValueOnce(response.promise);
    await userEvent.click(screen.getByText('Show all products'));
    expect(await screen.findByText('Loading ...')).toBeDefined();
    response.resolve(new Response('', { status: 503 }));
    expect(await screen.findByText('HTTP 503')).toBeDefined();
    expect(screen.queryByText('No products match these filters.')).toBeNull();
    await retry();
    await waitForCards(24);
  });

  it('shows the earlier pages again when Back reloads a list that is no longer fresh [D-23]', async () => {
    const { router, store } = await openLarge(`${ALL}?page=3`);
    await router.navigate(`${ALL}?page=3`, { state: { firstPage: 1 }, replace: true });
    await waitForCards(72);
    await router.navigate('/wallpaper');
    await waitForCards(0);
    now += LIST_FRESH_MS;
    await router.navigate(-1);
    await waitFor(() => {
      const view = selectView(store.getState(), `${ALL}?page=3`);
      expect([view?.fetchedAt, view?.products.length]).toEqual([now, 72]);
    });
  });

  it('does not move the focus after Ctrl-click', async () => {
    const { router } = await openLarge(ALL);
    const link = screen.getByText('Show more');
    // Stops happy-dom from loading the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    await router.navigate(`${ALL}?page=2`);
    await waitForCards(48);
    expect(findFocusedCard()).toBe(-1);
  });

  it('does not move the focus when the visitor went back before the page was loaded', async () => {
    const { router, store } = await openLarge(ALL);
    const response = createDeferred<Response>();
    fetchPage.mockReturnValueOnce(response.promise);
    await showMore();
    await waitForBusy(true);
    await router.navigate(-1);
    await waitForBusy(false);
    response.resolve(await renderDocument(`${ALL}?page=2`));
    await waitFor(() => expect(selectView(store.getState(), `${ALL}?page=2`)).toBeDefined());
    await router.navigate(1);
    await waitForCards(48);
    expect(findFocusedCard()).toBe(-1);
  });
});

describe("'Show more' after 'Show earlier products'", () => {
  it('keeps the first page and focuses the first new card', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    renderWithStore(<span />, { url: `${ALL}?page=2`, routes, transport: createTransport(50) });
    await waitForCards(24);
    await userEvent.click(screen.getByText('Show earlier products'));
    await screen.findByText('Showing 1 to 24 of 50');
    await showMore();
    await waitForCards(48);
    await waitFor(() => expect(findFocusedCard()).toBe(24));
  });
});
