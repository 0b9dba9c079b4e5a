/** Area in square feet = width x height in inches / 144 (specification 0 §9), reported with four decimals (ledger 3.10). */
import { divideRoundingHalfUp } from '../money/decimal.ts';
import type { Size } from './size.ts';

/** Squared hundredths of an inch in one square foot. */
export const SQUARE_HUNDREDTHS_PER_SQUARE_FOOT = 1_440_000n;

const REPORTED_STEPS_PER_SQUARE_FOOT = 10_000;

/** For display and records only; prices are computed from the size itself, unrounded. */
export function calculateAreaSqFt({ widthHundredths, heightHundredths }: Size): number {
  const squareHundredths = BigInt(widthHundredths) * BigInt(heightHundredths);
  const steps = squareHundredths * BigInt(REPORTED_STEPS_PER_SQUARE_FOOT);
  return Number(divideRoundingHalfUp(steps, SQUARE_HUNDREDTHS_PER_SQUARE_FOOT)) / REPORTED_STEPS_PER_SQUARE_FOOT;
}
