import type { AppDispatch, AppThunk } from '../store.ts';
import { getProductListKey } from './products-slice.ts';
import { fetchAllProducts, fetchProductsByCategory, fetchProductsBySubCategory } from './products-thunks.ts';

/** Maximum age of a list before a visit reloads it. */
export const LIST_FRESH_MS = 10 * 60_000;

/** Running loads by request id, shared by concurrent callers. */
const pendingLoads = new Map<string, Promise<unknown>>();

/** Loads a list unless the store already has it or is loading it. */
export const ensureProductList =
  (category?: string, subCategory?: string): AppThunk<Promise<unknown>> =>
  (dispatch, getState, { now }) => {
    const { list, lastFetched, status } = getState().products;
    const isRequestedList = list?.key === getProductListKey(category, subCategory);
    const isFresh = list?.isLoaded === true && now() - (lastFetched ?? 0) < LIST_FRESH_MS;
    const isLoading = list?.isLoaded === false && status === 'loading';
    if (isRequestedList && (isFresh || isLoading)) return pendingLoads.get(list.requestId) ?? Promise.resolve();
    const load = fetchList(dispatch, category, subCategory);
    pendingLoads.set(load.requestId, load);
    return load.finally(() => pendingLoads.delete(load.requestId));
  };

function fetchList(dispatch: AppDispatch, category: string | undefined, subCategory: string | undefined) {
  if (category === undefined) return dispatch(fetchAllProducts());
  if (subCategory === undefined) return dispatch(fetchProductsByCategory(category));
  return dispatch(fetchProductsBySubCategory({ category, subCategory }));
}
