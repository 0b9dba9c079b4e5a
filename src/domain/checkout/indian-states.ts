/**
 * The states and union territories of India with GST code and the first digits of their pincodes. A pincode that does not
 * fit its state is only a hint, never a refusal: some pincodes cross borders.
 */
import { checkPincode } from './pincode.ts';

type IndianState = {
  readonly name: string;
  readonly gstCode: string;
  readonly pincodePrefixes: readonly string[];
};

const state = (gstCode: string, name: string, prefixes: string): IndianState => ({
  name,
  gstCode,
  pincodePrefixes: prefixes.split(' '),
});

export const INDIAN_STATES: readonly IndianState[] = [
  state('35', 'Andaman and Nicobar Islands', '744'),
  state('37', 'Andhra Pradesh', '51 52 53'),
  state('12', 'Arunachal Pradesh', '790 791 792'),
  state('18', 'Assam', '78'),
  state('10', 'Bihar', '80 81 82 83 84 85'),
  state('04', 'Chandigarh', '16'),
  state('22', 'Chhattisgarh', '49'),
  state('26', 'Dadra and Nagar Haveli and Daman and Diu', '396 362'),
  state('07', 'Delhi', '11'),
  state('30', 'Goa', '403'),
  state('24', 'Gujarat', '36 37 38 39'),
  state('06', 'Haryana', '12 13'),
  state('02', 'Himachal Pradesh', '17'),
  state('01', 'Jammu and Kashmir', '18 19'),
  state('20', 'Jharkhand', '81 82 83'),
  state('29', 'Karnataka', '56 57 58 59'),
  state('32', 'Kerala', '67 68 69'),
  state('38', 'Ladakh', '194'),
  state('31', 'Lakshadweep', '682'),
  state('23', 'Madhya Pradesh', '45 46 47 48'),
  state('27', 'Maharashtra', '40 41 42 43 44'),
  state('14', 'Manipur', '795'),
  state('17', 'Meghalaya', '793 794'),
  state('15', 'Mizoram', '796'),
  state('13', 'Nagaland', '797 798'),
  state('21', 'Odisha', '75 76 77'),
  state('34', 'Puducherry', '605 607 609 533 673'),
  state('03', 'Punjab', '14 15 16'),
  state('08', 'Rajasthan', '30 31 32 33 34'),
  state('11', 'Sikkim', '737'),
  state('33', 'Tamil Nadu', '60 61 62 63 64'),
  state('36', 'Telangana', '50'),
  state('16', 'Tripura', '799'),
  state('09', 'Uttar Pradesh', '20 21 22 23 24 25 26 27 28'),
  state('05', 'Uttarakhand', '24 25 26'),
  state('19', 'West Bengal', '70 71 72 73 74'),
];

/** Found by name in any case; '&' is read as 'and'. */
export function findIndianState(name: string): IndianState | undefined {
  const wanted = comparableName(name);
  return INDIAN_STATES.find((candidate) => comparableName(candidate.name) === wanted);
}

/** `undefined` when the state or the pincode is not known, or the pincode is the army's (first digit 9). */
export function pincodeMatchesState(pincode: string, stateName: string): boolean | undefined {
  const checked = checkPincode(pincode);
  const found = findIndianState(stateName);
  if (!checked.ok || !found || checked.value.startsWith('9')) return undefined;
  return found.pincodePrefixes.some((prefix) => checked.value.startsWith(prefix));
}

export const pincodeHint = (pincode: string, stateName: string): string | undefined =>
  pincodeMatchesState(pincode, stateName) === false
    ? `This pincode does not look like one in ${stateName.trim()}. Please check both.`
    : undefined;

const comparableName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ');
