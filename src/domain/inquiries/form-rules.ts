/** Validates the contact and inquiry forms. Values are not trimmed: all but the email are stored exactly as typed. */
import { EMAIL_INVALID_MESSAGE, isValidEmail } from '../account/email.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatRequiredMessage, formatTooLongMessage, isBlank } from '../text/text-limits.ts';
import type { FormField } from './inquiry-forms.ts';

export function validateForm<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Record<Name, string>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const field of fields) {
    const message = getFieldError(field, values[field.name]);
    if (message) errors[field.name] = message;
  }
  return errors;
}

/** Returns the values unchanged, or the first error message. */
export function checkForm<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Record<Name, string>,
): Outcome<Record<Name, string>> {
  const [message] = Object.values<string | undefined>(validateForm(fields, values));
  return message ? refuse(message) : accept(values);
}

function getFieldError({ kind, label, maxLength }: FormField, value: string): string | undefined {
  if (isBlank(value)) return formatRequiredMessage(label);
  if (value.length > maxLength) return formatTooLongMessage(label, maxLength);
  return kind === 'email' && !isValidEmail(value.trim()) ? EMAIL_INVALID_MESSAGE : undefined;
}
