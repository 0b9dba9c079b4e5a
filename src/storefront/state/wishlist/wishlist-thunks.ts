import { calls } from '#contract/calls.ts';
import { readWishlist } from '#contract/readers/wishlist-reader.ts';
import { type CallFailure, failureOf } from '#storefront/api/call-outcome.ts';
import { callApi, createAppThunk } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';

/** Specification 0 §8, wishlist calls: one space, no colon. */
const wishlistErrorText = (failure: CallFailure): string =>
  failure.kind === 'unreachable' ? NETWORK_ERROR : `HTTP ${failure.status} ${failure.text}`.trimEnd();

export const fetchWishlist = createAppThunk('wishlist/fetch', async (_: undefined, thunk) => {
  const outcome = await callApi(thunk, calls.getWishlist, {});
  if (outcome.kind !== 'ok') return thunk.rejectWithValue(wishlistErrorText(outcome));
  return { items: readWishlist(outcome.json), at: thunk.extra.now() };
});

const MISSING_PRODUCT_ID = 'Missing productId';

const changeWishlist = (name: string, call: typeof calls.addToWishlist | typeof calls.removeFromWishlist) =>
  createAppThunk(`wishlist/${name}`, async (productId: string, thunk) => {
    if (productId.trim() === '') return thunk.rejectWithValue(MISSING_PRODUCT_ID);
    const failure = failureOf(await callApi(thunk, call, { params: { productId } }));
    return failure ? thunk.rejectWithValue(wishlistErrorText(failure)) : productId;
  });

export const addToWishlist = changeWishlist('add', calls.addToWishlist);
export const removeFromWishlist = changeWishlist('remove', calls.removeFromWishlist);
