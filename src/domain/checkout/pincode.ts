/** An Indian postal code: six digits, the first not 0; spaces as in '380 015' are dropped (specification 1 §5). */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

const PINCODE_MESSAGE = 'Enter a 6-digit pincode';

const PINCODE = /^[1-9]\d{5}$/;

export const normalisePincode = (typed: string): string => toAsciiDigits(typed).replace(/\s/g, '');

export function checkPincode(typed: string): Outcome<string> {
  const pincode = normalisePincode(typed);
  return PINCODE.test(pincode) ? accepted(pincode) : refused(PINCODE_MESSAGE);
}
