import { lineKey } from '#domain/cart/line-identity.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/pricing/size.ts';
import type { cartLines } from '../../db/cart-tables.ts';

/** A stored line: what the customer chose, at its place in the cart. */
export type CartLine = Readonly<Omit<typeof cartLines.$inferSelect, 'userId'>>;
/** What makes a line, before it has a place. */
export type LineChoice = Omit<CartLine, 'id' | 'position'>;

export const inchesOf = (hundredths: number | null): number => hundredthsToInches((hundredths ?? 0) as InchHundredths);

/** The options that follow from the type need no comparison: the type is part of the key. */
export const keyOfLine = (line: LineChoice): string =>
  lineKey({
    ...line,
    widthInInches: inchesOf(line.widthHundredths),
    heightInInches: inchesOf(line.heightHundredths),
  });
