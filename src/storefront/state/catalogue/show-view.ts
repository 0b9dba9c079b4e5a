import type { Product } from '#contract/api/catalogue.ts';
import type { AppThunk, RootState } from '../store.ts';
import { type BrowseView, selectView, viewAsked, viewFailed, viewReady } from './browse-slice.ts';
import { ensureProductList, LIST_FRESH_MS } from './ensure-products.ts';
import { selectProductList } from './products-selectors.ts';
import { productListKey } from './products-slice.ts';

type Source = { category?: string; subCategory?: string };
type ViewParts = Omit<BrowseView, 'key' | 'listSize' | 'at'>;

/** Loads the list behind a page, unless it is here already, and works out what the page shows. */
export const showView =
  (
    key: string,
    { category, subCategory }: Source,
    partsOf: (products: readonly Product[], state: RootState) => ViewParts,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const known = selectView(getState(), key);
    if (known && now() - known.at < LIST_FRESH_MS) return;
    dispatch(viewAsked());
    await dispatch(ensureProductList(category, subCategory));
    const state = getState();
    const listKey = productListKey(category, subCategory);
    const products = selectProductList(state, listKey);
    const { list, status, error, lastFetched } = state.products;
    if (products) {
      const parts = partsOf(products, state);
      dispatch(viewReady({ ...parts, key, listSize: products.length, at: lastFetched ?? now() }));
    } else if (status === 'failed' && list?.key === listKey) {
      dispatch(viewFailed({ key, error: error ?? '' }));
    }
  };
