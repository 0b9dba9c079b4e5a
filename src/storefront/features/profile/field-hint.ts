import { checkPhone } from '#domain/checkout/indian-phone.ts';
import { pincodeHint } from '#domain/checkout/indian-states.ts';
import { checkPincode } from '#domain/checkout/pincode.ts';
import type { DetailField, SavedDetails } from '#domain/checkout/saved-details.ts';
import { isBlank } from '#domain/text/text-limits.ts';

/** Advice while editing. Nothing here keeps anybody from saving: the profile has no rules of its own (PROF-17). */
export function fieldHint(field: DetailField, values: SavedDetails): string | undefined {
  const value = values[field];
  if (field === 'email') return 'Your email cannot be changed here.';
  if (isBlank(value)) return undefined;
  if (field === 'phone' && !checkPhone(value).ok) return 'For a delivery we need a 10-digit Indian mobile number.';
  if (field !== 'postalCode') return undefined;
  return checkPincode(value).ok
    ? pincodeHint(value, values.state)
    : 'For a delivery in India we need a 6-digit pincode.';
}
