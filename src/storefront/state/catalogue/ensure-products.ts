import type { AppDispatch, AppThunk } from '../store.ts';
import { productListKey } from './products-slice.ts';
import { fetchAllProducts, fetchProductsByCategory, fetchProductsBySubCategory } from './products-thunks.ts';

/** A list stays usable for this long; then coming back to it loads it again. */
export const LIST_FRESH_MS = 10 * 60_000;

/** Loads under way by their request: whoever needs the same list meanwhile waits for the same answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Loads the list that a page shows, unless the store already holds it or is loading it. */
export const ensureProductList =
  (category?: string, subCategory?: string): AppThunk<Promise<unknown>> =>
  (dispatch, getState, { now }) => {
    const { list, lastFetched, status } = getState().products;
    const isOurs = list?.key === productListKey(category, subCategory);
    const isFresh = list?.isLoaded === true && now() - (lastFetched ?? 0) < LIST_FRESH_MS;
    const isComing = list?.isLoaded === false && status === 'loading';
    if (isOurs && (isFresh || isComing)) return underWay.get(list.requestId) ?? Promise.resolve();
    const load = fetchList(dispatch, category, subCategory);
    underWay.set(load.requestId, load);
    return load.finally(() => underWay.delete(load.requestId));
  };

function fetchList(dispatch: AppDispatch, category: string | undefined, subCategory: string | undefined) {
  if (category === undefined) return dispatch(fetchAllProducts());
  if (subCategory === undefined) return dispatch(fetchProductsByCategory(category));
  return dispatch(fetchProductsBySubCategory({ category, subCategory }));
}
