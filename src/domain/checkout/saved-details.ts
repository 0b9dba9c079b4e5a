/** The customer's saved details: converting them to and from the checkout form, updating them, checking them for an order. */
import { joinName, splitName } from '../account/full-name.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';
import { type DeliveryForm, validateDeliveryForm } from './delivery-form.ts';
import { checkPhone, normalisePhone } from './indian-phone.ts';
import { findIndianState } from './indian-states.ts';
import { normalisePincode } from './pincode.ts';

/** Checkout delivers to India only. */
const DELIVERY_COUNTRY = 'IN';
const DELIVERY_COUNTRY_NAME = 'India';

/** The country as customers read it (D-49). */
export const formatCountry = (country: string): string =>
  country.trim().toUpperCase() === DELIVERY_COUNTRY ? DELIVERY_COUNTRY_NAME : country;

/** The country as it is stored and sent. */
export const parseCountry = (text: string): string =>
  text.trim().toLowerCase() === DELIVERY_COUNTRY_NAME.toLowerCase() ? DELIVERY_COUNTRY : text;

const DETAIL_LABELS = {
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
} as const;

export type DetailField = keyof typeof DETAIL_LABELS;
export const DETAIL_FIELDS = Object.keys(DETAIL_LABELS) as readonly DetailField[];

/** User details without the user id. */
export type SavedDetails = Record<DetailField, string>;
type StoredDetails = Partial<Record<DetailField, string | null | undefined>>;

export const toSavedDetails = (form: DeliveryForm): SavedDetails => ({
  ...splitName(form.fullName),
  email: form.email.trim(),
  phone: normalisePhone(form.phone),
  addressLine1: form.addressLine1.trim(),
  addressLine2: form.addressLine2.trim(),
  city: form.city.trim(),
  state: form.state.trim(),
  postalCode: normalisePincode(form.pincode),
  country: DELIVERY_COUNTRY,
});

export const toDeliveryForm = (stored: StoredDetails): DeliveryForm => ({
  fullName: joinName({ firstName: stored.firstName ?? '', lastName: stored.lastName ?? '' }),
  phone: stored.phone ?? '',
  email: stored.email ?? '',
  addressLine1: stored.addressLine1 ?? '',
  addressLine2: stored.addressLine2 ?? '',
  city: stored.city ?? '',
  state: stored.state ?? '',
  pincode: stored.postalCode ?? '',
});

/** Ignores surrounding space, phone formatting and the state's spelling; null equals blank. */
export const hasDetailChanges = (entered: StoredDetails, stored: StoredDetails): boolean =>
  DETAIL_FIELDS.some((field) => normaliseDetail(field, entered[field]) !== normaliseDetail(field, stored[field]));

function normaliseDetail(field: DetailField, value: string | null | undefined): string {
  const text = (value ?? '').trim();
  if (field === 'state') return findIndianState(text)?.name ?? text;
  return field === 'phone' ? normalisePhone(text) : text;
}

/** Refuses with the message of the first incomplete or invalid field. */
export function checkDetailsForOrder(stored: StoredDetails): Outcome<SavedDetails> {
  const form = toDeliveryForm(stored);
  const [message] = Object.values(validateDeliveryForm(form));
  if (message) return refuse(message);
  const phone = checkPhone(form.phone);
  return phone.ok ? accept(toSavedDetails(form)) : phone;
}

/** A missing or null field stays unchanged, a blank one is cleared. Texts are trimmed and limited in length only. */
export function checkDetailsUpdate(update: StoredDetails): Outcome<Partial<SavedDetails>> {
  const changes: Partial<SavedDetails> = {};
  for (const field of DETAIL_FIELDS) {
    const value = update[field]?.trim();
    if (value === undefined) continue;
    if (value.length > MAX_SHORT_FIELD_LENGTH) {
      return refuse(`${formatTooLongMessage(DETAIL_LABELS[field], MAX_SHORT_FIELD_LENGTH)}.`);
    }
    changes[field] = value;
  }
  return accept(changes);
}
