/** The terms that staff can find a message by: its ticket, and name, email and phone of the sender, as with orders. */
import { listPersonTerms } from '../account/person-terms.ts';
import { cleanTerms, listNumberTerms } from '../text/search-terms.ts';

export type SearchableMessage = {
  readonly ticket: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

export const listMessageTerms = ({ ticket, ...sender }: SearchableMessage): string[] =>
  cleanTerms([...listNumberTerms(ticket), ...listPersonTerms(sender)]);
