import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readDevices, readSignIn } from '#contract/readers/account-readers.ts';
import type { SignedInDevice } from '#contract/storefront/sessions.ts';
import type { NewPasswordValues } from '#domain/account/new-password.ts';
import { type ApiFailure, type ApiResult, getFailure } from '#storefront/api/api-result.ts';
import { callApi } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';
import type { AppThunk } from '../store.ts';
import { endSession, readSession } from './session-thunks.ts';

const UNEXPECTED = 'Something went wrong. Please try again.';
const GONE = 410;

/** Resolves with the error message on failure. */
type FormThunk = AppThunk<Promise<string | undefined>>;

function getErrorMessage(failure: ApiFailure | undefined): string | undefined {
  if (failure === undefined) return undefined;
  if (failure.kind === 'unreachable') return NETWORK_ERROR;
  return (failure.kind !== 'notJson' && failure.message) || UNEXPECTED;
}

export const askForResetLink =
  (email: string): FormThunk =>
  async (_dispatch, _getState, { api }) =>
    getErrorMessage(getFailure(await api.call(clientEndpoints.forgotPassword, { body: { email } })));

/** The link may have expired, or been used already. */
export type LinkResult = { readonly error?: string | undefined; readonly isLinkExpired?: boolean };

const readLinkResult = (result: ApiResult): LinkResult => ({
  error: getErrorMessage(getFailure(result)),
  isLinkExpired: result.kind === 'httpError' && result.status === GONE,
});

/** Also ends the session of this browser, which the server has ended. */
export const resetPassword =
  (token: string, values: NewPasswordValues): AppThunk<Promise<LinkResult>> =>
  async (dispatch, _, { api }) => {
    const result = readLinkResult(await api.call(clientEndpoints.resetPassword, { body: { token, ...values } }));
    if (result.error === undefined) dispatch(endSession());
    return result;
  };

export const confirmEmail =
  (token: string): AppThunk<Promise<LinkResult>> =>
  async (_dispatch, _getState, { api }) =>
    readLinkResult(await api.call(clientEndpoints.confirmEmail, { body: { token } }));

type PasswordChange = NewPasswordValues & { currentPassword: string };

/** Stores the new token where the old one was. */
export const changePassword =
  (body: PasswordChange): FormThunk =>
  async (dispatch, getState, extra) => {
    const result = await callApi({ extra, getState }, clientEndpoints.changePassword, { body });
    if (result.kind !== 'ok') return getErrorMessage(result);
    const session = readSignIn(result.content.data);
    if (!session) return UNEXPECTED;
    extra.tokens.replace(session.jwToken);
    dispatch(readSession());
    return undefined;
  };

export const requestEmailChange =
  (body: { email: string; password: string }): FormThunk =>
  async (_, getState, extra) =>
    getErrorMessage(getFailure(await callApi({ extra, getState }, clientEndpoints.changeEmail, { body })));

/** Ends all sessions on the server; `forgetSession` ends this browser's. */
export const endAllSessions = (): FormThunk => async (_, getState, extra) =>
  getErrorMessage(getFailure(await callApi({ extra, getState }, clientEndpoints.logOutEverywhere, {})));

/** Resolves with nothing on failure. */
export const fetchDevices =
  (): AppThunk<Promise<readonly SignedInDevice[] | undefined>> => async (_, getState, extra) => {
    const result = await callApi({ extra, getState }, clientEndpoints.getDevices, {});
    return result.kind === 'ok' ? readDevices(result.content.items) : undefined;
  };
