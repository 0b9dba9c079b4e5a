/** Sizes and areas. Sizes are hundredths of an inch, so that prices are computed from integers (decision D-09). */
import { divideRoundingHalfUp, parseScaledDecimal } from '../money/decimal.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

export type InchHundredths = number & { readonly __unit: 'hundredths of an inch' };
export type Size = { readonly widthHundredths: InchHundredths; readonly heightHundredths: InchHundredths };
/** A size as JSON carries it and as the screen shows it. */
export type SizeInInches = { readonly widthInInches: number; readonly heightInInches: number };

export const MIN_SIZE_INCHES = 1;
export const MAX_SIZE_INCHES = 10_000;
export const SIZE_STEP_INCHES = 0.1;
/** The hint under the size input suggests adding this to width and height. */
export const INSTALLATION_PADDING_INCHES = 2;

export const SIZE_TOO_SMALL_MESSAGE = 'Width and height must be at least 1 inch.';
export const SIZE_TOO_LARGE_MESSAGE = 'Width and height can be at most 10,000 inches.';

/** Throws unless the length is a safe integer of at least 0. */
export function toHundredths(length: number): InchHundredths {
  if (!Number.isSafeInteger(length) || length < 0) throw new RangeError(`Not a length: ${length}`);
  return length as InchHundredths;
}

/** Rounds half up. */
export const inchesToHundredths = (inches: number | string): InchHundredths =>
  toHundredths(Number(parseScaledDecimal(inches, 2) ?? Number.NaN));

export const hundredthsToInches = (hundredths: InchHundredths): number => hundredths / 100;

export const toSize = (widthInInches: number | string, heightInInches: number | string): Size => ({
  widthHundredths: inchesToHundredths(widthInInches),
  heightHundredths: inchesToHundredths(heightInInches),
});

export const toSizeInInches = ({ widthHundredths, heightHundredths }: Size): SizeInInches => ({
  widthInInches: hundredthsToInches(widthHundredths),
  heightInInches: hundredthsToInches(heightHundredths),
});

export const NO_SIZE: Size = toSize(0, 0);

/** Accepts numbers only: a request with text is refused. */
export function checkLength(inches: unknown): Outcome<InchHundredths> {
  if (typeof inches !== 'number' || !(inches >= MIN_SIZE_INCHES)) return refuse(SIZE_TOO_SMALL_MESSAGE);
  return inches <= MAX_SIZE_INCHES ? accept(inchesToHundredths(inches)) : refuse(SIZE_TOO_LARGE_MESSAGE);
}

/** Squared hundredths of an inch in one square foot. */
export const SQUARE_HUNDREDTHS_PER_SQUARE_FOOT = 1_440_000n;

const AREA_STEPS_PER_SQUARE_FOOT = 10_000;

/** Rounds to four decimals, for display and records only: prices use the unrounded size. */
export function calculateAreaSqFt({ widthHundredths, heightHundredths }: Size): number {
  const squareHundredths = BigInt(widthHundredths) * BigInt(heightHundredths);
  const steps = squareHundredths * BigInt(AREA_STEPS_PER_SQUARE_FOOT);
  return Number(divideRoundingHalfUp(steps, SQUARE_HUNDREDTHS_PER_SQUARE_FOOT)) / AREA_STEPS_PER_SQUARE_FOOT;
}

/** Returns square feet with two decimals, rounded half up once (decision D-12); `areaSqFt` counts for a piece without a size. */
export function formatArea({ areaSqFt = 0, ...size }: SizeInInches & { areaSqFt?: number }): string {
  const [width, height] = [parseScaledDecimal(size.widthInInches, 2), parseScaledDecimal(size.heightInInches, 2)];
  const hundredths =
    width && height
      ? divideRoundingHalfUp(width * height * 100n, SQUARE_HUNDREDTHS_PER_SQUARE_FOOT)
      : (parseScaledDecimal(areaSqFt, 2) ?? 0n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
