import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readProduct, readProducts } from '#contract/readers/product-reader.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
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
  const product = result.kind === 'ok' ? readProduct(result.content.data) : undefined;
  if (product) return { product, fetchedAt: thunk.extra.now() };
  return thunk.rejectWithValue(getErrorMessage(result, 'Failed to fetch product'));
});

function toListResult(result: ApiResult, thunk: ThunkApi) {
  const products = result.kind === 'ok' ? readProducts(result.content) : undefined;
  if (products) return { products, fetchedAt: thunk.extra.now() };
  return thunk.rejectWithValue(getErrorMessage(result, 'Failed to fetch products'));
}

function getErrorMessage(result: ApiResult, fallback: string): string {
  switch (result.kind) {
    case 'httpError':
      return `HTTP ${result.status}`;
    case 'refused':
      return result.message ?? fallback;
    case 'unreachable':
      return result.reason || NETWORK_ERROR;
    case 'ok':
    case 'notJson':
      return fallback;
  }
}
