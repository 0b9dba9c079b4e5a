import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Product } from '#contract/api/catalogue.ts';
import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { type LoadState, notLoaded } from '../load-status.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk, RootState } from '../store.ts';
import { fetchMissingProducts, wishlistProductSought } from './wishlist-products.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';

export type WishlistState = LoadState & {
  items: WishlistEntryReading[];
  latestRequest: string | null;
  /** Products whose like is on its way to the server; a second press waits for the first. */
  changing: string[];
  /** What hearts already show although the list does not say it yet. */
  liking: Record<string, boolean>;
  /** Taken off since the latest load began: its answer may still list them. */
  removed: string[];
  /** Products of entries that came without one; `null` for those that the shop no longer has. */
  products: Record<string, Product | null>;
  /** The look-up of missing products that is under way. */
  seeking: string | null;
};

const initialState: WishlistState = {
  ...notLoaded,
  items: [],
  latestRequest: null,
  changing: [],
  liking: {},
  removed: [],
  products: {},
  seeking: null,
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

function listArrived(state: WishlistState, items: WishlistEntryReading[], at: number): void {
  state.items = items.filter(({ productId }) => !state.removed.includes(productId));
  state.status = 'succeeded';
  state.lastFetched = at;
  for (const productId of Object.keys(state.liking)) {
    if (!state.changing.includes(productId)) delete state.liking[productId];
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
      if (state.latestRequest === meta.requestId) listArrived(state, items, at);
    });
    builder.addCase(fetchWishlist.rejected, (state, { payload, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? NETWORK_ERROR;
    });
    builder.addCase(removeFromWishlist.fulfilled, (state, { payload: productId }) => {
      state.items = state.items.filter((entry) => entry.productId !== productId);
      state.removed.push(productId);
      delete state.liking[productId];
    });
    builder.addCase(wishlistProductSought, (state, { payload: { productId, product } }) => {
      state.products[productId] = product;
    });
    builder.addCase(fetchMissingProducts.pending, (state, { meta }) => {
      state.seeking = meta.requestId;
    });
    builder.addMatcher(seekingEnded, (state, { meta }) => {
      if (state.seeking === meta.requestId) state.seeking = null;
    });
    builder.addMatcher(changeStarted, (state, { meta, type }) => {
      state.changing.push(meta.arg);
      state.liking[meta.arg] = type === addToWishlist.pending.type;
    });
    builder.addMatcher(changeFailed, (state, { meta }) => {
      delete state.liking[meta.arg];
    });
    builder.addMatcher(changeEnded, (state, { meta }) => {
      state.changing = state.changing.filter((productId) => productId !== meta.arg);
    });
  },
});

export const wishlistReducer = wishlistSlice.reducer;

export const selectWishlist = (state: RootState): readonly WishlistEntryReading[] => state.wishlist.items;
export const selectWishlistStatus = (state: RootState) => state.wishlist.status;
export const selectWishlistError = (state: RootState): string | null => state.wishlist.error;
/** Whether there is a list to show, however old. */
export const selectHasWishlist = (state: RootState): boolean => state.wishlist.lastFetched !== null;
export const selectIsLiked = (state: RootState, productId: string): boolean =>
  state.wishlist.liking[productId] ?? state.wishlist.items.some((entry) => entry.productId === productId);
export const selectIsChanging = (state: RootState, productId: string): boolean =>
  state.wishlist.changing.includes(productId);
/** `undefined` while it is not known, `null` when the shop no longer has it. */
export const selectSoughtProduct = (state: RootState, productId: string): Product | null | undefined =>
  state.wishlist.products[productId];

/** Hearts on cards need the list once after sign-in. */
export const fetchWishlistOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, wishlist } = getState();
  if (session.status === 'signedIn' && wishlist.status === 'idle') dispatch(fetchWishlist());
};
