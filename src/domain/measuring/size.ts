/**
 * Sizes are kept in hundredths of an inch so that prices come from whole numbers (ledger 3.10). The limits are 1 to
 * 10,000 inches with two decimals kept (SRV-31, decision D-09).
 */
import { parseScaledDecimal } from '../money/decimal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

declare const inchHundredthsBrand: unique symbol;
export type InchHundredths = number & { readonly [inchHundredthsBrand]: true };
export type Size = { widthHundredths: InchHundredths; heightHundredths: InchHundredths };
/** A size as a shopper enters it and as it crosses the wire. */
export type SizeInInches = { readonly widthInInches: number; readonly heightInInches: number };

export const MIN_SIZE_INCHES = 1;
export const MAX_SIZE_INCHES = 10_000;
export const SIZE_STEP_INCHES = 0.1;
/** The hint under the size input advises to add this much to width and height. */
export const INSTALLATION_PADDING_INCHES = 2;

export const SIZE_TOO_SMALL_MESSAGE = 'Width and height must be at least 1 inch.';
export const SIZE_TOO_LARGE_MESSAGE = 'Width and height can be at most 10,000 inches.';

export function inchesToHundredths(inches: number | string): InchHundredths {
  const hundredths = Number(parseScaledDecimal(inches, 2) ?? Number.NaN);
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`Not a length in inches: ${inches}`);
  return hundredths as InchHundredths;
}

export const hundredthsToInches = (hundredths: InchHundredths): number => hundredths / 100;

export const toSize = (widthInInches: number | string, heightInInches: number | string): Size => ({
  widthHundredths: inchesToHundredths(widthInInches),
  heightHundredths: inchesToHundredths(heightInInches),
});

export const NO_SIZE: Size = toSize(0, 0);

/** The size a shopper may order. Text is refused: a request carries numbers (SRV-31). */
export function checkSize(widthInInches: unknown, heightInInches: unknown): Outcome<Size> {
  if (!isAtLeastMinimum(widthInInches) || !isAtLeastMinimum(heightInInches)) return refused(SIZE_TOO_SMALL_MESSAGE);
  if (widthInInches > MAX_SIZE_INCHES || heightInInches > MAX_SIZE_INCHES) return refused(SIZE_TOO_LARGE_MESSAGE);
  return accepted(toSize(widthInInches, heightInInches));
}

const isAtLeastMinimum = (inches: unknown): inches is number =>
  typeof inches === 'number' && Number.isFinite(inches) && inches >= MIN_SIZE_INCHES;
