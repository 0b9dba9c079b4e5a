import { fetchPageState, PageLoadError } from '#storefront/api/fetch-page-state.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import { fromPageState, type PageState } from '../page-state.ts';
import type { AppThunk } from '../store.ts';
import { type BrowseView, selectView, viewFailed, viewReady, viewRequested } from './browse-slice.ts';
import { LIST_FRESH_MS } from './ensure-products.ts';

/**
 * Loads one page of a long listing as the server renders it, instead of all products, and appends it to `previous`. Loads
 * it again if the cached view starts after `firstPage`.
 */
export const loadServedView =
  (key: string, previous: BrowseView | undefined, firstPage: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const cached = selectView(getState(), key);
    if (cached && cached.firstPage <= firstPage && now() - cached.fetchedAt < LIST_FRESH_MS) return;
    dispatch(viewRequested());
    try {
      const view = await fetchServedView(key, now());
      dispatch(viewReady(previous ? joinViews(previous, { ...view, key }) : { ...view, key }));
    } catch (error) {
      dispatch(viewFailed({ key, error: error instanceof PageLoadError ? error.message : NETWORK_ERROR }));
    }
  };

/** Shows the pages before a view again, after a reload. */
export const loadEarlierPages =
  (key: string, firstPage: number, buildPageUrl: (page: number) => string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const view = selectView(getState(), key);
    if (!view || view.firstPage <= firstPage) return;
    const pages = Array.from({ length: view.firstPage - firstPage }, (_, index) => firstPage + index);
    try {
      const earlier = await Promise.all(pages.map((page) => fetchServedView(buildPageUrl(page), now())));
      // Another load may have replaced the view meanwhile.
      const latest = selectView(getState(), key);
      if (latest?.firstPage === view.firstPage) dispatch(viewReady([...earlier, latest].reduce(joinViews)));
    } catch {
      // The link to the earlier products is still there.
    }
  };

async function fetchServedView(url: string, now: number): Promise<BrowseView> {
  const state = (await fetchPageState(url)) as PageState | undefined;
  const view = state && fromPageState(state, now).browse.views[0];
  if (!view) throw new PageLoadError(NETWORK_ERROR);
  return view;
}

/** A product may be on both pages when the catalogue changed between them. */
function joinViews(first: BrowseView, second: BrowseView): BrowseView {
  const shownIds = new Set(first.products.map(({ id }) => id));
  const added = second.products.filter(({ id }) => !shownIds.has(id));
  return { ...second, products: [...first.products, ...added], firstPage: first.firstPage };
}
