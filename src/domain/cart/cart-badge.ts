/** The number on the cart icon: the sum of quantities, capped at '99+', hidden at 0 (specification 0 §2, §9; Q-75). */
import { countPieces } from './totals.ts';

const BADGE_CAP = 99;

export function formatCartBadge(quantities: readonly number[]): string | undefined {
  const pieces = countPieces(quantities);
  if (pieces <= 0) return undefined;
  return pieces > BADGE_CAP ? `${BADGE_CAP}+` : String(pieces);
}
