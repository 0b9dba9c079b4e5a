import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readSignIn } from '#contract/readers/account-readers.ts';
import { type Credentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import type { ApiFailure } from '#storefront/api/api-result.ts';
import type { AppThunk } from '../store.ts';
import { selectIsSignedIn } from './session-slice.ts';
import { startSession } from './session-thunks.ts';

const NO_TOKEN = 'Login failed: token not returned';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Starts the session; resolves with an error message on failure. */
export const signIn =
  ({ email, password }: Credentials, shouldRemember: boolean): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { api }) => {
    const result = await api.call(clientEndpoints.authenticate, { body: { email, password } });
    if (result.kind !== 'ok') return getErrorMessage(result);
    const account = readSignIn(result.content.data);
    if (!account) return NO_TOKEN;
    dispatch(startSession(account.jwToken, shouldRemember));
    // An unreadable or expired token starts no session.
    return selectIsSignedIn(getState()) ? undefined : UNEXPECTED;
  };

function getErrorMessage(failure: ApiFailure): string {
  if (failure.kind === 'refused') return failure.message || WRONG_CREDENTIALS_MESSAGE;
  if (failure.kind !== 'httpError') return UNEXPECTED;
  return failure.message || getPlainText(failure) || WRONG_CREDENTIALS_MESSAGE;
}

/** Ignores JSON bodies and HTML error pages (ERR-17, ERR-18). */
const getPlainText = ({ isJson, text }: { isJson: boolean; text: string }): string =>
  isJson || text.trimStart().startsWith('<') ? '' : text.trim();
