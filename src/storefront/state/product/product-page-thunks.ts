import { clientEndpoints } from '#contract/client-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { readProducts } from '#contract/readers/product-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { MAX_RELATED_PRODUCTS, pickRelatedProducts } from '#domain/product/related-products.ts';
import { callApi } from '../app-thunk.ts';
import { LIST_FRESH_MS } from '../catalogue/ensure-products.ts';
import { fetchProductById } from '../catalogue/products-thunks.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import {
  PRODUCT_GONE,
  PRODUCT_NOT_FOUND,
  productFailed,
  productReceived,
  productRequested,
  relatedReceived,
  selectProductPage,
} from './product-page-slice.ts';

const GONE = 410;

/** Loads a product and its related products unless they are fresh. */
export const loadProductPage =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const { status, fetchedAt } = selectProductPage(getState(), id);
    if (status === 'loading' || (status === 'succeeded' && now() - fetchedAt < LIST_FRESH_MS)) return;
    dispatch(productRequested(id));
    const action = await dispatch(fetchProductById(id));
    if (fetchProductById.fulfilled.match(action)) {
      dispatch(productReceived({ id, ...action.payload }));
      await dispatch(loadRelatedProducts(action.payload.product));
    } else {
      const error = action.payload ?? action.error.message ?? NETWORK_ERROR;
      const isUnknown = error === PRODUCT_NOT_FOUND && !import.meta.env.SSR;
      dispatch(productFailed({ id, error, ...(isUnknown && (await findArchived(id))) }));
    }
  };

/** Pages from the server redirect, or say that the product is gone; so do those that the browser shows itself. */
async function findArchived(id: string): Promise<{ error?: string; movedTo?: string | undefined }> {
  const { fetchPageOutcome } = await import('#storefront/api/fetch-page-outcome.ts');
  const outcome = await fetchPageOutcome(paths.product(id)).catch(() => undefined);
  return outcome?.status === GONE ? { error: PRODUCT_GONE } : { movedTo: outcome?.movedTo };
}

/** Ignores errors: the page works without related products, and a failed reload keeps those it shows. */
const loadRelatedProducts =
  (product: Product): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const params = {
      category: CATEGORIES[product.category].name,
      subCategory: getSubCategoryLabel(product.subCategory),
    };
    const { id } = product;
    const fetchList = async (endpoint: 'getProductsBySubCategory' | 'getProductsByCategory') => {
      const result = await callApi({ extra, getState }, clientEndpoints[endpoint], { params });
      return (result.kind === 'ok' && readProducts(result.content)) || undefined;
    };
    const hasRelated = () => selectProductPage(getState(), id).related.length > 0;
    const list = await fetchList('getProductsBySubCategory');
    if (!list && hasRelated()) return;
    let related = pickRelatedProducts(list ?? [], id);
    if (related.length < MAX_RELATED_PRODUCTS) {
      const others = await fetchList('getProductsByCategory');
      if (!others && hasRelated()) return;
      related = pickRelatedProducts(list ?? [], id, others);
    }
    dispatch(relatedReceived({ id, related }));
  };
