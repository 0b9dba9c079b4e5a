import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { ListedWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import { fetchMissingProducts, wishlistProductFetched } from './wishlist-products.ts';
import { emptyWishlist, type WishlistRoot, type WishlistState } from './wishlist-state.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';

const isChangePending = isAnyOf(addToWishlist.pending, removeFromWishlist.pending);
const isChangeRejected = isAnyOf(addToWishlist.rejected, removeFromWishlist.rejected);
const isChangeSettled = isAnyOf(
  addToWishlist.fulfilled,
  addToWishlist.rejected,
  removeFromWishlist.fulfilled,
  removeFromWishlist.rejected,
);
const isProductsFetchSettled = isAnyOf(fetchMissingProducts.fulfilled, fetchMissingProducts.rejected);

function storeList(state: WishlistState, items: ListedWishlistEntry[], fetchedAt: number): void {
  state.items = items.filter(({ productId }) => !state.removed.includes(productId));
  state.status = 'succeeded';
  state.lastFetched = fetchedAt;
  for (const productId of Object.keys(state.optimisticLikes)) {
    if (!state.pendingIds.includes(productId)) delete state.optimisticLikes[productId];
  }
}

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: emptyWishlist,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => emptyWishlist);
    builder.addCase(sessionEnded, () => emptyWishlist);
    builder.addCase(fetchWishlist.pending, (state, { meta }) => {
      Object.assign(state, { status: 'loading', error: null, latestRequest: meta.requestId, removed: [] });
    });
    builder.addCase(fetchWishlist.fulfilled, (state, { payload: { items, fetchedAt }, meta }) => {
      if (state.latestRequest === meta.requestId) storeList(state, items, fetchedAt);
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
    builder.addMatcher(isProductsFetchSettled, (state, { meta }) => {
      if (state.productsRequest === meta.requestId) state.productsRequest = null;
    });
    builder.addMatcher(isChangePending, (state, { meta, type }) => {
      state.pendingIds.push(meta.arg);
      state.optimisticLikes[meta.arg] = type === addToWishlist.pending.type;
    });
    builder.addMatcher(isChangeRejected, (state, { meta }) => {
      delete state.optimisticLikes[meta.arg];
    });
    builder.addMatcher(isChangeSettled, (state, { meta }) => {
      state.pendingIds = state.pendingIds.filter((productId) => productId !== meta.arg);
    });
  },
});

export const wishlistReducer = wishlistSlice.reducer;

export const selectWishlist = (state: WishlistRoot): readonly ListedWishlistEntry[] => state.wishlist.items;
export const selectWishlistStatus = (state: WishlistRoot) => state.wishlist.status;
export const selectWishlistError = (state: WishlistRoot): string | null => state.wishlist.error;
export const selectHasWishlist = (state: WishlistRoot): boolean => state.wishlist.lastFetched !== null;
export const selectIsLiked = (state: WishlistRoot, productId: string): boolean =>
  state.wishlist.optimisticLikes[productId] ?? state.wishlist.items.some((entry) => entry.productId === productId);
export const selectIsChanging = (state: WishlistRoot, productId: string): boolean =>
  state.wishlist.pendingIds.includes(productId);
/** Returns `undefined` until fetched, `null` when the product no longer exists. */
export const selectFetchedProduct = (state: WishlistRoot, productId: string): Product | null | undefined =>
  state.wishlist.products[productId];
