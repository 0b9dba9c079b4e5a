/**
 * The customer's saved details against the checkout form: how one becomes the other, whether they differ and so must be
 * saved, and whether they suffice for an order (specification 1 §4, §5; Q-111, SRV-43).
 */

import { joinName, splitName } from '../account/full-name.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type DeliveryForm, validateDeliveryForm } from './delivery-form.ts';
import { checkPhone, normalisePhone } from './indian-phone.ts';
import { normalisePincode } from './pincode.ts';

/** Checkout delivers to India only. */
const DELIVERY_COUNTRY = 'IN';

export const DETAIL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
] as const;

export type DetailField = (typeof DETAIL_FIELDS)[number];
/** User details without the user id. */
export type SavedDetails = Record<DetailField, string>;
type StoredDetails = Partial<Record<DetailField, string | null | undefined>>;

export const detailsFromForm = (form: DeliveryForm): SavedDetails => ({
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

export const formFromDetails = (stored: StoredDetails): DeliveryForm => ({
  fullName: joinName({ firstName: stored.firstName ?? '', lastName: stored.lastName ?? '' }),
  phone: stored.phone ?? '',
  email: stored.email ?? '',
  addressLine1: stored.addressLine1 ?? '',
  addressLine2: stored.addressLine2 ?? '',
  city: stored.city ?? '',
  state: stored.state ?? '',
  pincode: stored.postalCode ?? '',
});

/** Compared trimmed, phone normalised; null and blank are the same. */
export const detailsDiffer = (entered: StoredDetails, stored: StoredDetails): boolean =>
  DETAIL_FIELDS.some((field) => normaliseDetail(field, entered[field]) !== normaliseDetail(field, stored[field]));

const normaliseDetail = (field: DetailField, value: string | null | undefined): string =>
  field === 'phone' ? normalisePhone(value ?? '') : (value ?? '').trim();

/** The first thing that keeps an order from being placed with these details. */
export function checkDetailsForOrder(stored: StoredDetails): Outcome<SavedDetails> {
  const form = formFromDetails(stored);
  const [message] = Object.values(validateDeliveryForm(form));
  if (message) return refused(message);
  const phone = checkPhone(form.phone);
  return phone.ok ? accepted(detailsFromForm(form)) : phone;
}
