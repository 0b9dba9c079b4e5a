import { createAsyncThunk, type GetThunkAPI } from '@reduxjs/toolkit';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ClientEndpoint } from '#contract/endpoints.ts';
import type { ApiClient, EndpointInput } from '../api/api-client.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { TokenStorage } from '../browser/storage/token-storage.ts';
import type { AppDispatch, RootState } from './store.ts';

/** Dependencies available to every thunk. */
export type ThunkExtra = { api: ApiClient; tokens: TokenStorage; now: () => number };

/** A rejected thunk carries the message to show. */
type ThunkTypes = { state: RootState; dispatch: AppDispatch; extra: ThunkExtra; rejectValue: string };

export type ThunkApi = GetThunkAPI<ThunkTypes>;

export const createAppThunk = createAsyncThunk.withTypes<ThunkTypes>();

/** Sends a request with the current session's token. */
export const callApi = <Row extends Endpoint>(
  { extra, getState }: Pick<ThunkApi, 'extra' | 'getState'>,
  call: ClientEndpoint<Row>,
  input: EndpointInput<Row>,
): Promise<ApiResult> => extra.api.call(call, input, getState().session.token ?? undefined);
