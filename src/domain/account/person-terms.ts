/** The terms that staff can find a person by: the buyer of an order, the sender of a message, a customer. */
import { normalisePhone } from '../checkout/indian-phone.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';
import { cleanTerms, foldTerm } from '../text/search-terms.ts';

type SearchablePerson = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly postalCode?: string;
};

/** Returns a person's search terms: words of the name, email, phone and PIN code. */
export function listPersonTerms({ name, email, phone, postalCode = '' }: SearchablePerson): string[] {
  const digits = normalisePhone(phone);
  return cleanTerms([
    ...foldTerm(name).split(/\s+/),
    ...foldTerm(name).split(/[^\p{L}\p{M}\p{N}]+/u),
    foldTerm(email),
    ...(digits === '' ? [] : [digits, `91${digits}`]),
    toAsciiDigits(postalCode).replace(/\s/g, ''),
  ]);
}
