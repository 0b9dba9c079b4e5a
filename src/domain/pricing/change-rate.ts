/** Rates that a member of staff raises or lowers by a percentage, many at once. */
import { divideRoundingHalfUp } from '../money/decimal.ts';
import { type Paise, toPaise } from '../money/paise.ts';

export const MIN_RATE_PERCENT = -50;
export const MAX_RATE_PERCENT = 200;

const PAISE_PER_RUPEE = 100;
const PERCENT_HUNDREDTHS = 10_000;

/** At most two decimals, and not 0. */
export const isRatePercent = (percent: number): boolean =>
  percent !== 0 && percent >= MIN_RATE_PERCENT && percent <= MAX_RATE_PERCENT && Number(percent.toFixed(2)) === percent;

/** Rounds half up to whole rupees, at least ₹1. The result may be above the highest rate, which the caller reports. */
export function changeRatePaise(rate: Paise, percent: number): Paise {
  const factor = PERCENT_HUNDREDTHS + Math.round(percent * 100);
  const rupees = divideRoundingHalfUp(BigInt(rate) * BigInt(factor), BigInt(PERCENT_HUNDREDTHS * PAISE_PER_RUPEE));
  return toPaise(Math.max(Number(rupees), 1) * PAISE_PER_RUPEE);
}
