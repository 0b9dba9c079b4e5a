import type { Product } from '#contract/storefront/catalogue.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { selectIsLiked } from '#storefront/state/wishlist/wishlist-slice.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';

/** The page around the cards loads the wishlist; see `useLoadedWishlist`. */
export function WishlistToggle({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const isLiked = useAppSelector((state) => selectIsLiked(state, product.id));
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
