import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readWishlist } from '#contract/readers/wishlist-reader.ts';
import { type ApiFailure, getFailure } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';

const getErrorMessage = (failure: ApiFailure): string =>
  failure.kind === 'unreachable' ? NETWORK_ERROR : `HTTP ${failure.status} ${failure.text}`.trimEnd();

export const fetchWishlist = createAppThunk('wishlist/fetch', async (_: undefined, thunk) => {
  const result = await callApi(thunk, clientEndpoints.getWishlist, {});
  if (result.kind !== 'ok') return thunk.rejectWithValue(getErrorMessage(result));
  return { items: readWishlist(result.json), fetchedAt: thunk.extra.now() };
});

const MISSING_PRODUCT_ID = 'Missing productId';

const createChangeThunk = (
  name: string,
  endpoint: typeof clientEndpoints.addToWishlist | typeof clientEndpoints.removeFromWishlist,
) =>
  createAppThunk(`wishlist/${name}`, async (productId: string, thunk) => {
    if (productId.trim() === '') return thunk.rejectWithValue(MISSING_PRODUCT_ID);
    const failure = getFailure(await callApi(thunk, endpoint, { params: { productId } }));
    return failure ? thunk.rejectWithValue(getErrorMessage(failure)) : productId;
  });

export const addToWishlist = createChangeThunk('add', clientEndpoints.addToWishlist);
export const removeFromWishlist = createChangeThunk('remove', clientEndpoints.removeFromWishlist);
