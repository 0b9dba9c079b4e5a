import { createAction, createReducer, type Draft, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { SEND_FAILED_WITHOUT_MESSAGE } from '#domain/inquiries/submission-messages.ts';
import type { ApiClient } from '#storefront/api/api-client.ts';
import { type ApiFailure, type ApiResult, getFailure } from '#storefront/api/api-result.ts';
import type { AppThunk } from '../store.ts';

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
  call: (api: ApiClient, values: WithHoneypot<Values>) => Promise<ApiResult>;
  /** Shown for every error response instead of the server's message (ERR-55). */
  failed: string;
  keep?: (state: Draft<State>, answer: unknown) => void;
};

export type SubmitSlice<Values, State extends SubmitState = SubmitState> = {
  reducer: Reducer<State>;
  /** Resolves with whether it was sent. */
  send: (values: WithHoneypot<Values>) => AppThunk<Promise<boolean>>;
  /** Clears the message; a running request continues. */
  messageEnded: () => UnknownAction;
};

/** Slice for a form that one request submits: contact, project and customization. */
export function createSubmitSlice<Values, State extends SubmitState>(
  parts: SubmitSliceOptions<Values, State>,
): SubmitSlice<Values, State> {
  const { name, initialState, call, keep } = parts;
  const started = createAction(`${name}/started`);
  const succeeded = createAction<{ answer: unknown }>(`${name}/succeeded`);
  const failed = createAction<string>(`${name}/failed`);
  const messageEnded = createAction(`${name}/messageEnded`);

  const reducer = createReducer<State>(initialState, (builder) => {
    builder.addCase(started, (state) => void Object.assign(state, { ...initialSubmitState, loading: true }));
    builder.addCase(succeeded, (state, { payload }) => {
      Object.assign(state, { ...initialSubmitState, success: true });
      keep?.(state, payload.answer);
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
      const outcome = await call(api, values);
      const failure = keep && outcome.kind !== 'ok' ? outcome : getFailure(outcome);
      if (failure) dispatch(failed(failureText(failure, parts.failed)));
      else dispatch(succeeded({ answer: outcome.kind === 'ok' ? outcome.json : null }));
      return failure === undefined;
    };
  return { reducer, send, messageEnded };
}

/** No response, or one that isn't JSON, gets the generic message (ERR-54). */
const failureText = ({ kind }: ApiFailure, failed: string): string =>
  kind === 'httpError' || kind === 'refused' ? failed : SEND_FAILED_WITHOUT_MESSAGE;
