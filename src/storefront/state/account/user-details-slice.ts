import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserDetails } from '#contract/api/user-details.ts';
import { type LoadState, notLoaded } from '../load-status.ts';
import type { RootState } from '../store.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';

/** The customer's details as the server has them; `user-details-thunks.ts` asks for them and saves them. */
type UserDetailsState = LoadState & { details: UserDetails | null };

const initialState: UserDetailsState = { ...notLoaded, details: null };

const userDetailsSlice = createSlice({
  name: 'userDetails',
  initialState,
  reducers: {
    detailsRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    detailsRead: (_, { payload }: PayloadAction<{ details: UserDetails; at: number }>) => ({
      status: 'succeeded',
      error: null,
      lastFetched: payload.at,
      details: payload.details,
    }),
    detailsFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
  },
  extraReducers: (builder) => {
    // Another customer's address must never show.
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { detailsRequested, detailsRead, detailsFailed } = userDetailsSlice.actions;
export const userDetailsReducer = userDetailsSlice.reducer;

export const selectUserDetails = (state: RootState): UserDetails | null => state.userDetails.details;
export const selectUserDetailsError = (state: RootState): string | null => state.userDetails.error;
