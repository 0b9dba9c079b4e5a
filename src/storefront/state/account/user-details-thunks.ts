import type { UserDetails } from '#contract/api/user-details.ts';
import { calls } from '#contract/calls.ts';
import { readUserDetails } from '#contract/readers/user-details-reader.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { accepted, type Outcome, refused } from '#domain/outcome.ts';
import { type CallFailure, failureOf } from '#storefront/api/call-outcome.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { detailsFailed, detailsRead, detailsRequested } from './user-details-slice.ts';

/** Specification 1 §8, profile. */
const DETAILS_FAILED_UNTOLD = 'Something went wrong';
const SAVE_FAILED_UNTOLD = 'Failed to save';

/** Asks for the details of whoever is signed in. An answer to an earlier session is dropped. */
export const fetchUserDetails = (): AppThunk<Promise<Outcome<UserDetails>>> => async (dispatch, getState, extra) => {
  const { token, userId } = getState().session;
  dispatch(detailsRequested());
  const outcome = await callApi({ extra, getState }, calls.getUserDetails, { params: { userId: userId ?? '' } });
  const details = outcome.kind === 'ok' ? readUserDetails(outcome.json) : undefined;
  const error = outcome.kind === 'httpError' ? `Failed to fetch (${outcome.status})` : DETAILS_FAILED_UNTOLD;
  if (getState().session.token !== token) return refused(error);
  dispatch(details ? detailsRead({ details, at: extra.now() }) : detailsFailed(error));
  return details ? accepted(details) : refused(error);
};

/** Sends all fields, changed or not; a refusal leaves the store as it was and carries the sentence of the catalogue. */
export const saveUserDetails =
  (details: SavedDetails): AppThunk<Promise<Outcome<UserDetails>>> =>
  async (dispatch, getState, extra) => {
    const { token, userId } = getState().session;
    const outcome = await callApi({ extra, getState }, calls.saveUserDetails, { body: { userId, ...details } });
    const failure = failureOf(outcome);
    if (failure) return refused(saveErrorText(failure));
    // Our reading: an answer without the details still means that what was sent is saved.
    const answer = outcome.kind === 'ok' ? readUserDetails(outcome.json) : undefined;
    const saved = answer?.userId ? answer : { userId: userId ?? '', ...details };
    if (getState().session.token === token) dispatch(detailsRead({ details: saved, at: extra.now() }));
    return accepted(saved);
  };

function saveErrorText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'httpError':
      return failure.message ?? ((!failure.isJson && failure.text.trim()) || `Failed to save (${failure.status})`);
    case 'refused':
      return failure.message ?? SAVE_FAILED_UNTOLD;
    case 'notJson':
    case 'unreachable':
      return SAVE_FAILED_UNTOLD;
  }
}
