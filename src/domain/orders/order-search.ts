/** The terms that staff can find an order by. A search finds terms by their beginning. */
import { normalisePhone } from '../checkout/indian-phone.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

export type SearchableOrder = {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly postalCode: string;
  readonly paymentId: string | null;
};

type SearchTerm = { readonly term: string; readonly isPersonal: boolean };

const MAX_TERM_LENGTH = 200;
const MAX_SEARCHED_WORDS = 5;

const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim();
const splitAtSpaces = (text: string): string[] => fold(text).split(/\s+/);
const splitIntoWords = (text: string): string[] => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** An erased customer's order keeps the name for tax law, but cannot be found by it. */
export function listOrderTerms(order: SearchableOrder): SearchTerm[] {
  const isErased = order.customerEmail === '';
  const personal = isErased ? [] : listPersonalTerms(order);
  const paymentTerms = order.paymentId === null ? [] : listIdTerms(order.paymentId);
  return [...toTerms([...listNumberTerms(order.orderNumber), ...paymentTerms], false), ...toTerms(personal, true)];
}

/** People read an order number out without its prefix. */
const listNumberTerms = (orderNumber: string): string[] => [
  ...listIdTerms(orderNumber),
  fold(orderNumber).replace(/^[^-]*-/, ''),
];

/** With and without hyphens and slashes. */
export const listIdTerms = (id: string): string[] => unique([fold(id), fold(id).replace(/[\s/-]/g, '')]);

type SearchablePerson = Pick<SearchableOrder, 'customerName' | 'customerEmail' | 'customerPhone' | 'postalCode'>;

/** What a person is found by: words of the name, email, phone and PIN code. */
export function listPersonalTerms(person: SearchablePerson): string[] {
  const { customerName, customerEmail, customerPhone, postalCode } = person;
  const phone = normalisePhone(customerPhone);
  return unique([
    ...splitAtSpaces(customerName),
    ...splitIntoWords(customerName),
    fold(customerEmail),
    ...(phone === '' ? [] : [phone, `91${phone}`]),
    toAsciiDigits(postalCode).replace(/\s/g, ''),
  ]);
}

const toTerms = (texts: readonly string[], isPersonal: boolean): SearchTerm[] =>
  unique(texts).map((term) => ({ term, isPersonal }));

/** Drops empty texts, and NUL, which PostgreSQL rejects. */
const unique = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll('\0', '').slice(0, MAX_TERM_LENGTH)).filter((text) => text !== '')),
];

/** A number as people write it: +91 98765 43210. */
const WRITTEN_NUMBER = /^[\d\s()+-]+$/;

/** Returns the beginnings of terms that an order must all have; empty for a search without text. */
export function parseOrderSearch(text: string): string[] {
  const folded = toAsciiDigits(fold(text));
  if (WRITTEN_NUMBER.test(folded)) return unique([normalisePhone(folded)]);
  return unique(folded.split(/\s+/)).slice(0, MAX_SEARCHED_WORDS);
}
