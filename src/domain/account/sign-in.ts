/** Checks the credentials of a sign-in request. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { EMAIL_REQUIRED_MESSAGE, normaliseEmail } from './email.ts';
import { PASSWORD_REQUIRED_MESSAGE } from './new-password.ts';

/** The same for an unknown email and a wrong password, so that nobody learns which emails have an account. */
export const WRONG_CREDENTIALS_MESSAGE = 'Login failed. Please check your credentials.';

export type Credentials = { email: string; password: string };

/** Normalises the email; the password stays unchanged. */
export function checkCredentials({ email, password }: Credentials): Outcome<Credentials> {
  const emailLower = normaliseEmail(email);
  if (emailLower === '') return refuse(EMAIL_REQUIRED_MESSAGE);
  if (password === '') return refuse(PASSWORD_REQUIRED_MESSAGE);
  return accept({ email: emailLower, password });
}
