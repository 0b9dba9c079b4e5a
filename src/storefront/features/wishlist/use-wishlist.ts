import { useCallback, useEffect } from 'react';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { fetchMissingProducts } from '#storefront/state/wishlist/wishlist-products.ts';
import { startWishlistRefresh } from '#storefront/state/wishlist/wishlist-refresh.ts';
import {
  selectHasWishlist,
  selectWishlist,
  selectWishlistError,
  selectWishlistStatus,
} from '#storefront/state/wishlist/wishlist-slice.ts';
import { fetchWishlist } from '#storefront/state/wishlist/wishlist-thunks.ts';

/** Loads the wishlist, refreshes it while the page is visible and fetches missing products. */
export function useWishlist() {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.session.token);
  const isVisible = usePageVisible();
  const entries = useAppSelector(selectWishlist);

  useEffect(() => {
    return token !== null && isVisible ? dispatch(startWishlistRefresh()) : undefined;
  }, [dispatch, token, isVisible]);

  useEffect(() => {
    if (entries.length > 0) void dispatch(fetchMissingProducts());
  }, [dispatch, entries]);

  return {
    entries,
    hasList: useAppSelector(selectHasWishlist),
    isLoading: useAppSelector(selectWishlistStatus) === 'loading',
    error: useAppSelector(selectWishlistError),
    load: useCallback(() => void dispatch(fetchWishlist()), [dispatch]),
  };
}
