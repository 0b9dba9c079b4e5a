import { buildLineKey } from '#domain/cart/line-identity.ts';
import type { cartLines } from '#server/platform/database/tables/cart-tables.ts';

/** A stored cart line. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** A validated line before it has an id and a position. */
export type LineConfiguration = Omit<CartLine, 'id' | 'position'>;

/** Cached because lines are immutable and every request compares up to a hundred of them. */
const cachedKeys = new WeakMap<LineConfiguration, string>();

/** Returns a key without the options that follow from the type, because the type is part of the key. */
export function getLineKey(line: LineConfiguration): string {
  const cached = cachedKeys.get(line);
  if (cached !== undefined) return cached;
  const key = buildLineKey(line);
  cachedKeys.set(line, key);
  return key;
}
