/** Sums and counts of a cart: subtotal, pieces, lines and the number on the cart icon. */
import { type Paise, sumPaise } from '../money/paise.ts';

const BADGE_CAP = 99;

/** Exact; rounding to whole rupees happens only for display and payment. */
export const calculateSubtotalPaise = (lines: readonly { lineTotalPaise: Paise }[]): Paise =>
  sumPaise(lines.map((line) => line.lineTotalPaise));

export const countPieces = (quantities: readonly number[]): number =>
  quantities.reduce((pieces, quantity) => pieces + quantity, 0);

/** An item is a cart line, not a piece. */
export const formatItemCount = (lineCount: number): string => `${lineCount} ${lineCount === 1 ? 'item' : 'items'}`;

/** Returns the number on the cart icon; an empty cart has none. */
export function formatCartBadge(pieceCount: number): string | undefined {
  if (pieceCount <= 0) return undefined;
  return pieceCount > BADGE_CAP ? `${BADGE_CAP}+` : String(pieceCount);
}
