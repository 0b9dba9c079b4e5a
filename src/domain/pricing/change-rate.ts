/** Rates that a member of staff raises or lowers by a percentage, many at once. */
import { divideRoundingHalfUp } from '../money/decimal.ts';
import { type Paise, toPaise } from '../money/paise.ts';
import { MAX_RATE_PAISE } from './unit-price.ts';

export const MIN_RATE_PERCENT = -50;
export const MAX_RATE_PERCENT = 200;

const PAISE_PER_RUPEE = 100;
const PERCENT_HUNDREDTHS = 10_000;
const MAX_RUPEES = Math.floor(MAX_RATE_PAISE / PAISE_PER_RUPEE);

/** At most two decimals, and not 0. */
export const isRatePercent = (percent: number): boolean =>
  percent !== 0 && percent >= MIN_RATE_PERCENT && percent <= MAX_RATE_PERCENT && Number(percent.toFixed(2)) === percent;

/** Rounds half up to whole rupees, from ₹1 to the highest rate. */
export function changeRatePaise(rate: Paise, percent: number): Paise {
  const factor = PERCENT_HUNDREDTHS + Math.round(percent * 100);
  const rupees = divideRoundingHalfUp(BigInt(rate) * BigInt(factor), BigInt(PERCENT_HUNDREDTHS * PAISE_PER_RUPEE));
  return toPaise(Math.min(Math.max(Number(rupees), 1), MAX_RUPEES) * PAISE_PER_RUPEE);
}
