/** Decides when two cart lines are the same and merge: equal product, type, colour, size, options and comment. */
import { inchesToHundredths } from '../measuring/size.ts';
import { ALL_CART_OPTION_FIELDS, type CartOptionField, type CartOptionValue } from './cart-options.ts';

type LineIdentity = {
  productId: string;
  productTypeId: string | null;
  colorHex: string | null;
  widthInInches: number;
  heightInInches: number;
  orderComment?: string | null | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

export function buildLineKey(line: LineIdentity): string {
  return JSON.stringify([
    line.productId.toLowerCase(),
    line.productTypeId?.toLowerCase() ?? null,
    line.colorHex?.trim().toLowerCase() || null,
    inchesToHundredths(line.widthInInches),
    inchesToHundredths(line.heightInInches),
    line.orderComment?.trim() || null,
    ALL_CART_OPTION_FIELDS.map((field) => line[field] ?? null),
  ]);
}
