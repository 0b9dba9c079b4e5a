import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getTokenExpiryMs, getUserId, isTokenCurrent } from '#domain/account/token-claims.ts';
import { decodeTokenClaims } from '#domain/account/token-payload.ts';
import type { AppThunk, RootState } from '../store.ts';

type SessionState = {
  /** `unknown` until the browser has read its token: the server always renders the signed-out view. */
  status: 'unknown' | 'signedOut' | 'signedIn';
  token: string | null;
  /** `null` also for a token that names no customer. */
  userId: string | null;
  expiresAtMs: number | null;
};

const signedOut: SessionState = { status: 'signedOut', token: null, userId: null, expiresAtMs: null };
const initialState: SessionState = { ...signedOut, status: 'unknown' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Omit<SessionState, 'status'>>) => ({
      ...payload,
      status: 'signedIn',
    }),
    sessionEnded: () => signedOut,
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
/** The customer asked for it; an expired token only ends the session. */
export const loggedOut = createAction('session/loggedOut');
export const sessionReducer = sessionSlice.reducer;

export const selectSessionStatus = (state: RootState) => state.session.status;
export const selectIsSignedIn = (state: RootState): boolean => state.session.status === 'signedIn';
export const selectUserId = (state: RootState): string | null => state.session.userId;

/** After a successful log in. */
export const startSession =
  (token: string, remember = true): AppThunk<void> =>
  (dispatch, _, { tokens }) => {
    tokens.write(token, remember);
    dispatch(readSession());
  };

/** Ends the session in this tab, and in the others that share its storage. */
export const endSession =
  (): AppThunk<void> =>
  (dispatch, _, { tokens }) => {
    tokens.clear();
    dispatch(sessionEnded());
  };

/** Ends the session and clears the customer's data in this browser. */
export const logOut = (): AppThunk<void> => (dispatch) => {
  dispatch(endSession());
  dispatch(loggedOut());
};

/** Syncs the store with the stored token; clears one that is unreadable or expired. */
export const readSession =
  (): AppThunk<void> =>
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
