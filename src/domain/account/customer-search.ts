/** The terms that staff can find a customer by: those of the account and of the saved details. */
import { listPersonalTerms } from '../orders/order-search.ts';
import { joinName } from './full-name.ts';

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
  const ofAccount = { customerName: name, customerEmail: email, customerPhone: phone, postalCode: '' };
  const terms = listPersonalTerms(ofAccount);
  if (details)
    terms.push(
      ...listPersonalTerms({
        customerName: joinName(details),
        customerEmail: details.email,
        customerPhone: details.phone,
        postalCode: details.postalCode,
      }),
    );
  return [...new Set(terms)];
}

const MIN_NAMING_LENGTH = 3;

/** Whether a text contains a name, email, phone or PIN code of the customer. */
export function namesCustomer(text: string, customer: SearchableCustomer): boolean {
  const terms = new Set(listCustomerTerms(customer));
  const folded = text.normalize('NFC').toLowerCase();
  const words = [...folded.split(/[\s,;()]+/), ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return words.some((word) => word.length >= MIN_NAMING_LENGTH && terms.has(word));
}
