/** The terms that staff can find a customer by: those of the account and of the saved details. */
import { toAsciiDigits } from '../text/ascii-digits.ts';
import { joinName } from './full-name.ts';
import { listPersonTerms } from './person-terms.ts';

type SearchableDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly postalCode: string;
};

type SearchableCustomer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null for an account without saved details. */
  readonly details: SearchableDetails | null;
};

/** Saved details that a search finds. */
export const SEARCHED_DETAILS: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'postalCode'];

export function listCustomerTerms({ name, email, phone, details }: SearchableCustomer): string[] {
  const terms = listPersonTerms({ name, email, phone });
  if (details) terms.push(...listPersonTerms({ ...details, name: joinName(details) }));
  return [...new Set(terms)];
}

const MIN_NAMING_LENGTH = 3;
const MIN_PHONE_DIGITS = 10;

/** Digits with spaces, hyphens, brackets and the like between them. */
const WRITTEN_NUMBERS = /\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd})*/gu;

/** Whether a text contains a name, email, phone or PIN code of the customer. */
export function namesCustomer(text: string, customer: SearchableCustomer): boolean {
  const terms = listCustomerTerms(customer).filter((term) => term.length >= MIN_NAMING_LENGTH);
  const folded = toAsciiDigits(text.normalize('NFC').toLowerCase());
  const words = new Set([...folded.split(/[\s,;()]+/), ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const numbers = (folded.match(WRITTEN_NUMBERS) ?? []).map((number) => number.split(/\D+/));
  return terms.some((term) => {
    if (term.includes('@')) return folded.includes(term);
    return words.has(term) || (/^\d+$/.test(term) && numbers.some((groups) => containsNumber(groups, term)));
  });
}

/** A phone number can follow a prefix without a space; a PIN code is made of whole groups of digits. */
function containsNumber(groups: readonly string[], term: string): boolean {
  if (term.length >= MIN_PHONE_DIGITS) return groups.join('').includes(term);
  return groups.some((_, first) =>
    groups.some((_group, last) => last >= first && groups.slice(first, last + 1).join('') === term),
  );
}
