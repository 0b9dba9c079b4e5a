import { buildLineKey } from '#domain/cart/line-identity.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/measuring/size.ts';
import type { cartLines } from '#server/platform/database/tables/cart-tables.ts';

/** A stored cart line. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** A validated line before it has an id and a position. */
export type LineConfiguration = Omit<CartLine, 'id' | 'position'>;

export const toInches = (hundredths: number | null): number => hundredthsToInches((hundredths ?? 0) as InchHundredths);

/** Cached because lines are immutable and every request compares up to a hundred of them. */
const keys = new WeakMap<LineConfiguration, string>();

/** Leaves out options that follow from the type: the type is part of the key. */
export function getLineKey(line: LineConfiguration): string {
  const cached = keys.get(line);
  if (cached !== undefined) return cached;
  const [widthInInches, heightInInches] = [toInches(line.widthHundredths), toInches(line.heightHundredths)];
  const key = buildLineKey({ ...line, widthInInches, heightInInches });
  keys.set(line, key);
  return key;
}
