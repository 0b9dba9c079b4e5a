/** The rules of a new password, for sign-up, reset and change. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, MAX_SHORT_FIELD_LENGTH } from '../text/text-limits.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const PASSWORD_REQUIRED_MESSAGE = 'Password is required';

export type NewPasswordValues = { password: string; confirmPassword: string };
type NewPasswordErrors = Partial<Record<keyof NewPasswordValues, string | undefined>>;

export function getPasswordError(password: string): string | undefined {
  if (password === '') return PASSWORD_REQUIRED_MESSAGE;
  if (password.length < MIN_PASSWORD_LENGTH) return 'Password must be at least 8 characters';
  return password.length > MAX_SHORT_FIELD_LENGTH
    ? formatTooLongMessage('Password', MAX_SHORT_FIELD_LENGTH)
    : undefined;
}

export function getConfirmationError({ password, confirmPassword }: NewPasswordValues): string | undefined {
  if (confirmPassword === '') return 'Please confirm your password';
  return confirmPassword === password ? undefined : 'Passwords do not match';
}

export const validateNewPassword = (values: NewPasswordValues): NewPasswordErrors => ({
  password: getPasswordError(values.password),
  confirmPassword: getConfirmationError(values),
});

/** Returns the password, or the first error message. */
export function checkNewPassword(values: NewPasswordValues): Outcome<string> {
  const message = getPasswordError(values.password) ?? getConfirmationError(values);
  return message === undefined ? accept(values.password) : refuse(message);
}
