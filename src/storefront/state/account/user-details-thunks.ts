import { endpoints } from '#contract/endpoints.ts';
import { readUserDetails } from '#contract/readers/user-details-reader.ts';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { accepted, type Outcome, refused } from '#domain/outcome.ts';
import { type ApiFailure, getFailure } from '#storefront/api/api-result.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { detailsFailed, detailsReceived, detailsRequested } from './user-details-slice.ts';

const DEFAULT_DETAILS_ERROR = 'Something went wrong';
const DEFAULT_SAVE_ERROR = 'Failed to save';

/** Drops a response that belongs to an earlier session. */
export const fetchUserDetails = (): AppThunk<Promise<Outcome<UserDetails>>> => async (dispatch, getState, extra) => {
  const { token, userId } = getState().session;
  dispatch(detailsRequested());
  const outcome = await callApi({ extra, getState }, endpoints.getUserDetails, { params: { userId: userId ?? '' } });
  const details = outcome.kind === 'ok' ? readUserDetails(outcome.json) : undefined;
  const error = outcome.kind === 'httpError' ? `Failed to fetch (${outcome.status})` : DEFAULT_DETAILS_ERROR;
  if (getState().session.token !== token) return refused(error);
  dispatch(details ? detailsReceived({ details, at: extra.now() }) : detailsFailed(error));
  return details ? accepted(details) : refused(error);
};

/** Sends all fields; on failure leaves the store unchanged and returns the message to show. */
export const saveUserDetails =
  (details: SavedDetails): AppThunk<Promise<Outcome<UserDetails>>> =>
  async (dispatch, getState, extra) => {
    const { token, userId } = getState().session;
    const outcome = await callApi({ extra, getState }, endpoints.saveUserDetails, { body: { userId, ...details } });
    const failure = getFailure(outcome);
    if (failure) return refused(saveErrorText(failure));
    // A success response without details means the sent ones were saved.
    const answer = outcome.kind === 'ok' ? readUserDetails(outcome.json) : undefined;
    const saved = answer?.userId ? answer : { userId: userId ?? '', ...details };
    if (getState().session.token === token) dispatch(detailsReceived({ details: saved, at: extra.now() }));
    return accepted(saved);
  };

function saveErrorText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return failure.message ?? ((!failure.isJson && failure.text.trim()) || `Failed to save (${failure.status})`);
    case 'refused':
      return failure.message ?? DEFAULT_SAVE_ERROR;
    case 'notJson':
    case 'unreachable':
      return DEFAULT_SAVE_ERROR;
  }
}
