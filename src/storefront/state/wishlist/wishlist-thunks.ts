import { endpoints } from '#contract/endpoints.ts';
import { readWishlist } from '#contract/readers/wishlist-reader.ts';
import { type ApiFailure, getFailure } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';

const wishlistErrorText = (failure: ApiFailure): string =>
  failure.kind === 'unreachable' ? NETWORK_ERROR : `HTTP ${failure.status} ${failure.text}`.trimEnd();

export const fetchWishlist = createAppThunk('wishlist/fetch', async (_: undefined, thunk) => {
  const outcome = await callApi(thunk, endpoints.getWishlist, {});
  if (outcome.kind !== 'ok') return thunk.rejectWithValue(wishlistErrorText(outcome));
  return { items: readWishlist(outcome.json), at: thunk.extra.now() };
});

const MISSING_PRODUCT_ID = 'Missing productId';

const changeWishlist = (name: string, call: typeof endpoints.addToWishlist | typeof endpoints.removeFromWishlist) =>
  createAppThunk(`wishlist/${name}`, async (productId: string, thunk) => {
    if (productId.trim() === '') return thunk.rejectWithValue(MISSING_PRODUCT_ID);
    const failure = getFailure(await callApi(thunk, call, { params: { productId } }));
    return failure ? thunk.rejectWithValue(wishlistErrorText(failure)) : productId;
  });

export const addToWishlist = changeWishlist('add', endpoints.addToWishlist);
export const removeFromWishlist = changeWishlist('remove', endpoints.removeFromWishlist);
