/** Email addresses: format check, messages and normalisation. */
import { formatTooLongMessage, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';

export const EMAIL_REQUIRED_MESSAGE = 'Email is required';
export const EMAIL_INVALID_MESSAGE = 'Please enter a valid email';

const ONE_AT = /^[^\s@]+@([^\s@]+)$/;

/** Equals /^[^\s@]+@[^\s@]+\.[^\s@]+$/, but runs in linear time. */
export function isValidEmail(text: string): boolean {
  const domain = ONE_AT.exec(text)?.[1] ?? '';
  return domain.slice(1, -1).includes('.');
}

/** Accounts are looked up by the normalised email. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the message about a trimmed email. */
export function getEmailError(email: string): string | undefined {
  if (email === '') return EMAIL_REQUIRED_MESSAGE;
  if (email.length > MAX_SHORT_FIELD_LENGTH) return formatTooLongMessage('Email', MAX_SHORT_FIELD_LENGTH);
  return isValidEmail(email) ? undefined : EMAIL_INVALID_MESSAGE;
}
