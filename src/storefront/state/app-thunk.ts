import {
  createAsyncThunk,
  type GetThunkAPI,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ClientEndpoint } from '#contract/client-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiClient, EndpointInput } from '../api/api-client.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { LoadContent } from '../api/fetch-content.ts';
import type { TokenStorage } from '../browser/storage/token-storage.ts';
import type { SessionRoot } from './account/session-slice.ts';

/** Dependencies available to every thunk. */
export type ThunkExtra = { api: ApiClient; loadContent: LoadContent; tokens: TokenStorage; now: () => number };

/** A thunk that reads no more than the session; slices may import it, unlike one that reads the whole state. */
export type SessionThunk<Result> = ThunkAction<Result, SessionRoot, ThunkExtra, UnknownAction>;

/** A rejected thunk carries the message to show. */
type ThunkTypes = {
  state: SessionRoot;
  dispatch: ThunkDispatch<SessionRoot, ThunkExtra, UnknownAction>;
  extra: ThunkExtra;
  rejectValue: string;
};

export type ThunkApi = GetThunkAPI<ThunkTypes>;

export const createAppThunk = createAsyncThunk.withTypes<ThunkTypes>();

/** Sends a request with the current session's token. */
export const callApi = <Row extends Endpoint>(
  { extra, getState }: Pick<ThunkApi, 'extra' | 'getState'>,
  endpoint: ClientEndpoint<Row>,
  input: EndpointInput<Row>,
): Promise<ApiResult> => extra.api.call(endpoint, input, getState().session.token ?? undefined);
