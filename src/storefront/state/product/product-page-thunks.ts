import { endpoints } from '#contract/endpoints.ts';
import { readProducts } from '#contract/readers/product-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { pickRelatedProducts } from '#domain/product/related-products.ts';
import { callApi } from '../app-thunk.ts';
import { LIST_FRESH_MS } from '../catalogue/ensure-products.ts';
import { fetchProductById } from '../catalogue/products-thunks.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import {
  productArrived,
  productFailed,
  productRequested,
  relatedReceived,
  selectProductPage,
} from './product-page-slice.ts';

/** Loads a product and its related products unless they are fresh. */
export const loadProductPage =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const { status, at } = selectProductPage(getState(), id);
    if (status === 'loading' || (status === 'succeeded' && now() - at < LIST_FRESH_MS)) return;
    dispatch(productRequested(id));
    const ended = await dispatch(fetchProductById(id));
    if (fetchProductById.fulfilled.match(ended)) {
      dispatch(productArrived({ id, ...ended.payload }));
      await dispatch(loadRelatedProducts(ended.payload.product));
    } else {
      dispatch(productFailed({ id, error: ended.payload ?? ended.error.message ?? NETWORK_ERROR }));
    }
  };

/** Optional: errors are ignored. */
const loadRelatedProducts =
  (product: Product): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const params = {
      category: CATEGORIES[product.category].callName,
      subCategory: getSubCategoryLabel(product.subCategory),
    };
    const outcome = await callApi({ extra, getState }, endpoints.getProductsBySubCategory, { params });
    if (outcome.kind !== 'ok') return;
    dispatch(relatedReceived({ id: product.id, related: pickRelatedProducts(readProducts(outcome.json), product.id) }));
  };
