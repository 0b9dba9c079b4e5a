import type { ListedWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';

export type WishlistState = LoadState & {
  items: ListedWishlistEntry[];
  latestRequest: string | null;
  /** Products with a running like request; further clicks are ignored. */
  pendingIds: string[];
  /** Optimistic state of the hearts. */
  optimisticLikes: Record<string, boolean>;
  /** Removed since the latest load began, whose response may still list them. */
  removed: string[];
  /** Products of entries that came without one; `null` when the product no longer exists. */
  products: Record<string, Product | null>;
  /** Request id of the running fetch of missing products. */
  productsRequest: string | null;
};

export type WishlistRoot = { wishlist: WishlistState };

export const emptyWishlist: WishlistState = {
  ...initialLoadState,
  items: [],
  latestRequest: null,
  pendingIds: [],
  optimisticLikes: {},
  removed: [],
  products: {},
  productsRequest: null,
};
