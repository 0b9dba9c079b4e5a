import type { Product } from '#contract/storefront/catalogue.ts';
import type { Wishlist } from '#contract/storefront/wishlist.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import { serializeSnapshot, toWishlistEntry } from './wishlist-entry.ts';
import type { WishlistRepository } from './wishlist-repository.ts';

const ENTRY_NOT_FOUND = "This product isn't on your wishlist.";

export type WishlistServiceDeps = {
  wishlists: WishlistRepository;
  products: { find(id: string): Product | undefined; require(id: string): Product };
  clock: Clock;
};

export function createWishlistService({ wishlists, products, clock }: WishlistServiceDeps) {
  return {
    async read(userId: string): Promise<Wishlist> {
      const stored = await wishlists.listNewestFirst(userId);
      return { items: stored.map((entry) => toWishlistEntry(entry, products.find(entry.productId))) };
    },

    async add(userId: string, id: string): Promise<{ productId: string }> {
      const product = products.require(id);
      const productId = product.id;
      await wishlists.add({ userId, productId, addedAt: clock.now(), shown: serializeSnapshot(product) });
      return { productId };
    },

    /** Succeeds also for products that left the catalogue or were never on the list. */
    async remove(userId: string, id: string): Promise<{ productId: string }> {
      if (!isUuid(id)) throw createNotFoundError(ENTRY_NOT_FOUND);
      const productId = id.toLowerCase();
      await wishlists.remove(userId, productId);
      return { productId };
    },
  };
}
