/** Decides when two cart lines are the same and merge: equal product, type, colour, size, options, comment and allowance. */
import type { InchHundredths } from '../measuring/size.ts';
import { ALL_CART_OPTION_FIELDS, type CartOptionField, type CartOptionValue } from './cart-options.ts';

type LineIdentity = {
  productId: string;
  productTypeId: string | null;
  colorHex: string | null;
  /** Null for a sample and for canvas, whose type sets the size. */
  widthHundredths: InchHundredths | null;
  heightHundredths: InchHundredths | null;
  orderComment?: string | null | undefined;
  sizeIncludesAllowance?: boolean | null | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

/** Only a sample has neither type nor size, so its key differs from that of every piece. */
export function buildLineKey(line: LineIdentity): string {
  return JSON.stringify([
    line.productId.toLowerCase(),
    line.productTypeId?.toLowerCase() ?? null,
    line.colorHex?.trim().toLowerCase() || null,
    line.widthHundredths ?? 0,
    line.heightHundredths ?? 0,
    line.orderComment?.trim() || null,
    ALL_CART_OPTION_FIELDS.map((field) => line[field] ?? null),
    // Only if answered: keys stored by earlier releases stay valid.
    ...(typeof line.sizeIncludesAllowance === 'boolean' ? [{ sizeIncludesAllowance: line.sizeIncludesAllowance }] : []),
  ]);
}
