/**
 * What is wrong with a filled-in form: blank fields, texts that are too long, an email without its shape
 * (specification 1 §5, SRV-62 to SRV-64). Texts pass as typed: they are stored byte for byte.
 */
import { EMAIL_INVALID_MESSAGE, isEmailShaped } from '../account/email.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { isBlank, requiredMessage, tooLongMessage } from '../text/text-limits.ts';
import type { FormField } from './inquiry-forms.ts';

export function validateForm<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Record<Name, string>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const field of fields) {
    const message = fieldMessage(field, values[field.name]);
    if (message) errors[field.name] = message;
  }
  return errors;
}

/** The values as given, or the first field's sentence. */
export function checkForm<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Record<Name, string>,
): Outcome<Record<Name, string>> {
  const [message] = Object.values<string | undefined>(validateForm(fields, values));
  return message ? refused(message) : accepted(values);
}

function fieldMessage({ kind, label, maxLength }: FormField, value: string): string | undefined {
  if (isBlank(value)) return requiredMessage(label);
  if (value.length > maxLength) return tooLongMessage(label, maxLength);
  return kind === 'email' && !isEmailShaped(value.trim()) ? EMAIL_INVALID_MESSAGE : undefined;
}
