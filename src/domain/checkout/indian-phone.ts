/** Indian mobile numbers: ten digits starting with 6 to 9, with or without a country or trunk prefix. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

export const PHONE_MESSAGE = 'Please enter a valid 10-digit Indian mobile number (starts 6–9).';

const PHONE_DIGITS = 10;
const PREFIXES = ['0091', '091', '91', '0'];
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Drops a prefix only when ten digits remain: 9198765432 is a number without a prefix. */
export function normalisePhone(typed: string): string {
  const digits = toAsciiDigits(typed).replace(/\D/g, '');
  const prefix = PREFIXES.find((start) => digits.startsWith(start) && digits.length - start.length === PHONE_DIGITS);
  return digits.slice(prefix?.length ?? 0);
}

export function checkPhone(typed: string): Outcome<string> {
  const phone = normalisePhone(typed);
  return INDIAN_MOBILE.test(phone) ? accept(phone) : refuse(PHONE_MESSAGE);
}
