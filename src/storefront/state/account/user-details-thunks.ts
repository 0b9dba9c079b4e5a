import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readUserDetails } from '#contract/readers/account-readers.ts';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { getWriteFailure, type WriteFailure } from '#storefront/api/api-result.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { detailsFailed, detailsReceived, detailsRequested } from './user-details-slice.ts';

const DEFAULT_DETAILS_ERROR = 'Something went wrong';
const DEFAULT_SAVE_ERROR = 'Failed to save';

/** Drops a response that belongs to an earlier session. */
export const fetchUserDetails = (): AppThunk<Promise<Outcome<UserDetails>>> => async (dispatch, getState, extra) => {
  const { token, userId } = getState().session;
  dispatch(detailsRequested());
  const result = await callApi({ extra, getState }, clientEndpoints.getUserDetails, {
    params: { userId: userId ?? '' },
  });
  const details = result.kind === 'ok' ? readUserDetails(result.content.data) : undefined;
  const error = result.kind === 'httpError' ? `Failed to fetch (${result.status})` : DEFAULT_DETAILS_ERROR;
  if (getState().session.token !== token) return refuse(error);
  dispatch(details ? detailsReceived({ details, fetchedAt: extra.now() }) : detailsFailed(error));
  return details ? accept(details) : refuse(error);
};

/** Sends all fields; on failure leaves the store unchanged and returns the message to show. */
export const saveUserDetails =
  (details: SavedDetails): AppThunk<Promise<Outcome<UserDetails>>> =>
  async (dispatch, getState, extra) => {
    const { token, userId } = getState().session;
    const result = await callApi({ extra, getState }, clientEndpoints.saveUserDetails, {
      body: { ...details, userId },
    });
    const failure = getWriteFailure(result);
    if (failure) return refuse(getSaveErrorMessage(failure));
    // A success response without details means the sent ones were saved.
    const returned = result.kind === 'ok' ? readUserDetails(result.content.data) : undefined;
    const saved = returned?.userId ? returned : { ...details, userId: userId ?? '' };
    if (getState().session.token === token) dispatch(detailsReceived({ details: saved, fetchedAt: extra.now() }));
    return accept(saved);
  };

function getSaveErrorMessage(failure: WriteFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return failure.message ?? ((!failure.isJson && failure.text.trim()) || `Failed to save (${failure.status})`);
    case 'refused':
      return failure.message ?? DEFAULT_SAVE_ERROR;
    case 'unreachable':
      return DEFAULT_SAVE_ERROR;
  }
}
