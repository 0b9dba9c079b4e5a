import { WISHLIST_REFRESH_MS } from '#domain/shell/timings.ts';
import type { AppThunk } from '../store.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

/** Loads the list unless it is on its way or younger than five minutes. */
const refreshWhenOld =
  (): AppThunk<void> =>
  (dispatch, getState, { now }) => {
    const { status, lastFetched } = getState().wishlist;
    const isOld = lastFetched === null || now() - lastFetched >= WISHLIST_REFRESH_MS;
    if (status !== 'loading' && isOld) void dispatch(fetchWishlist());
  };

/** Loads the list now if it is old, then every five minutes; returns how to stop (specification 0 §4, Q-80). */
export const keepWishlistFresh = (): AppThunk<() => void> => (dispatch) => {
  dispatch(refreshWhenOld());
  const timer = setInterval(() => void dispatch(fetchWishlist()), WISHLIST_REFRESH_MS);
  return () => clearInterval(timer);
};
