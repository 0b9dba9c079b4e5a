/**
 * What a shopper types as width or height: kept while typing, normalised on blur; empty or non-numeric becomes empty and
 * a value below 1 becomes 1 (specification 0 §5, Q-51, Q-52).
 */
import { parseScaledDecimal } from '../money/decimal.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';
import { MAX_SIZE_INCHES, MIN_SIZE_INCHES, SIZE_TOO_LARGE_MESSAGE, SIZE_TOO_SMALL_MESSAGE } from './size.ts';

const UNIT = /\s*(?:"|''|″|”|inches|inch|in\.?)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** The number meant, with two decimals kept, or `undefined` when the entry is empty or not a number. */
export function parseInches(entry: string): number | undefined {
  const bare = toAsciiDigits(entry).trim().replace(UNIT, '');
  const text = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  const hundredths = NUMBER.test(text) ? Number(parseScaledDecimal(text, 2)) : Number.NaN;
  return Number.isSafeInteger(hundredths) ? hundredths / 100 : undefined;
}

/** The text of the field after leaving it: '36.' becomes '36', '36 in' becomes '36', 'abc' becomes ''. */
export function normaliseInches(entry: string): string {
  const inches = parseInches(entry);
  // Our reading: zero and fractions of an inch are raised to 1, a negative number is no size at all.
  if (inches === undefined || inches < 0) return '';
  return String(Math.max(inches, MIN_SIZE_INCHES));
}

/** A size that can be ordered, or `undefined` while the entry is none yet. */
export function parseOrderableInches(entry: string): number | undefined {
  const inches = parseInches(entry);
  return inches !== undefined && inches >= MIN_SIZE_INCHES && inches <= MAX_SIZE_INCHES ? inches : undefined;
}

/** The sentence beside the field; none while it is empty. */
export function getSizeEntryMessage(entry: string): string | undefined {
  const inches = parseInches(entry);
  if (inches === undefined) return undefined;
  if (inches < MIN_SIZE_INCHES) return SIZE_TOO_SMALL_MESSAGE;
  return inches > MAX_SIZE_INCHES ? SIZE_TOO_LARGE_MESSAGE : undefined;
}
