import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Product } from '#contract/storefront/catalogue.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import {
  fetchAllProducts,
  fetchProductById,
  fetchProductsByCategory,
  fetchProductsBySubCategory,
} from './products-thunks.ts';

/** The list requested last. `items` may also hold products fetched by id. */
type ProductList = { key: string; ids: string[]; isLoaded: boolean; requestId: string };

export type ProductsState = LoadState & {
  items: Product[];
  byId: Record<string, Product>;
  list: ProductList | null;
  /** The request that `status` describes; older ones don't change it. */
  latestRequest: string | null;
};

export const initialProductsState: ProductsState = {
  ...initialLoadState,
  items: [],
  byId: {},
  list: null,
  latestRequest: null,
};

export const getProductListKey = (category = 'all', subCategory?: string): string =>
  (subCategory === undefined ? category : `${category}/${subCategory}`).toLowerCase();

type ListArg = undefined | string | { category: string; subCategory: string };
const getRequestedKey = (arg: ListArg): string =>
  typeof arg === 'object' ? getProductListKey(arg.category, arg.subCategory) : getProductListKey(arg);

const isListPending = isAnyOf(
  fetchAllProducts.pending,
  fetchProductsByCategory.pending,
  fetchProductsBySubCategory.pending,
);
const isListFulfilled = isAnyOf(
  fetchAllProducts.fulfilled,
  fetchProductsByCategory.fulfilled,
  fetchProductsBySubCategory.fulfilled,
);
const isLoadRejected = isAnyOf(
  fetchAllProducts.rejected,
  fetchProductsByCategory.rejected,
  fetchProductsBySubCategory.rejected,
  fetchProductById.rejected,
);

function markLoading(state: ProductsState, requestId: string): void {
  state.status = 'loading';
  state.error = null;
  state.latestRequest = requestId;
}

function markLoaded(state: ProductsState, requestId: string, fetchedAt: number): void {
  state.lastFetched = fetchedAt;
  if (state.latestRequest === requestId) state.status = 'succeeded';
}

const productsSlice = createSlice({
  name: 'products',
  initialState: initialProductsState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchProductById.pending, (state, { meta }) => markLoading(state, meta.requestId));
    builder.addCase(fetchProductById.fulfilled, (state, { payload: { product, fetchedAt }, meta }) => {
      const index = state.items.findIndex((item) => item.id === product.id);
      state.items.splice(index < 0 ? state.items.length : index, 1, product);
      state.byId[product.id] = product;
      markLoaded(state, meta.requestId, fetchedAt);
    });
    builder.addMatcher(isListPending, (state, { meta }) => {
      state.items = [];
      state.byId = {};
      state.list = { key: getRequestedKey(meta.arg), ids: [], isLoaded: false, requestId: meta.requestId };
      markLoading(state, meta.requestId);
    });
    builder.addMatcher(isListFulfilled, (state, { payload: { products, fetchedAt }, meta }) => {
      if (state.list?.requestId !== meta.requestId) return;
      state.items = products as Product[];
      state.byId = { ...state.byId, ...Object.fromEntries(products.map((product) => [product.id, product])) };
      state.list.ids = products.map((product) => product.id);
      state.list.isLoaded = true;
      markLoaded(state, meta.requestId, fetchedAt);
    });
    builder.addMatcher(isLoadRejected, (state, { payload, error, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? error.message ?? NETWORK_ERROR;
    });
  },
});

export const productsReducer = productsSlice.reducer;
