import type { Product } from '#contract/api/catalogue.ts';
import type { Wishlist } from '#contract/api/wishlist.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notFound } from '../../http/app-error.ts';
import { entryOf, rememberedText } from './wishlist-entry.ts';
import type { WishlistRepository } from './wishlist-repository.ts';

const NO_SUCH_ENTRY = 'This product is not on your wishlist.';

type WishlistParts = {
  wishlists: WishlistRepository;
  products: { find(id: string): Product | undefined; require(id: string): Product };
  clock: Clock;
};

export function createWishlistService({ wishlists, products, clock }: WishlistParts) {
  return {
    async read(userId: string): Promise<Wishlist> {
      const stored = await wishlists.newestFirst(userId);
      return { items: stored.map((entry) => entryOf(entry, products.find(entry.productId))) };
    },

    async add(userId: string, id: string): Promise<{ productId: string }> {
      const product = products.require(id);
      const productId = product.id;
      await wishlists.add({ userId, productId, addedAt: clock.now(), shown: rememberedText(product) });
      return { productId };
    },

    /** Also what has left the catalogue, and what was never there (SRV-26). */
    async remove(userId: string, id: string): Promise<{ productId: string }> {
      if (!isUuid(id)) throw notFound(NO_SUCH_ENTRY);
      const productId = id.toLowerCase();
      await wishlists.remove(userId, productId);
      return { productId };
    },
  };
}

export type WishlistService = ReturnType<typeof createWishlistService>;
