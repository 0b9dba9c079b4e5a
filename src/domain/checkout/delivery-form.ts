/**
 * The checkout form: its fields in order, which of them are required, and what is said beside a field
 * (specification 1 §2, §5; ). The phone's own rule is an alert, so it is checked apart.
 */
import { EMAIL_INVALID_MESSAGE, isEmailShaped } from '../account/email.ts';
import { isBlank, requiredMessage, SHORT_FIELD_MAX_LENGTH, tooLongMessage } from '../text/text-limits.ts';
import { checkPincode } from './pincode.ts';

export const DELIVERY_FIELDS = [
  { name: 'fullName', label: 'Full name', required: true },
  { name: 'phone', label: 'Phone', required: true },
  { name: 'email', label: 'Email', required: true },
  { name: 'addressLine1', label: 'Address line 1', required: true },
  { name: 'addressLine2', label: 'Address line 2', required: false },
  { name: 'city', label: 'City', required: true },
  { name: 'state', label: 'State', required: true },
  { name: 'pincode', label: 'Pincode', required: true },
] as const;

export type DeliveryField = (typeof DELIVERY_FIELDS)[number]['name'];
export type DeliveryForm = Record<DeliveryField, string>;
export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

/** Sentences by field, in the form's order; empty when the form may go on to the phone check. */
export function validateDeliveryForm(form: DeliveryForm): DeliveryErrors {
  const errors: DeliveryErrors = {};
  for (const { name, label, required } of DELIVERY_FIELDS) {
    const message = required && isBlank(form[name]) ? requiredMessage(label) : shapeMessage(name, label, form[name]);
    if (message) errors[name] = message;
  }
  return errors;
}

function shapeMessage(name: DeliveryField, label: string, value: string): string | undefined {
  if (value.trim().length > SHORT_FIELD_MAX_LENGTH) return tooLongMessage(label, SHORT_FIELD_MAX_LENGTH);
  if (name === 'email') return isEmailShaped(value.trim()) ? undefined : EMAIL_INVALID_MESSAGE;
  if (name !== 'pincode') return undefined;
  const pincode = checkPincode(value);
  return pincode.ok ? undefined : pincode.message;
}
