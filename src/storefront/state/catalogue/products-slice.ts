import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Product } from '#contract/api/catalogue.ts';
import { type LoadState, notLoaded } from '../load-status.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import {
  fetchAllProducts,
  fetchProductById,
  fetchProductsByCategory,
  fetchProductsBySubCategory,
} from './products-thunks.ts';

/** The list asked for last. `items` may hold more: products that were fetched by id. */
type ProductList = { key: string; ids: string[]; isLoaded: boolean; requestId: string };

export type ProductsState = LoadState & {
  items: Product[];
  byId: Record<string, Product>;
  list: ProductList | null;
  /** The load that `status` tells of; an earlier one that ends later does not change it. */
  latestRequest: string | null;
};

export const initialProducts: ProductsState = { ...notLoaded, items: [], byId: {}, list: null, latestRequest: null };

/** Names a list, so that a page can tell whether the one in the store is its own. */
export const productListKey = (category = 'all', subCategory?: string): string =>
  (subCategory === undefined ? category : `${category}/${subCategory}`).toLowerCase();

type ListArg = undefined | string | { category: string; subCategory: string };
const keyOf = (arg: ListArg): string =>
  typeof arg === 'object' ? productListKey(arg.category, arg.subCategory) : productListKey(arg);

const listStarted = isAnyOf(
  fetchAllProducts.pending,
  fetchProductsByCategory.pending,
  fetchProductsBySubCategory.pending,
);
const listArrived = isAnyOf(
  fetchAllProducts.fulfilled,
  fetchProductsByCategory.fulfilled,
  fetchProductsBySubCategory.fulfilled,
);
const failed = isAnyOf(
  fetchAllProducts.rejected,
  fetchProductsByCategory.rejected,
  fetchProductsBySubCategory.rejected,
  fetchProductById.rejected,
);

function started(state: ProductsState, requestId: string): void {
  state.status = 'loading';
  state.error = null;
  state.latestRequest = requestId;
}

function arrived(state: ProductsState, requestId: string, at: number): void {
  state.lastFetched = at;
  if (state.latestRequest === requestId) state.status = 'succeeded';
}

const productsSlice = createSlice({
  name: 'products',
  initialState: initialProducts,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchProductById.pending, (state, { meta }) => started(state, meta.requestId));
    builder.addCase(fetchProductById.fulfilled, (state, { payload: { product, at }, meta }) => {
      const place = state.items.findIndex((item) => item.id === product.id);
      state.items.splice(place < 0 ? state.items.length : place, 1, product);
      state.byId[product.id] = product;
      arrived(state, meta.requestId, at);
    });
    builder.addMatcher(listStarted, (state, { meta }) => {
      state.items = [];
      state.byId = {};
      state.list = { key: keyOf(meta.arg), ids: [], isLoaded: false, requestId: meta.requestId };
      started(state, meta.requestId);
    });
    builder.addMatcher(listArrived, (state, { payload: { products, at }, meta }) => {
      if (state.list?.requestId !== meta.requestId) return;
      state.items = products as Product[];
      state.byId = { ...state.byId, ...Object.fromEntries(products.map((product) => [product.id, product])) };
      state.list.ids = products.map((product) => product.id);
      state.list.isLoaded = true;
      arrived(state, meta.requestId, at);
    });
    builder.addMatcher(failed, (state, { payload, error, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? error.message ?? NETWORK_ERROR;
    });
  },
});

export const productsReducer = productsSlice.reducer;
