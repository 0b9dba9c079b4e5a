import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk, RootState } from '../store.ts';
import { fetchMissingProducts, wishlistProductFetched } from './wishlist-products.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';

export type WishlistState = LoadState & {
  items: WishlistEntryReading[];
  latestRequest: string | null;
  /** Products with a running like request; further clicks are ignored. */
  pendingIds: string[];
  /** Optimistic state of the hearts. */
  optimisticLikes: Record<string, boolean>;
  /** Removed since the latest load began, whose response may still list them. */
  removed: string[];
  /** Products of entries that came without one; `null` when the product no longer exists. */
  products: Record<string, Product | null>;
  /** Request id of the running fetch of missing products. */
  productsRequest: string | null;
};

const initialState: WishlistState = {
  ...initialLoadState,
  items: [],
  latestRequest: null,
  pendingIds: [],
  optimisticLikes: {},
  removed: [],
  products: {},
  productsRequest: null,
};

const changeStarted = isAnyOf(addToWishlist.pending, removeFromWishlist.pending);
const changeFailed = isAnyOf(addToWishlist.rejected, removeFromWishlist.rejected);
const changeEnded = isAnyOf(
  addToWishlist.fulfilled,
  addToWishlist.rejected,
  removeFromWishlist.fulfilled,
  removeFromWishlist.rejected,
);
const seekingEnded = isAnyOf(fetchMissingProducts.fulfilled, fetchMissingProducts.rejected);

function storeList(state: WishlistState, items: WishlistEntryReading[], at: number): void {
  state.items = items.filter(({ productId }) => !state.removed.includes(productId));
  state.status = 'succeeded';
  state.lastFetched = at;
  for (const productId of Object.keys(state.optimisticLikes)) {
    if (!state.pendingIds.includes(productId)) delete state.optimisticLikes[productId];
  }
}

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(fetchWishlist.pending, (state, { meta }) => {
      Object.assign(state, { status: 'loading', error: null, latestRequest: meta.requestId, removed: [] });
    });
    builder.addCase(fetchWishlist.fulfilled, (state, { payload: { items, at }, meta }) => {
      if (state.latestRequest === meta.requestId) storeList(state, items, at);
    });
    builder.addCase(fetchWishlist.rejected, (state, { payload, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? NETWORK_ERROR;
    });
    builder.addCase(removeFromWishlist.fulfilled, (state, { payload: productId }) => {
      state.items = state.items.filter((entry) => entry.productId !== productId);
      state.removed.push(productId);
      delete state.optimisticLikes[productId];
    });
    builder.addCase(wishlistProductFetched, (state, { payload: { productId, product } }) => {
      state.products[productId] = product;
    });
    builder.addCase(fetchMissingProducts.pending, (state, { meta }) => {
      state.productsRequest = meta.requestId;
    });
    builder.addMatcher(seekingEnded, (state, { meta }) => {
      if (state.productsRequest === meta.requestId) state.productsRequest = null;
    });
    builder.addMatcher(changeStarted, (state, { meta, type }) => {
      state.pendingIds.push(meta.arg);
      state.optimisticLikes[meta.arg] = type === addToWishlist.pending.type;
    });
    builder.addMatcher(changeFailed, (state, { meta }) => {
      delete state.optimisticLikes[meta.arg];
    });
    builder.addMatcher(changeEnded, (state, { meta }) => {
      state.pendingIds = state.pendingIds.filter((productId) => productId !== meta.arg);
    });
  },
});

export const wishlistReducer = wishlistSlice.reducer;

export const selectWishlist = (state: RootState): readonly WishlistEntryReading[] => state.wishlist.items;
export const selectWishlistStatus = (state: RootState) => state.wishlist.status;
export const selectWishlistError = (state: RootState): string | null => state.wishlist.error;
export const selectHasWishlist = (state: RootState): boolean => state.wishlist.lastFetched !== null;
export const selectIsLiked = (state: RootState, productId: string): boolean =>
  state.wishlist.optimisticLikes[productId] ?? state.wishlist.items.some((entry) => entry.productId === productId);
export const selectIsChanging = (state: RootState, productId: string): boolean =>
  state.wishlist.pendingIds.includes(productId);
/** `undefined` until fetched, `null` when the product no longer exists. */
export const selectMissingProduct = (state: RootState, productId: string): Product | null | undefined =>
  state.wishlist.products[productId];

/** Hearts on cards need the list once after sign-in. */
export const fetchWishlistOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, wishlist } = getState();
  if (session.status === 'signedIn' && wishlist.status === 'idle') dispatch(fetchWishlist());
};
