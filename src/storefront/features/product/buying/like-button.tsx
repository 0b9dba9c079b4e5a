import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { useLoadedWishlist } from '#storefront/state/wishlist/use-loaded-wishlist.ts';
import { selectIsLiked } from '#storefront/state/wishlist/wishlist-slice.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

export function LikeButton({ product, flushUrl }: ProductConfigurator) {
  const productId = product.id;
  const dispatch = useAppDispatch();
  const isLiked = useAppSelector((state) => selectIsLiked(state, productId));
  useLoadedWishlist();
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
