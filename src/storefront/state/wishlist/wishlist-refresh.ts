import { WISHLIST_REFRESH_MS } from '#domain/shell/timings.ts';
import type { AppThunk } from '../store.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

/** Loads the list once after sign-in, for the hearts of product cards. */
export const fetchWishlistOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, wishlist } = getState();
  if (session.status === 'signedIn' && wishlist.status === 'idle') dispatch(fetchWishlist());
};

/** Loads the list unless it is loading or fresh. */
const refreshIfStale =
  (): AppThunk<void> =>
  (dispatch, getState, { now }) => {
    const { status, lastFetched } = getState().wishlist;
    const isStale = lastFetched === null || now() - lastFetched >= WISHLIST_REFRESH_MS;
    if (status !== 'loading' && isStale) void dispatch(fetchWishlist());
  };

/** Refreshes the list now if stale, then every five minutes; returns a stop function. */
export const startWishlistRefresh = (): AppThunk<() => void> => (dispatch) => {
  dispatch(refreshIfStale());
  const timer = setInterval(() => void dispatch(fetchWishlist()), WISHLIST_REFRESH_MS);
  return () => clearInterval(timer);
};
