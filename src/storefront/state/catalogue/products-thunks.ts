import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readProductResponse, readProducts } from '#contract/readers/product-reader.ts';
import type { ApiFailure, ApiResult } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';

type SubCategoryArg = { category: string; subCategory: string };

export const fetchAllProducts = createAppThunk('products/fetchAll', async (_: undefined, thunk) =>
  toListResult(await callApi(thunk, clientEndpoints.getAllProducts, {}), thunk),
);

export const fetchProductsByCategory = createAppThunk('products/fetchByCategory', async (category: string, thunk) =>
  toListResult(await callApi(thunk, clientEndpoints.getProductsByCategory, { params: { category } }), thunk),
);

export const fetchProductsBySubCategory = createAppThunk(
  'products/fetchBySubCategory',
  async (params: SubCategoryArg, thunk) =>
    toListResult(await callApi(thunk, clientEndpoints.getProductsBySubCategory, { params }), thunk),
);

export const fetchProductById = createAppThunk('products/fetchById', async (id: string, thunk) => {
  const result = await callApi(thunk, clientEndpoints.getProductById, { params: { id } });
  const product = result.kind === 'ok' ? readProductResponse(result.json) : undefined;
  if (product) return { product, fetchedAt: thunk.extra.now() };
  const fallback = 'Failed to fetch product';
  return thunk.rejectWithValue(result.kind === 'ok' ? fallback : getErrorMessage(result, fallback));
});

function toListResult(result: ApiResult, thunk: ThunkApi) {
  if (result.kind === 'ok') return { products: readProducts(result.json), fetchedAt: thunk.extra.now() };
  return thunk.rejectWithValue(getErrorMessage(result, 'Failed to fetch products'));
}

function getErrorMessage(failure: ApiFailure, fallback: string): string {
  switch (failure.kind) {
    case 'httpError':
      return `HTTP ${failure.status}`;
    case 'refused':
      return failure.message ?? fallback;
    case 'unreachable':
      return failure.reason || NETWORK_ERROR;
    case 'notJson':
      return fallback;
  }
}
