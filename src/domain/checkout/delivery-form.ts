/** The checkout form: its fields and their validation. The phone number is validated separately, in `indian-phone.ts`. */
import { EMAIL_INVALID_MESSAGE, isValidEmail } from '../account/email.ts';
import { formatRequiredMessage, formatTooLongMessage, isBlank, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';
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
type DeliveryErrors = Partial<Record<DeliveryField, string>>;

export function validateDeliveryForm(form: DeliveryForm): DeliveryErrors {
  const errors: DeliveryErrors = {};
  for (const { name, label, required } of DELIVERY_FIELDS) {
    const message =
      required && isBlank(form[name]) ? formatRequiredMessage(label) : getFormatError(name, label, form[name]);
    if (message) errors[name] = message;
  }
  return errors;
}

function getFormatError(name: DeliveryField, label: string, value: string): string | undefined {
  if (value.trim().length > MAX_SHORT_FIELD_LENGTH) return formatTooLongMessage(label, MAX_SHORT_FIELD_LENGTH);
  if (name === 'email') return isValidEmail(value.trim()) ? undefined : EMAIL_INVALID_MESSAGE;
  if (name !== 'pincode') return undefined;
  const pincode = checkPincode(value);
  return pincode.ok ? undefined : pincode.message;
}
