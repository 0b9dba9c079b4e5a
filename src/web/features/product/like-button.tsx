import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { selectIsSignedIn } from '../../state/session-slice.ts';
import { fetchWishlistOnce, selectIsLiked } from '../../state/wishlist-slice.ts';
import { toggleWishlist } from '../../state/wishlist-toggle.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ConfiguredProduct } from './use-configured-product.ts';

export function LikeButton({ product, settleAddress }: ConfiguredProduct) {
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
      filled={isLiked}
      aria-pressed={isLiked}
      onClick={() => {
        settleAddress();
        void dispatch(toggleWishlist(productId));
      }}
    />
  );
}
