/** Parses and normalises a width or height typed in inches. */
import { parseScaledDecimal } from '../money/decimal.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';
import {
  type InchHundredths,
  inchesToHundredths,
  MAX_SIZE_INCHES,
  MIN_SIZE_INCHES,
  SIZE_TOO_LARGE_MESSAGE,
  SIZE_TOO_SMALL_MESSAGE,
  toHundredths,
} from './size.ts';

const INCH_UNIT = /\s*(?:"|''|″|”|inches|inch|in\.?)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

const MIN_HUNDREDTHS = inchesToHundredths(MIN_SIZE_INCHES);
const MAX_HUNDREDTHS = inchesToHundredths(MAX_SIZE_INCHES);

/** Rounds to two decimals; returns `undefined` when the entry is not a number. */
export function parseInches(entry: string): number | undefined {
  const hundredths = parseHundredths(entry);
  return hundredths === undefined ? undefined : hundredths / 100;
}

/** Can be negative. */
function parseHundredths(entry: string): number | undefined {
  const bare = toAsciiDigits(entry).trim().replace(INCH_UNIT, '');
  const text = GROUPED_NUMBER.test(bare) ? bare.replaceAll(',', '') : bare;
  const hundredths = NUMBER.test(text) ? Number(parseScaledDecimal(text, 2)) : Number.NaN;
  return Number.isSafeInteger(hundredths) ? hundredths : undefined;
}

/** Returns the field's text after blur: '36.' and '36 in' become '36', 'abc' becomes ''. */
export function normaliseInches(entry: string): string {
  const inches = parseInches(entry);
  // Values from 0 to 1 are raised to 1; a negative number is invalid.
  if (inches === undefined || inches < 0) return '';
  return String(Math.max(inches, MIN_SIZE_INCHES));
}

/** Returns `undefined` when the entry is not a number or out of range. */
export function parseOrderableLength(entry: string): InchHundredths | undefined {
  const length = parseHundredths(entry);
  return length !== undefined && length >= MIN_HUNDREDTHS && length <= MAX_HUNDREDTHS
    ? toHundredths(length)
    : undefined;
}

export function getSizeEntryMessage(entry: string): string | undefined {
  const inches = parseInches(entry);
  if (inches === undefined) return undefined;
  if (inches < MIN_SIZE_INCHES) return SIZE_TOO_SMALL_MESSAGE;
  return inches > MAX_SIZE_INCHES ? SIZE_TOO_LARGE_MESSAGE : undefined;
}
