import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readWishlist } from '#contract/readers/wishlist-reader.ts';
import { type ApiResult, getWriteFailure } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk } from '../app-thunk.ts';
import { NETWORK_ERROR } from '../network-error.ts';

const UNREADABLE_RESPONSE = 'The response could not be read.';

const getErrorMessage = (result: ApiResult): string => {
  if (result.kind === 'unreachable') return NETWORK_ERROR;
  return result.kind === 'ok' ? UNREADABLE_RESPONSE : `HTTP ${result.status} ${result.text}`.trimEnd();
};

export const fetchWishlist = createAppThunk('wishlist/fetch', async (_: undefined, thunk) => {
  const result = await callApi(thunk, clientEndpoints.getWishlist, {});
  const items = result.kind === 'ok' ? readWishlist(result.content) : undefined;
  return items ? { items, fetchedAt: thunk.extra.now() } : thunk.rejectWithValue(getErrorMessage(result));
});

const MISSING_PRODUCT_ID = 'Missing productId';

const createChangeThunk = (
  name: string,
  endpoint: typeof clientEndpoints.addToWishlist | typeof clientEndpoints.removeFromWishlist,
) =>
  createAppThunk(`wishlist/${name}`, async (productId: string, thunk) => {
    if (productId.trim() === '') return thunk.rejectWithValue(MISSING_PRODUCT_ID);
    const failure = getWriteFailure(await callApi(thunk, endpoint, { params: { productId } }));
    return failure ? thunk.rejectWithValue(getErrorMessage(failure)) : productId;
  });

export const addToWishlist = createChangeThunk('add', clientEndpoints.addToWishlist);
export const removeFromWishlist = createChangeThunk('remove', clientEndpoints.removeFromWishlist);
