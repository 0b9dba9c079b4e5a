/**
 * The price of one piece: area x rate, rounded half up to the paisa, but at least `MIN_PRICE_PAISE`. The minimum
 * applies per piece, before quantity.
 */
import { type Size, SQUARE_HUNDREDTHS_PER_SQUARE_FOOT } from '../measuring/size.ts';
import { divideRoundingHalfUp } from '../money/decimal.ts';
import { multiplyPaise, type Paise, toPaise } from '../money/paise.ts';

export const MIN_PRICE_PAISE: Paise = toPaise(7_500);
/** Per square foot, when no type is selected. */
export const DEFAULT_RATE_PAISE: Paise = toPaise(1_000);
/**
 * The highest rate a catalogue may contain (₹1,250.00). At this rate the largest possible cart (100 lines of 999 pieces,
 * 10,000 x 10,000 inches each) is still a safe integer of paise.
 */
export const MAX_RATE_PAISE: Paise = toPaise(125_000);

type PricedSize = Size & { ratePaise: Paise };

export function calculateUnitPricePaise(priced: PricedSize): Paise {
  if (isMinimumApplied(priced)) return MIN_PRICE_PAISE;
  return toPaise(Number(divideRoundingHalfUp(calculateNumerator(priced), SQUARE_HUNDREDTHS_PER_SQUARE_FOOT)));
}

/** Compares unrounded amounts; a price of exactly the minimum is not raised. */
export const isMinimumApplied = (priced: PricedSize): boolean =>
  calculateNumerator(priced) < BigInt(MIN_PRICE_PAISE) * SQUARE_HUNDREDTHS_PER_SQUARE_FOOT;

export const calculateLineTotalPaise = (unitPrice: Paise, quantity: number): Paise =>
  multiplyPaise(unitPrice, quantity);

const calculateNumerator = ({ widthHundredths, heightHundredths, ratePaise }: PricedSize): bigint =>
  BigInt(widthHundredths) * BigInt(heightHundredths) * BigInt(ratePaise);
