import { useEffect } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { fetchWishlistOnce } from '#storefront/state/wishlist/wishlist-refresh.ts';
import { selectIsLiked } from '#storefront/state/wishlist/wishlist-slice.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';

export function WishlistToggle({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isLiked = useAppSelector((state) => selectIsLiked(state, product.id));
  useEffect(() => {
    if (isSignedIn) dispatch(fetchWishlistOnce());
  }, [dispatch, isSignedIn]);
  return (
    <IconButton
      icon="heart"
      iconSize={20}
      isFilled={isLiked}
      label={`Wishlist: ${product.title}`}
      aria-pressed={isLiked}
      onClick={() => void dispatch(toggleWishlist(product.id))}
    />
  );
}
