import { lineKey } from '#domain/cart/line-identity.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/pricing/size.ts';
import type { cartLines } from '#server/platform/database/tables/cart-tables.ts';

/** A stored line: what the customer chose, at its place in the cart. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** What makes a line, before it has a place. */
export type LineChoice = Omit<CartLine, 'id' | 'position'>;

export const inchesOf = (hundredths: number | null): number => hundredthsToInches((hundredths ?? 0) as InchHundredths);

/** Lines and choices never change, and a cart of a hundred is looked through at every call. */
const keys = new WeakMap<LineChoice, string>();

/** The options that follow from the type need no comparison: the type is part of the key. */
export function keyOfLine(line: LineChoice): string {
  const known = keys.get(line);
  if (known !== undefined) return known;
  const [widthInInches, heightInInches] = [inchesOf(line.widthHundredths), inchesOf(line.heightHundredths)];
  const key = lineKey({ ...line, widthInInches, heightInInches });
  keys.set(line, key);
  return key;
}
