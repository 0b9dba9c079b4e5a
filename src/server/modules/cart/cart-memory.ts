import type { CartLine } from './cart-line.ts';

/** A cart at one of its versions. */
export type KnownCart = { readonly version: number; readonly lines: readonly CartLine[] };

const MOST_LINES = 10_000;

/**
 * Carts as this process has read or written them last. Every change of a cart gives it the next version, so whoever
 * asks the database for the version knows whether the lines here are still the cart. The oldest are forgotten.
 */
export function createCartMemory(mostLines = MOST_LINES) {
  const carts = new Map<string, KnownCart>();
  let lineCount = 0;

  const forget = (userId: string) => {
    lineCount -= weightOf(carts.get(userId));
    carts.delete(userId);
  };

  return {
    get: (userId: string): KnownCart | undefined => carts.get(userId),

    set(userId: string, cart: KnownCart): void {
      const isOlder = (carts.get(userId)?.version ?? 0) > cart.version;
      forget(userId);
      // Two changes that end at once may arrive here in the wrong order; then neither is believed.
      if (isOlder) return;
      carts.set(userId, cart);
      lineCount += weightOf(cart);
      for (const oldest of carts.keys()) {
        if (lineCount <= mostLines) return;
        forget(oldest);
      }
    },
  };
}

/** An empty cart takes room too. */
const weightOf = (cart: KnownCart | undefined): number => (cart ? cart.lines.length + 1 : 0);
