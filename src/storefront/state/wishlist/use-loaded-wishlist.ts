import { useEffect } from 'react';
import { selectIsSignedIn } from '../account/session-slice.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { fetchWishlistOnce } from './wishlist-refresh.ts';

/** Loads the wishlist of a signed-in customer, for the hearts on the page. */
export function useLoadedWishlist(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn) dispatch(fetchWishlistOnce());
  }, [dispatch, isSignedIn]);
}
