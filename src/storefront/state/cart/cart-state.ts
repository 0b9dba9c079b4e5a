import type { CartItem } from '#contract/api/cart.ts';
import { type LoadState, notLoaded } from '../load-status.ts';

/** `title` is missing when it had become the same as another line, and the two are one (decision D-24). */
export type SavedLine = { itemId: string; title: string | null };

export type CartState = LoadState & {
  /** As the server answered last. */
  items: CartItem[];
  subtotal: number;
  latestRequest: string | null;
  /** Changes under way for this customer; an answer to any other is an earlier customer's. */
  changing: string[];
  /** By line: the quantity asked for, until the server has it. */
  wanted: Record<string, number>;
  /** Lines on their way out. */
  removing: string[];
  /** The line that was saved last, until the cart has said so. */
  saved: SavedLine | null;
};

export const emptyCart: CartState = {
  ...notLoaded,
  items: [],
  subtotal: 0,
  latestRequest: null,
  changing: [],
  wanted: {},
  removing: [],
  saved: null,
};
