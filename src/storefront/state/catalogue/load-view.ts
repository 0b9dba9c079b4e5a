import type { Product } from '#contract/storefront/catalogue.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk, RootState } from '../store.ts';
import { type BrowseView, selectView, viewFailed, viewReady, viewRequested } from './browse-slice.ts';
import { ensureProductList, LIST_FRESH_MS } from './ensure-products.ts';
import { selectProductList } from './products-selectors.ts';
import { getProductListKey } from './products-slice.ts';

type Source = { category?: string; subCategory?: string };
type ViewContent = Omit<BrowseView, 'key' | 'listSize' | 'fetchedAt'>;
/** Resolves to `undefined` when a script that it needs cannot be loaded. */
type BuildContent = (products: readonly Product[], state: RootState) => ViewContent | Promise<ViewContent | undefined>;

/** Loads a page's product list unless it is fresh, then builds the view. A cached view that is not current is rebuilt. */
export const loadView =
  (
    key: string,
    { category, subCategory }: Source,
    buildContent: BuildContent,
    isCurrent: (cached: BrowseView, state: RootState) => boolean = () => true,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const cached = selectView(getState(), key);
    if (cached && isCurrent(cached, getState()) && now() - cached.fetchedAt < LIST_FRESH_MS) return;
    dispatch(viewRequested());
    await dispatch(ensureProductList(category, subCategory));
    const state = getState();
    const listKey = getProductListKey(category, subCategory);
    const products = selectProductList(state, listKey);
    const { list, status, error, lastFetched } = state.products;
    if (products) {
      const content = await buildContent(products, state);
      if (content) dispatch(viewReady({ ...content, key, listSize: products.length, fetchedAt: lastFetched ?? now() }));
      else dispatch(viewFailed({ key, error: NETWORK_ERROR }));
    } else if (status === 'failed' && list?.key === listKey) {
      dispatch(viewFailed({ key, error: error ?? '' }));
    }
  };
