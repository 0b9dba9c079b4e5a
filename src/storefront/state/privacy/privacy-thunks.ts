import { type ClientEndpoint, clientEndpoints } from '#contract/client-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { readDataCopy, readErasure, readPrivacy } from '#contract/readers/privacy-readers.ts';
import type { DataCopy, Erasure, Privacy } from '#contract/storefront/privacy.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import type { EndpointInput } from '#storefront/api/api-client.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { clearStoredDrafts } from '#storefront/browser/storage/stored-drafts.ts';
import { forgetSession } from '../account/session-thunks.ts';
import { alertRaised } from '../alerts-slice.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';

const FAILED = 'Something went wrong. Please try again.';

function toOutcome<Data>(result: ApiResult, read: (data: unknown) => Data | undefined): Outcome<Data> {
  const data = result.kind === 'ok' ? read(result.content.data) : undefined;
  if (data !== undefined) return accept(data);
  return refuse(('message' in result && result.message) || FAILED);
}

const createThunk =
  <Row extends Endpoint, Data>(
    endpoint: ClientEndpoint<Row>,
    input: EndpointInput<Row>,
    read: (data: unknown) => Data | undefined,
  ): AppThunk<Promise<Outcome<Data>>> =>
  async (_, getState, extra) =>
    toOutcome(await callApi({ extra, getState }, endpoint, input), read);

export const fetchPrivacy = (): AppThunk<Promise<Outcome<Privacy>>> =>
  createThunk(clientEndpoints.getPrivacy, {}, readPrivacy);

export const fetchMyData = (): AppThunk<Promise<Outcome<DataCopy>>> =>
  createThunk(clientEndpoints.getMyData, {}, readDataCopy);

export const resendVerificationEmail = (): AppThunk<Promise<Outcome<true>>> =>
  createThunk(clientEndpoints.sendVerificationEmail, {}, () => true as const);

export const confirmEmail = (token: string): AppThunk<Promise<Outcome<true>>> =>
  createThunk(clientEndpoints.verifyEmail, { body: { token } }, () => true as const);

export const saveMarketingConsent = (isGiven: boolean): AppThunk<Promise<Outcome<Privacy>>> =>
  createThunk(clientEndpoints.saveMarketingConsent, { body: { isGiven } }, readPrivacy);

export const withdrawErasure = (): AppThunk<Promise<Outcome<Privacy>>> =>
  createThunk(clientEndpoints.withdrawErasure, {}, readPrivacy);

/** Clears this browser too when everything has been erased; the server has already ended the session. */
export const eraseMyData =
  (password: string): AppThunk<Promise<Outcome<Erasure>>> =>
  async (dispatch) => {
    const outcome = await dispatch(createThunk(clientEndpoints.eraseMyData, { body: { password } }, readErasure));
    if (!outcome.ok || !outcome.value.isErased) return outcome;
    clearStoredDrafts();
    dispatch(forgetSession());
    dispatch(alertRaised('Your data has been erased, and your account is closed.'));
    return outcome;
  };
