import { createAction, createReducer, type Draft, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { SEND_FAILED_UNTOLD } from '#domain/inquiries/send-messages.ts';
import type { ApiClient } from '#storefront/api/api-client.ts';
import { type CallFailure, type CallOutcome, failureOf } from '#storefront/api/call-outcome.ts';
import type { AppThunk } from '../store.ts';

/** Idle is: nothing of all this. */
export type SendState = { loading: boolean; success: boolean; error: string | null };
export const notSent: SendState = { loading: false, success: false, error: null };

/** Both inquiries also keep every answer, as it came. */
export type InquiryState = SendState & { items: unknown[] };
export const noInquiries: InquiryState = { ...notSent, items: [] };

/** What was typed, and what a program wrote into the field that people do not see. */
type Filled<Values> = Values & { website?: string };

type SliceParts<Values, State> = {
  name: string;
  initialState: State;
  call: (api: ApiClient, values: Filled<Values>) => Promise<CallOutcome>;
  /** Shown for every answer that is no success; what the server says is not read (ERR-55). */
  failed: string;
  keep?: (state: Draft<State>, answer: unknown) => void;
};

export type SendSlice<Values, State extends SendState = SendState> = {
  reducer: Reducer<State>;
  /** Resolves with whether it was sent. */
  send: (values: Filled<Values>) => AppThunk<Promise<boolean>>;
  /** The message has been shown long enough. A sending under way goes on. */
  messageEnded: () => UnknownAction;
};

/** A form that is sent by one call: one factory for contact, project and customization (specification 1 §4). */
export function createSendSlice<Values, State extends SendState>(
  parts: SliceParts<Values, State>,
): SendSlice<Values, State> {
  const { name, initialState, call, keep } = parts;
  const started = createAction(`${name}/started`);
  const succeeded = createAction<{ answer: unknown }>(`${name}/succeeded`);
  const failed = createAction<string>(`${name}/failed`);
  const messageEnded = createAction(`${name}/messageEnded`);

  const reducer = createReducer<State>(initialState, (builder) => {
    builder.addCase(started, (state) => void Object.assign(state, { ...notSent, loading: true }));
    builder.addCase(succeeded, (state, { payload }) => {
      Object.assign(state, { ...notSent, success: true });
      keep?.(state, payload.answer);
    });
    builder.addCase(failed, (state, { payload }) => void Object.assign(state, { ...notSent, error: payload }));
    builder.addCase(messageEnded, (state) => void Object.assign(state, { success: false, error: null }));
  });

  const send: SendSlice<Values, State>['send'] =
    (values) =>
    async (dispatch, _, { api }) => {
      dispatch(started());
      const outcome = await call(api, values);
      const failure = keep && outcome.kind !== 'ok' ? outcome : failureOf(outcome);
      if (failure) dispatch(failed(failureText(failure, parts.failed)));
      else dispatch(succeeded({ answer: outcome.kind === 'ok' ? outcome.json : null }));
      return failure === undefined;
    };
  return { reducer, send, messageEnded };
}

/** Our reading: without an answer, or with one that is not JSON, there is no message to show (ERR-54). */
const failureText = ({ kind }: CallFailure, failed: string): string =>
  kind === 'httpError' || kind === 'refused' ? failed : SEND_FAILED_UNTOLD;
