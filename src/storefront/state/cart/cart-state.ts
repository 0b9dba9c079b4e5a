import type { CartItem } from '#contract/storefront/cart.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';

/** `title` is `null` when the saved line was merged into an identical one (D-24). */
export type SavedLine = { itemId: string; title: string | null };

export type CartState = LoadState & {
  /** The server's latest cart. */
  items: CartItem[];
  subtotal: number;
  latestRequest: string | null;
  /** Ids of this customer's running requests; other responses belong to an earlier session. */
  pendingChanges: string[];
  /** Optimistic quantity by line id, until the server confirms it. */
  requestedQuantities: Record<string, number>;
  /** Ids of lines being removed. */
  removing: string[];
  /** The line saved last, until the cart has shown it. */
  saved: SavedLine | null;
};

export const emptyCart: CartState = {
  ...initialLoadState,
  items: [],
  subtotal: 0,
  latestRequest: null,
  pendingChanges: [],
  requestedQuantities: {},
  removing: [],
  saved: null,
};
