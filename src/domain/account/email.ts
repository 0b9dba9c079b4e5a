/** Email addresses: format check, messages and normalisation. */
import { formatTooLongMessage, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';

export const EMAIL_REQUIRED_MESSAGE = 'Email is required';
export const EMAIL_INVALID_MESSAGE = 'Please enter a valid email';

/** With them, two different emails would look the same. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const ONE_AT = /^[^\s@]+@([^\s@]+)$/;

/** Equals /^[^\s@]+@[^\s@]+\.[^\s@]+$/, but runs in linear time. */
export function isValidEmail(text: string): boolean {
  const domain = ONE_AT.exec(text)?.[1] ?? '';
  return domain.slice(1, -1).includes('.');
}

/** A single address without characters that a mail server could parse as a second one or a command. */
export const isSingleAddress = (text: string): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);

const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST_LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Stricter, for an address that the shop itself writes from and to: every mail server accepts its form. Customers may
 * have unusual addresses; a mistake in the shop's own one would stop all emails.
 */
export function isShopEmail(text: string): boolean {
  const [mailbox = '', host = ''] = text.split('@');
  const labels = host.split('.');
  return (
    isSingleAddress(text) &&
    text.length <= MAX_SHORT_FIELD_LENGTH &&
    MAILBOX.test(mailbox) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** Accounts are looked up by the normalised email. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the message about a trimmed email. */
export function getEmailError(email: string): string | undefined {
  if (email === '') return EMAIL_REQUIRED_MESSAGE;
  if (email.length > MAX_SHORT_FIELD_LENGTH) return formatTooLongMessage('Email', MAX_SHORT_FIELD_LENGTH);
  return isValidEmail(email) && !INVISIBLE.test(email) ? undefined : EMAIL_INVALID_MESSAGE;
}
