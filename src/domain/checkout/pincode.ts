/** Indian postal codes: six digits, the first not 0; spaces are ignored. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

const PINCODE_MESSAGE = 'Enter a 6-digit pincode';

const PINCODE = /^[1-9]\d{5}$/;

export const normalisePincode = (typed: string): string => toAsciiDigits(typed).replace(/\s/g, '');

export function checkPincode(typed: string): Outcome<string> {
  const pincode = normalisePincode(typed);
  return PINCODE.test(pincode) ? accept(pincode) : refuse(PINCODE_MESSAGE);
}
