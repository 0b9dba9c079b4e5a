import { clientEndpoints } from '#contract/client-endpoints.ts';
import { getTokenExpiryMs, getUserId, isTokenCurrent } from '#domain/account/token-claims.ts';
import { decodeTokenClaims } from '#domain/account/token-payload.ts';
import { type InterruptedRequest, writeInterruptedRequest } from '#storefront/browser/storage/interrupted-request.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import type { SessionThunk } from '../app-thunk.ts';
import { customerSignedOut, sessionEnded, sessionStarted } from './session-slice.ts';

/** Stores the token of a successful sign-in. */
export const startSession =
  (token: string, shouldRemember = true): SessionThunk<void> =>
  (dispatch, _, { tokens }) => {
    tokens.write(token, shouldRemember);
    dispatch(readSession());
  };

/** Ends the session in this tab, and in the others that share its storage. */
export const endSession =
  (): SessionThunk<void> =>
  (dispatch, _, { tokens }) => {
    tokens.clear();
    dispatch(sessionEnded());
  };

/** Ends the session and clears the customer's data in this browser. */
export const forgetSession = (): SessionThunk<void> => (dispatch) => {
  dispatch(endSession());
  dispatch(customerSignedOut());
};

/** Logs out, on the server too. Its response doesn't matter: another API host may have no such endpoint. */
export const signOut =
  (): SessionThunk<void> =>
  (dispatch, getState, { api }) => {
    const { token } = getState().session;
    dispatch(forgetSession());
    if (token !== null) void api.call(clientEndpoints.logOut, {}, token);
  };

/** Keeps what the login interrupts, to complete it afterwards (D-40). */
export const storeInterruptedRequest =
  (id: string, request: InterruptedRequest): SessionThunk<void> =>
  (_dispatch, _getState, { now }) =>
    writeInterruptedRequest(getSafeSessionStorage(), id, request, now());

/** Syncs the store with the stored token; clears one that is unreadable or expired. */
export const readSession =
  (): SessionThunk<void> =>
  (dispatch, getState, { tokens, now }) => {
    const token = tokens.read();
    const claims = token === undefined ? undefined : decodeTokenClaims(token);
    if (token === undefined || !claims || !isTokenCurrent(claims, new Date(now()))) {
      tokens.clear();
      if (getState().session.status !== 'signedOut') dispatch(sessionEnded());
    } else if (token !== getState().session.token) {
      const userId = getUserId(claims) ?? null;
      dispatch(sessionStarted({ token, userId, expiresAtMs: getTokenExpiryMs(claims) ?? null }));
    }
  };
