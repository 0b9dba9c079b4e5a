import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

type SessionState = {
  /** `unknown` until the browser has read its token: the server always renders the signed-out view. */
  status: 'unknown' | 'signedOut' | 'signedIn';
  token: string | null;
  /** `null` also for a token that names no customer. */
  userId: string | null;
  expiresAtMs: number | null;
};

/** The part of the store's state that holds the session. */
export type SessionRoot = { session: SessionState };

const SIGNED_OUT: SessionState = { status: 'signedOut', token: null, userId: null, expiresAtMs: null };
const initialState: SessionState = { ...SIGNED_OUT, status: 'unknown' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Omit<SessionState, 'status'>>) => ({
      ...payload,
      status: 'signedIn',
    }),
    sessionEnded: () => SIGNED_OUT,
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
/** The customer chose to log out; an expired token dispatches `sessionEnded` alone. */
export const customerSignedOut = createAction('session/customerSignedOut');
export const sessionReducer = sessionSlice.reducer;

export const selectSessionStatus = (state: SessionRoot) => state.session.status;
export const selectIsSignedIn = (state: SessionRoot): boolean => state.session.status === 'signedIn';
export const selectUserId = (state: SessionRoot): string | null => state.session.userId;
