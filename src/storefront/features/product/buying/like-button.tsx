import { useEffect } from 'react';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { fetchWishlistOnce } from '#storefront/state/wishlist/wishlist-refresh.ts';
import { selectIsLiked } from '#storefront/state/wishlist/wishlist-slice.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

export function LikeButton({ product, flushUrl }: ProductConfigurator) {
  const productId = product.id;
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isLiked = useAppSelector((state) => selectIsLiked(state, productId));
  useEffect(() => {
    if (isSignedIn) dispatch(fetchWishlistOnce());
  }, [dispatch, isSignedIn]);
  return (
    <IconButton
      icon="heart"
      label="Like"
      isFilled={isLiked}
      aria-pressed={isLiked}
      onClick={() => {
        flushUrl();
        void dispatch(toggleWishlist(productId));
      }}
    />
  );
}
