import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { initialLoadState, type LoadState } from '../load-status.ts';
import { sessionEnded, sessionStarted } from './session-slice.ts';

type UserDetailsState = LoadState & { details: UserDetails | null };

const initialState: UserDetailsState = { ...initialLoadState, details: null };

const userDetailsSlice = createSlice({
  name: 'userDetails',
  initialState,
  reducers: {
    detailsRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    detailsReceived: (_, { payload }: PayloadAction<{ details: UserDetails; fetchedAt: number }>) => ({
      status: 'succeeded',
      error: null,
      lastFetched: payload.fetchedAt,
      details: payload.details,
    }),
    detailsFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
  },
  extraReducers: (builder) => {
    // Never show another customer's address.
    builder.addCase(sessionStarted, () => initialState);
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { detailsRequested, detailsReceived, detailsFailed } = userDetailsSlice.actions;
export const userDetailsReducer = userDetailsSlice.reducer;

type UserDetailsRoot = { userDetails: UserDetailsState };

export const selectUserDetails = (state: UserDetailsRoot): UserDetails | null => state.userDetails.details;
export const selectUserDetailsError = (state: UserDetailsRoot): string | null => state.userDetails.error;
