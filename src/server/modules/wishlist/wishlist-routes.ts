import { addToWishlist, getWishlist, removeFromWishlist } from '#contract/storefront/wishlist.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import type { WishlistService } from './wishlist-service.ts';

export function createWishlistRoutes(wishlists: WishlistService): readonly BoundEndpoint[] {
  return bindHandlers(
    { getWishlist, addToWishlist, removeFromWishlist },
    {
      getWishlist: (input) => wishlists.read(requireUser(input).id),
      addToWishlist: (input) => wishlists.add(requireUser(input).id, input.params.productId),
      removeFromWishlist: (input) => wishlists.remove(requireUser(input).id, input.params.productId),
    },
  );
}
