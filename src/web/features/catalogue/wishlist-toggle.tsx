import { useEffect } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { selectIsSignedIn } from '../../state/session-slice.ts';
import { fetchWishlistOnce, selectIsLiked } from '../../state/wishlist-slice.ts';
import { toggleWishlist } from '../../state/wishlist-toggle.ts';
import { IconButton } from '../../ui/icon-button.tsx';

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
      filled={isLiked}
      label={`Wishlist: ${product.title}`}
      aria-pressed={isLiked}
      onClick={() => void dispatch(toggleWishlist(product.id))}
    />
  );
}
