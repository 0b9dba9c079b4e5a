/** How many pieces a line and how many lines a cart may hold (specification 0 §9, Q-71, SRV-32, decision D-09). */
import { accepted, type Outcome, refused } from '../outcome.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
/** What ADD TO CART on the product page adds. */
export const DEFAULT_QUANTITY = 1;
export const MAX_CART_LINES = 100;

export const QUANTITY_MESSAGE = 'Quantity must be a whole number from 1 to 999.';
const CART_FULL_MESSAGE = 'A cart can hold at most 100 lines. Please remove one first.';

/** A missing quantity means one piece. */
export function checkQuantity(quantity: unknown): Outcome<number> {
  if (quantity === undefined || quantity === null) return accepted(DEFAULT_QUANTITY);
  const isWhole = typeof quantity === 'number' && Number.isInteger(quantity);
  return isWhole && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
    ? accepted(quantity)
    : refused(QUANTITY_MESSAGE);
}

/** Identical lines add up to the ceiling and no further (SRV-34, decision D-24). */
export const mergeQuantities = (first: number, second: number): number => Math.min(first + second, MAX_QUANTITY);

export const checkLineCount = (lineCount: number): Outcome<number> =>
  lineCount <= MAX_CART_LINES ? accepted(lineCount) : refused(CART_FULL_MESSAGE);

export const formatQuantity = (quantity: number): string => `${quantity} pcs`;
