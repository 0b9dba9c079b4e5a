/**
 * The checkout phone: non-digits stripped, a leading 91, 091 or 0 dropped to leave ten digits, which must be an Indian
 * mobile starting with 6 to 9 (specification 1 §5). Length decides, because 9198765432 is a number of its own.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

export const PHONE_MESSAGE = 'Please enter a valid 10-digit Indian mobile number (starts 6–9).';

const PHONE_DIGITS = 10;
const PREFIXES = ['0091', '091', '91', '0'];
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

export function normalisePhone(typed: string): string {
  const digits = toAsciiDigits(typed).replace(/\D/g, '');
  const prefix = PREFIXES.find((start) => digits.startsWith(start) && digits.length - start.length === PHONE_DIGITS);
  return digits.slice(prefix?.length ?? 0);
}

export function checkPhone(typed: string): Outcome<string> {
  const phone = normalisePhone(typed);
  return INDIAN_MOBILE.test(phone) ? accepted(phone) : refused(PHONE_MESSAGE);
}
