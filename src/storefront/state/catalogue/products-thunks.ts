import { endpoints } from '#contract/endpoints.ts';
import { readProductResponse, readProducts } from '#contract/readers/product-reader.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { productsErrorText } from './products-error.ts';

type SubCategoryArg = { category: string; subCategory: string };

export const fetchAllProducts = createAppThunk('products/fetchAll', async (_: undefined, thunk) =>
  toListResult(await callApi(thunk, endpoints.getAllProducts, {}), thunk),
);

export const fetchProductsByCategory = createAppThunk('products/fetchByCategory', async (category: string, thunk) =>
  toListResult(await callApi(thunk, endpoints.getProductsByCategory, { params: { category } }), thunk),
);

export const fetchProductsBySubCategory = createAppThunk(
  'products/fetchBySubCategory',
  async (params: SubCategoryArg, thunk) =>
    toListResult(await callApi(thunk, endpoints.getProductsBySubCategory, { params }), thunk),
);

export const fetchProductById = createAppThunk('products/fetchById', async (id: string, thunk) => {
  const outcome = await callApi(thunk, endpoints.getProductById, { params: { id } });
  const product = outcome.kind === 'ok' ? readProductResponse(outcome.json) : undefined;
  if (product) return { product, at: thunk.extra.now() };
  const fallback = 'Failed to fetch product';
  return thunk.rejectWithValue(outcome.kind === 'ok' ? fallback : productsErrorText(outcome, fallback));
});

function toListResult(outcome: ApiResult, thunk: ThunkApi) {
  if (outcome.kind === 'ok') return { products: readProducts(outcome.json), at: thunk.extra.now() };
  return thunk.rejectWithValue(productsErrorText(outcome, 'Failed to fetch products'));
}
