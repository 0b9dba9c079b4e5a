import { createAction, createReducer, type Draft, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { SEND_FAILED_WITHOUT_MESSAGE } from '#domain/inquiries/submission-messages.ts';
import type { ApiClient } from '#storefront/api/api-client.ts';
import { type ApiFailure, type ApiResult, getFailure } from '#storefront/api/api-result.ts';
import type { SessionThunk } from '../app-thunk.ts';

export type SubmitState = { loading: boolean; success: boolean; error: string | null };
export const initialSubmitState: SubmitState = { loading: false, success: false, error: null };

/** Inquiries also store every response unchanged. */
export type InquiryState = SubmitState & { items: unknown[] };
export const initialInquiryState: InquiryState = { ...initialSubmitState, items: [] };

/** Form values plus the honeypot field. */
type WithHoneypot<Values> = Values & { website?: string };

type SubmitSliceOptions<Values, State> = {
  name: string;
  initialState: State;
  submit: (api: ApiClient, values: WithHoneypot<Values>) => Promise<ApiResult>;
  /** Shown for every error response instead of the server's message (ERR-55). */
  errorMessage: string;
  storeResponse?: (state: Draft<State>, response: unknown) => void;
};

export type SubmitSlice<Values, State extends SubmitState = SubmitState> = {
  reducer: Reducer<State>;
  /** Resolves with the response, or with nothing if the request failed. */
  send: (values: WithHoneypot<Values>) => SessionThunk<Promise<ApiResult | undefined>>;
  /** Clears the message; a running request continues. */
  messageEnded: () => UnknownAction;
};

/** Creates the slice of a form that one request submits: contact, project or customization. */
export function createSubmitSlice<Values, State extends SubmitState>(
  options: SubmitSliceOptions<Values, State>,
): SubmitSlice<Values, State> {
  const { name, initialState, submit, errorMessage, storeResponse } = options;
  const started = createAction(`${name}/started`);
  const succeeded = createAction<{ response: unknown }>(`${name}/succeeded`);
  const failed = createAction<string>(`${name}/failed`);
  const messageEnded = createAction(`${name}/messageEnded`);

  const reducer = createReducer<State>(initialState, (builder) => {
    builder.addCase(started, (state) => void Object.assign(state, { ...initialSubmitState, loading: true }));
    builder.addCase(succeeded, (state, { payload }) => {
      Object.assign(state, { ...initialSubmitState, success: true });
      storeResponse?.(state, payload.response);
    });
    builder.addCase(
      failed,
      (state, { payload }) => void Object.assign(state, { ...initialSubmitState, error: payload }),
    );
    builder.addCase(messageEnded, (state) => void Object.assign(state, { success: false, error: null }));
  });

  const send: SubmitSlice<Values, State>['send'] =
    (values) =>
    async (dispatch, _, { api }) => {
      dispatch(started());
      const result = await submit(api, values);
      const failure = storeResponse && result.kind !== 'ok' ? result : getFailure(result);
      if (failure) dispatch(failed(getErrorMessage(failure, errorMessage)));
      else dispatch(succeeded({ response: result.kind === 'ok' ? result.json : null }));
      return failure ? undefined : result;
    };
  return { reducer, send, messageEnded };
}

/** No response, or one that isn't JSON, gets the generic message (ERR-54). */
const getErrorMessage = ({ kind }: ApiFailure, errorMessage: string): string =>
  kind === 'httpError' || kind === 'refused' ? errorMessage : SEND_FAILED_WITHOUT_MESSAGE;
