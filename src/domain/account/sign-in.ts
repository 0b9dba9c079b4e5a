/**
 * The rules of signing in (specification 0 §5 and §8, SRV-22, SRV-23): which fields the server needs, and the one sentence
 * for every pair that is not right, so that nobody learns which emails have an account.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { EMAIL_REQUIRED_MESSAGE, normaliseEmail } from './email.ts';
import { PASSWORD_REQUIRED_MESSAGE } from './sign-up.ts';

export const WRONG_CREDENTIALS_MESSAGE = 'Login failed. Please check your credentials.';

export type Credentials = { email: string; password: string };

/** The email as accounts are looked up by it; the password stays exactly as it was sent. */
export function checkCredentials({ email, password }: Credentials): Outcome<Credentials> {
  const emailLower = normaliseEmail(email);
  if (emailLower === '') return refused(EMAIL_REQUIRED_MESSAGE);
  if (password === '') return refused(PASSWORD_REQUIRED_MESSAGE);
  return accepted({ email: emailLower, password });
}
