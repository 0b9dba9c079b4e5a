import { createAsyncThunk, type GetThunkAPI } from '@reduxjs/toolkit';
import type { Call } from '#contract/calls.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiClient, CallInput } from '../api/api-client.ts';
import type { CallOutcome } from '../api/call-outcome.ts';
import type { TokenStorage } from '../browser/storage/token-storage.ts';
import type { AppDispatch, RootState } from './store.ts';

/** What every thunk may reach beyond the store. */
export type ThunkTools = { api: ApiClient; tokens: TokenStorage; now: () => number };

/** A rejected thunk carries the sentence of the error catalogue. */
type ThunkTypes = { state: RootState; dispatch: AppDispatch; extra: ThunkTools; rejectValue: string };

export type ThunkApi = GetThunkAPI<ThunkTypes>;

export const createAppThunk = createAsyncThunk.withTypes<ThunkTypes>();

/** Calls with the token that the session holds now. */
export const callApi = <Row extends Endpoint>(
  { extra, getState }: Pick<ThunkApi, 'extra' | 'getState'>,
  call: Call<Row>,
  input: CallInput<Row>,
): Promise<CallOutcome> => extra.api.call(call, input, getState().session.token ?? undefined);
