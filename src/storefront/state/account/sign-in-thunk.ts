import { endpoints } from '#contract/endpoints.ts';
import { readToken } from '#contract/readers/sign-in-reader.ts';
import { type Credentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import type { ApiFailure } from '#storefront/api/api-result.ts';
import type { AppThunk } from '../store.ts';
import { selectIsSignedIn, startSession } from './session-slice.ts';

const NO_TOKEN = 'Login failed: token not returned';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Starts the session; resolves with an error message on failure. */
export const signIn =
  ({ email, password }: Credentials, remember: boolean): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { api }) => {
    const outcome = await api.call(endpoints.authenticate, { body: { email, password } });
    if (outcome.kind !== 'ok') return failureText(outcome);
    const token = readToken(outcome.json);
    if (!token) return NO_TOKEN;
    dispatch(startSession(token, remember));
    // An unreadable or expired token starts no session.
    return selectIsSignedIn(getState()) ? undefined : UNEXPECTED;
  };

function failureText(failure: ApiFailure): string {
  if (failure.kind === 'refused') return failure.message || WRONG_CREDENTIALS_MESSAGE;
  if (failure.kind !== 'httpError') return UNEXPECTED;
  return failure.message || getPlainText(failure) || WRONG_CREDENTIALS_MESSAGE;
}

/** Ignores JSON bodies and HTML error pages (ERR-17, ERR-18). */
const getPlainText = ({ isJson, text }: { isJson: boolean; text: string }): string =>
  isJson || text.trimStart().startsWith('<') ? '' : text.trim();
