/**
 * Which of the customer's details a save changes, and to what (SRV-40): a key that is missing or null keeps its value, a
 * blank one is emptied, and a text is trimmed and capped (decision D-29). The profile has no other rules (PROF-17).
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { SHORT_FIELD_MAX_LENGTH, tooLongMessage } from '../text/text-limits.ts';
import { DETAIL_FIELDS, type DetailField, type SavedDetails } from './saved-details.ts';

const DETAIL_LABELS: Readonly<Record<DetailField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  city: 'City',
  state: 'State',
  postalCode: 'Postal Code',
  country: 'Country',
};

type DetailsUpdate = Partial<Record<DetailField, string | null | undefined>>;

export function checkDetailsUpdate(wish: DetailsUpdate): Outcome<Partial<SavedDetails>> {
  const changes: Partial<SavedDetails> = {};
  for (const field of DETAIL_FIELDS) {
    const value = wish[field]?.trim();
    if (value === undefined) continue;
    if (value.length > SHORT_FIELD_MAX_LENGTH) {
      return refused(`${tooLongMessage(DETAIL_LABELS[field], SHORT_FIELD_MAX_LENGTH)}.`);
    }
    changes[field] = value;
  }
  return accepted(changes);
}
