import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ClientEndpoint } from '#contract/client-endpoints.ts';
import type { ApiClient } from '#storefront/api/api-client.ts';
import type { TokenStorage } from '#storefront/browser/storage/token-storage.ts';
import { type AlertsRoot, alertRaised, selectAlerts } from '../alerts-slice.ts';
import type { ThunkExtra } from '../app-thunk.ts';
import { type SessionRoot, sessionEnded } from './session-slice.ts';
import { readSession } from './session-thunks.ts';

const SESSION_ENDED = 'Your session has ended. Please log in again.';

type SessionStore = {
  getState(): SessionRoot & AlertsRoot;
  dispatch: ThunkDispatch<SessionRoot, ThunkExtra, UnknownAction>;
};

/** Reports a 401 before the caller does, and drops the token if the server no longer accepts it (D-47). */
export const handleRefusedTokens = (api: ApiClient, tokens: TokenStorage, getStore: () => SessionStore): ApiClient => ({
  async call(endpoint, input, token) {
    const result = await api.call(endpoint, input, token);
    const store = getStore();
    const isUnauthorized = result.kind === 'httpError' && result.status === 401 && endpoint.auth === 'bearer';
    if (!isUnauthorized || token === undefined || token !== store.getState().session.token) return result;
    if (isReplaced(token, tokens)) {
      store.dispatch(readSession());
      return result;
    }
    raiseOnce(store);
    if (result.isTokenRefused && !isReportedByPages(endpoint, store)) dropToken(tokens, store);
    return result;
  },
});

/** True if another tab has logged in again. */
const isReplaced = (token: string, tokens: TokenStorage): boolean => (tokens.read() ?? token) !== token;

/** Profile and checkout report a token without a user id; a load in the background must not end its session first. */
const isReportedByPages = ({ method }: ClientEndpoint, store: SessionStore): boolean =>
  store.getState().session.userId === null && method === 'GET';

function raiseOnce({ getState, dispatch }: SessionStore): void {
  const isShown = selectAlerts(getState()).some(({ text }) => text === SESSION_ENDED);
  if (!isShown) dispatch(alertRaised(SESSION_ENDED, { offersSignIn: true }));
}

function dropToken(tokens: TokenStorage, { dispatch }: SessionStore): void {
  tokens.clear();
  dispatch(sessionEnded({ isRefused: true }));
}
