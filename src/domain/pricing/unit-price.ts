/**
 * The price of one piece: the larger of area x rate and 75 rupees, rounded half up to the paisa (specification 0 §9,
 * ledger 3.10). The minimum holds per piece, before quantity.
 */

import { SQUARE_HUNDREDTHS_PER_SQUARE_FOOT } from '../measuring/area.ts';
import type { Size } from '../measuring/size.ts';
import { divideRoundingHalfUp } from '../money/decimal.ts';
import { multiplyPaise, type Paise, paise } from '../money/paise.ts';

export const MINIMUM_PRICE_PAISE: Paise = paise(7_500);
/** Per square foot, when no type is selected. */
export const DEFAULT_RATE_PAISE: Paise = paise(1_000);
/**
 * The catalogue may not hold a higher rate (₹1,250.00): up to here a full cart of the largest lines of decision D-09
 * (100 lines of 999 pieces, 10,000 x 10,000 inches) is still a safe integer of paise.
 */
export const MAX_RATE_PAISE: Paise = paise(125_000);

type PricedSize = Size & { ratePaise: Paise };

export function calculateUnitPricePaise(priced: PricedSize): Paise {
  if (isMinimumApplied(priced)) return MINIMUM_PRICE_PAISE;
  return paise(Number(divideRoundingHalfUp(exactNumerator(priced), SQUARE_HUNDREDTHS_PER_SQUARE_FOOT)));
}

/** Compared before rounding: exactly 75 rupees is not the minimum at work. */
export const isMinimumApplied = (priced: PricedSize): boolean =>
  exactNumerator(priced) < BigInt(MINIMUM_PRICE_PAISE) * SQUARE_HUNDREDTHS_PER_SQUARE_FOOT;

export const calculateLineTotalPaise = (unitPrice: Paise, quantity: number): Paise =>
  multiplyPaise(unitPrice, quantity);

const exactNumerator = ({ widthHundredths, heightHundredths, ratePaise }: PricedSize): bigint =>
  BigInt(widthHundredths) * BigInt(heightHundredths) * BigInt(ratePaise);
