/** Limits on the pieces per line and the lines per cart (decision D-09). */
import { accept, type Outcome, refuse } from '../outcome.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
export const DEFAULT_QUANTITY = 1;
export const MAX_CART_LINES = 100;

export const QUANTITY_MESSAGE = 'Quantity must be a whole number from 1 to 999.';
const CART_FULL_MESSAGE = 'Your cart can hold at most 100 different items. Please remove one first.';

/** A missing quantity counts as one. */
export function checkQuantity(quantity: unknown): Outcome<number> {
  if (quantity === undefined || quantity === null) return accept(DEFAULT_QUANTITY);
  const isWhole = typeof quantity === 'number' && Number.isInteger(quantity);
  return isWhole && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY ? accept(quantity) : refuse(QUANTITY_MESSAGE);
}

/** Caps the sum at the maximum (D-24). */
export const mergeQuantities = (first: number, second: number): number => Math.min(first + second, MAX_QUANTITY);

export const checkLineCount = (lineCount: number): Outcome<number> =>
  lineCount <= MAX_CART_LINES ? accept(lineCount) : refuse(CART_FULL_MESSAGE);

export const formatQuantity = (quantity: number): string => `${quantity} pcs`;
