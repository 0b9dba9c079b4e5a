/** The terms that staff can find an order by. A search finds terms by prefix. */
import { listPersonTerms } from '../account/person-terms.ts';
import { normalisePhone } from '../checkout/indian-phone.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';
import { cleanTerms, foldTerm, listIdTerms, listNumberTerms } from '../text/search-terms.ts';

export type SearchableOrder = {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly postalCode: string;
  readonly paymentId: string | null;
};

type SearchTerm = { readonly term: string; readonly isPersonal: boolean };

const MAX_SEARCHED_WORDS = 5;

/** An erased customer's order keeps the name for tax law, but cannot be found by it. */
export function listOrderTerms(order: SearchableOrder): SearchTerm[] {
  const isErased = order.customerEmail === '';
  const { customerName: name, customerEmail: email, customerPhone: phone, postalCode } = order;
  const personal = isErased ? [] : listPersonTerms({ name, email, phone, postalCode });
  const paymentTerms = order.paymentId === null ? [] : listIdTerms(order.paymentId);
  return [...toTerms([...listNumberTerms(order.orderNumber), ...paymentTerms], false), ...toTerms(personal, true)];
}

const toTerms = (texts: readonly string[], isPersonal: boolean): SearchTerm[] =>
  cleanTerms(texts).map((term) => ({ term, isPersonal }));

/** A number as people write it: +91 98765 43210. */
const WRITTEN_NUMBER = /^[\d\s()+-]+$/;

/** Returns the prefixes that an order must all have among its terms; empty for a search without text. */
export function parseOrderSearch(text: string): string[] {
  const folded = toAsciiDigits(foldTerm(text));
  if (WRITTEN_NUMBER.test(folded)) return cleanTerms([normalisePhone(folded)]);
  return cleanTerms(folded.split(/\s+/)).slice(0, MAX_SEARCHED_WORDS);
}
