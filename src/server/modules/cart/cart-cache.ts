import type { CartLine } from './cart-line.ts';

export type VersionedCart = { readonly version: number; readonly lines: readonly CartLine[] };

const MAX_CACHED_LINES = 10_000;

/**
 * Caches carts per process. Every change increments the cart's version, so readers compare the cached version with the
 * database. Evicts the oldest carts first.
 */
export function createCartCache(maxLines = MAX_CACHED_LINES) {
  const carts = new Map<string, VersionedCart>();
  let lineCount = 0;

  const evict = (userId: string) => {
    lineCount -= getWeight(carts.get(userId));
    carts.delete(userId);
  };

  return {
    get: (userId: string): VersionedCart | undefined => carts.get(userId),

    set(userId: string, cart: VersionedCart): void {
      const isOlder = (carts.get(userId)?.version ?? 0) > cart.version;
      evict(userId);
      // Concurrent changes can arrive out of order; then cache neither.
      if (isOlder) return;
      carts.set(userId, cart);
      lineCount += getWeight(cart);
      for (const oldest of carts.keys()) {
        if (lineCount <= maxLines) return;
        evict(oldest);
      }
    },
  };
}

/** Counts one extra, because an empty cart takes memory too. */
const getWeight = (cart: VersionedCart | undefined): number => (cart ? cart.lines.length + 1 : 0);
