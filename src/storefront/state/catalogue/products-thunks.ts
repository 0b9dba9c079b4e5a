import { calls } from '#contract/calls.ts';
import { readProductAnswer, readProducts } from '#contract/readers/product-reader.ts';
import type { CallOutcome } from '#storefront/api/call-outcome.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { productsErrorText } from './products-error.ts';

type SubCategoryArg = { category: string; subCategory: string };

export const fetchAllProducts = createAppThunk('products/fetchAll', async (_: undefined, thunk) =>
  settleList(await callApi(thunk, calls.getAllProducts, {}), thunk),
);

export const fetchProductsByCategory = createAppThunk('products/fetchByCategory', async (category: string, thunk) =>
  settleList(await callApi(thunk, calls.getProductsByCategory, { params: { category } }), thunk),
);

export const fetchProductsBySubCategory = createAppThunk(
  'products/fetchBySubCategory',
  async (params: SubCategoryArg, thunk) =>
    settleList(await callApi(thunk, calls.getProductsBySubCategory, { params }), thunk),
);

export const fetchProductById = createAppThunk('products/fetchById', async (id: string, thunk) => {
  const outcome = await callApi(thunk, calls.getProductById, { params: { id } });
  const product = outcome.kind === 'ok' ? readProductAnswer(outcome.json) : undefined;
  if (product) return { product, at: thunk.extra.now() };
  const fallback = 'Failed to fetch product';
  return thunk.rejectWithValue(outcome.kind === 'ok' ? fallback : productsErrorText(outcome, fallback));
});

function settleList(outcome: CallOutcome, thunk: ThunkApi) {
  if (outcome.kind === 'ok') return { products: readProducts(outcome.json), at: thunk.extra.now() };
  return thunk.rejectWithValue(productsErrorText(outcome, 'Failed to fetch products'));
}
