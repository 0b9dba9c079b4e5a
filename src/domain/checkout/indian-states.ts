/**
 * The states and union territories of India with their GST codes and pincode prefixes. A pincode fills in the state if it
 * fits only one. One that does not fit the state gives a hint, not an error, because some pincodes cross state borders.
 */
import { checkPincode } from './pincode.ts';

type IndianState = {
  readonly name: string;
  readonly gstCode: string;
  readonly pincodePrefixes: readonly string[];
};

const defineState = (gstCode: string, name: string, prefixes: string): IndianState => ({
  name,
  gstCode,
  pincodePrefixes: prefixes.split(' '),
});

export const INDIAN_STATES: readonly IndianState[] = [
  defineState('35', 'Andaman and Nicobar Islands', '744'),
  defineState('37', 'Andhra Pradesh', '5071 51 52 53'),
  defineState('12', 'Arunachal Pradesh', '790 791 792'),
  defineState('18', 'Assam', '78'),
  defineState('10', 'Bihar', '80 811 812 813 814 821 823 824 84 85'),
  defineState('04', 'Chandigarh', '160'),
  defineState('22', 'Chhattisgarh', '49'),
  defineState('26', 'Dadra and Nagar Haveli and Daman and Diu', '396 362'),
  defineState('07', 'Delhi', '11'),
  defineState('30', 'Goa', '403'),
  defineState('24', 'Gujarat', '36 37 38 39'),
  defineState('06', 'Haryana', '12 13'),
  defineState('02', 'Himachal Pradesh', '17'),
  defineState('01', 'Jammu and Kashmir', '18 190 191 192 193'),
  defineState('20', 'Jharkhand', '813 814 815 816 817 818 822 825 826 827 828 829 83'),
  defineState('29', 'Karnataka', '56 57 58 59'),
  defineState('32', 'Kerala', '67 68 69'),
  defineState('38', 'Ladakh', '194'),
  defineState('31', 'Lakshadweep', '68255'),
  defineState('23', 'Madhya Pradesh', '45 46 47 48'),
  defineState('27', 'Maharashtra', '400 401 402 41 42 43 44'),
  defineState('14', 'Manipur', '795'),
  defineState('17', 'Meghalaya', '793 794'),
  defineState('15', 'Mizoram', '796'),
  defineState('13', 'Nagaland', '797 798'),
  defineState('21', 'Odisha', '75 76 77'),
  defineState('34', 'Puducherry', '533464 605 607 609 673310'),
  defineState('03', 'Punjab', '14 15 160'),
  defineState('08', 'Rajasthan', '30 31 32 33 34'),
  defineState('11', 'Sikkim', '737'),
  defineState('33', 'Tamil Nadu', '60 61 62 63 64'),
  defineState('36', 'Telangana', '50'),
  defineState('16', 'Tripura', '799'),
  defineState('09', 'Uttar Pradesh', '20 21 22 23 241 242 243 244 245 246 247 25 261 262 27 28'),
  defineState('05', 'Uttarakhand', '244 246 247 248 249 262 263'),
  defineState('19', 'West Bengal', '70 71 72 731 732 733 734 735 736 741 742 743'),
];

/** Ignores case; '&' counts as 'and'. */
export function findIndianState(name: string): IndianState | undefined {
  const normalised = normaliseName(name);
  return INDIAN_STATES.find((candidate) => normaliseName(candidate.name) === normalised);
}

/** Returns `undefined` for an unknown state, an invalid pincode or an army pincode (first digit 9). */
export function isPincodeInState(pincode: string, stateName: string): boolean | undefined {
  const checked = checkPincode(pincode);
  const state = findIndianState(stateName);
  if (!checked.ok || !state || checked.value.startsWith('9')) return undefined;
  return hasPincode(state, checked.value);
}

/** Returns the only state that the pincode fits; `undefined` near a border, where it fits two. */
export function findStateOfPincode(pincode: string): string | undefined {
  const checked = checkPincode(pincode);
  if (!checked.ok) return undefined;
  const [state, second] = INDIAN_STATES.filter((candidate) => hasPincode(candidate, checked.value));
  return second ? undefined : state?.name;
}

const hasPincode = ({ pincodePrefixes }: IndianState, pincode: string): boolean =>
  pincodePrefixes.some((prefix) => pincode.startsWith(prefix));

export const getPincodeHint = (pincode: string, stateName: string): string | undefined =>
  isPincodeInState(pincode, stateName) === false
    ? `This pincode doesn't look like it's in ${stateName.trim()}. Please check both.`
    : undefined;

const normaliseName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ');
