import type { Product } from '#contract/api/catalogue.ts';
import { calls } from '#contract/calls.ts';
import { readProducts } from '#contract/readers/product-reader.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { callApi } from '../app-thunk.ts';
import { LIST_FRESH_MS } from '../catalogue/ensure-products.ts';
import { fetchProductById } from '../catalogue/products-thunks.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import {
  productArrived,
  productAsked,
  productFailed,
  relatedArrived,
  selectProductPage,
} from './product-page-slice.ts';

/** Loads the product of a page and what stands beside it; one that has just been loaded is not asked for again. */
export const openProduct =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const { status, at } = selectProductPage(getState(), id);
    if (status === 'loading' || (status === 'succeeded' && now() - at < LIST_FRESH_MS)) return;
    dispatch(productAsked(id));
    const ended = await dispatch(fetchProductById(id));
    if (fetchProductById.fulfilled.match(ended)) {
      dispatch(productArrived({ id, ...ended.payload }));
      await dispatch(findRelated(ended.payload.product));
    } else {
      dispatch(productFailed({ id, error: ended.payload ?? ended.error.message ?? NETWORK_ERROR }));
    }
  };

/** An extra: when it cannot be had, the page is complete without it. */
const findRelated =
  (product: Product): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const params = {
      category: CATEGORIES[product.category].callName,
      subCategory: subCategoryLabel(product.subCategory),
    };
    const outcome = await callApi({ extra, getState }, calls.getProductsBySubCategory, { params });
    if (outcome.kind !== 'ok') return;
    dispatch(relatedArrived({ id: product.id, related: relatedProducts(readProducts(outcome.json), product.id) }));
  };
