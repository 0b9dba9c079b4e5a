import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

type SessionState = {
  /** `unknown` until the browser has read its token: the server always renders the signed-out view. */
  status: 'unknown' | 'signedOut' | 'signedIn';
  token: string | null;
  /** `null` also for a token that names no customer. */
  userId: string | null;
  expiresAtMs: number | null;
  /** The server refused the token (D-47). */
  isRefused?: boolean;
};

/** The part of the store's state that holds the session. */
export type SessionRoot = { session: SessionState };

const SIGNED_OUT: SessionState = { status: 'signedOut', token: null, userId: null, expiresAtMs: null };
const initialState: SessionState = { ...SIGNED_OUT, status: 'unknown' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Omit<SessionState, 'status' | 'isRefused'>>) => ({
      ...payload,
      status: 'signedIn',
    }),
    sessionEnded: (_, { payload }: PayloadAction<Pick<SessionState, 'isRefused'> | undefined>) => ({
      ...SIGNED_OUT,
      ...payload,
    }),
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
/** The customer chose to log out; an expired token dispatches `sessionEnded` alone. */
export const customerSignedOut = createAction('session/customerSignedOut');
export const sessionReducer = sessionSlice.reducer;

export const selectSessionStatus = (state: SessionRoot) => state.session.status;
export const selectIsSignedIn = (state: SessionRoot): boolean => state.session.status === 'signedIn';
/** True after the server has refused the token, until the next login. */
export const selectIsRefused = (state: SessionRoot): boolean => state.session.isRefused === true;
export const selectUserId = (state: SessionRoot): string | null => state.session.userId;
