import { calls } from '#contract/calls.ts';
import { readToken } from '#contract/readers/sign-in-reader.ts';
import { type Credentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import type { CallFailure } from '#storefront/api/call-outcome.ts';
import type { AppThunk } from '../store.ts';
import { selectIsSignedIn, startSession } from './session-slice.ts';

const NO_TOKEN = 'Login failed: token not returned';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Starts the session; resolves with the sentence to show when that failed. */
export const signIn =
  ({ email, password }: Credentials, remember: boolean): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, { api }) => {
    const outcome = await api.call(calls.authenticate, { body: { email, password } });
    if (outcome.kind !== 'ok') return failureText(outcome);
    const token = readToken(outcome.json);
    if (!token) return NO_TOKEN;
    dispatch(startSession(token, remember));
    // A token that is unreadable or already over has started nothing.
    return selectIsSignedIn(getState()) ? undefined : UNEXPECTED;
  };

function failureText(failure: CallFailure): string {
  if (failure.kind === 'refused') return failure.message || WRONG_CREDENTIALS_MESSAGE;
  if (failure.kind !== 'httpError') return UNEXPECTED;
  return failure.message || plainText(failure) || WRONG_CREDENTIALS_MESSAGE;
}

/** Our reading: 'the server message or text' means words, not JSON or a gateway's page (ERR-17, ERR-18). */
const plainText = ({ isJson, text }: { isJson: boolean; text: string }): string =>
  isJson || text.trimStart().startsWith('<') ? '' : text.trim();
