import { addToWishlist, getWishlist, removeFromWishlist } from '#contract/api/wishlist.ts';
import { signedInUser } from '#server/http/security/bearer.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { WishlistService } from './wishlist-service.ts';

/** The three wishlist calls; the customer is always the one of the token (SRV-06). */
export function wishlistCalls(wishlists: WishlistService): readonly Bound[] {
  return bindHandlers(
    { getWishlist, addToWishlist, removeFromWishlist },
    {
      getWishlist: (input) => wishlists.read(signedInUser(input).id),
      addToWishlist: (input) => wishlists.add(signedInUser(input).id, input.params.productId),
      removeFromWishlist: (input) => wishlists.remove(signedInUser(input).id, input.params.productId),
    },
  );
}
