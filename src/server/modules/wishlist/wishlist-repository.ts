import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { wishlistEntries } from '#server/platform/database/tables/orders/cart-tables.ts';
import type { StoredEntry } from './wishlist-entry.ts';

/** Each method is one idempotent statement. */
export function createWishlistRepository(db: Database) {
  return {
    listNewestFirst: (userId: string): Promise<StoredEntry[]> =>
      db
        .select({ productId: wishlistEntries.productId, shown: wishlistEntries.shown })
        .from(wishlistEntries)
        .where(eq(wishlistEntries.userId, userId))
        .orderBy(desc(wishlistEntries.addedAt), asc(wishlistEntries.productId)),

    async add(entry: typeof wishlistEntries.$inferInsert): Promise<void> {
      await db.insert(wishlistEntries).values(entry).onConflictDoNothing();
    },

    async remove(userId: string, productId: string): Promise<void> {
      await db
        .delete(wishlistEntries)
        .where(and(eq(wishlistEntries.userId, userId), eq(wishlistEntries.productId, productId)));
    },
  };
}

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;
