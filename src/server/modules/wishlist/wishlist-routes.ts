import { addToWishlist, getWishlist, removeFromWishlist } from '#contract/storefront/wishlist.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createWishlistRepository } from './wishlist-repository.ts';
import { createWishlistService, type WishlistServiceDeps } from './wishlist-service.ts';

type WishlistDependencies = Omit<WishlistServiceDeps, 'wishlists'> & { db: Database };

export function createWishlistRoutes({ db, ...deps }: WishlistDependencies): readonly BoundEndpoint[] {
  const wishlists = createWishlistService({ ...deps, wishlists: createWishlistRepository(db) });
  return bindHandlers(
    { getWishlist, addToWishlist, removeFromWishlist },
    {
      getWishlist: (input) => wishlists.read(requireUser(input).id),
      addToWishlist: (input) => wishlists.add(requireUser(input).id, input.params.productId),
      removeFromWishlist: (input) => wishlists.remove(requireUser(input).id, input.params.productId),
    },
  );
}
