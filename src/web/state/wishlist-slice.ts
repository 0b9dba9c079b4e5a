import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import { type LoadState, notLoaded } from './load-status.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';
import type { AppThunk, RootState } from './store.ts';
import { addToWishlist, fetchWishlist, NETWORK_ERROR, removeFromWishlist } from './wishlist-thunks.ts';

export type WishlistState = LoadState & {
  items: WishlistEntryReading[];
  latestRequest: string | null;
  /** Products whose like is on its way to the server; a second press waits for the first. */
  changing: string[];
};

const initialState: WishlistState = { ...notLoaded, items: [], latestRequest: null, changing: [] };

const changeStarted = isAnyOf(addToWishlist.pending, removeFromWishlist.pending);
const changeEnded = isAnyOf(
  addToWishlist.fulfilled,
  addToWishlist.rejected,
  removeFromWishlist.fulfilled,
  removeFromWishlist.rejected,
);

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(fetchWishlist.pending, (state, { meta }) => {
      state.status = 'loading';
      state.error = null;
      state.latestRequest = meta.requestId;
    });
    builder.addCase(fetchWishlist.fulfilled, (state, { payload: { items, at }, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      Object.assign(state, { items, status: 'succeeded', lastFetched: at });
    });
    builder.addCase(fetchWishlist.rejected, (state, { payload, meta }) => {
      if (state.latestRequest !== meta.requestId) return;
      state.status = 'failed';
      state.error = payload ?? NETWORK_ERROR;
    });
    builder.addCase(removeFromWishlist.fulfilled, (state, { payload: productId }) => {
      state.items = state.items.filter((entry) => entry.productId !== productId);
    });
    builder.addMatcher(changeStarted, (state, { meta }) => {
      state.changing.push(meta.arg);
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
export const selectIsLiked = (state: RootState, productId: string): boolean =>
  state.wishlist.items.some((entry) => entry.productId === productId);

/** Hearts on cards need the list once after sign-in. */
export const fetchWishlistOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, wishlist } = getState();
  if (session.status === 'signedIn' && wishlist.status === 'idle') dispatch(fetchWishlist());
};
