/**
 * Sums of a cart: the subtotal is the exact sum of the line totals, rounded to whole rupees only for display and charge
 * (specification 1 §3, §9; Q-69).
 */
import { type Paise, sumPaise } from '../money/paise.ts';

export const calculateSubtotalPaise = (lines: readonly { lineTotalPaise: Paise }[]): Paise =>
  sumPaise(lines.map((line) => line.lineTotalPaise));

export const countPieces = (quantities: readonly number[]): number =>
  quantities.reduce((pieces, quantity) => pieces + quantity, 0);
