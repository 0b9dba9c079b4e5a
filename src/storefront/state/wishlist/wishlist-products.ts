import { createAction } from '@reduxjs/toolkit';
import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readProduct } from '#contract/readers/product-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { WISHLIST_FETCH_BATCH } from '#domain/shell/timings.ts';
import type { SessionRoot } from '../account/session-slice.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import type { WishlistRoot, WishlistState } from './wishlist-state.ts';

/** `null`: the product no longer exists. */
export const wishlistProductFetched = createAction<{ productId: string; product: Product | null }>(
  'wishlist/productFetched',
);

/** Lists the entries without a product that were not fetched yet. */
const getMissingIds = ({ items, products }: WishlistState): string[] =>
  items.filter((entry) => !entry.product && products[entry.productId] === undefined).map(({ productId }) => productId);

/** Fetches missing products in batches; failed ones are retried with the next list. */
export const fetchMissingProducts = createAppThunk<void, undefined, { state: SessionRoot & WishlistRoot }>(
  'wishlist/fetchMissingProducts',
  async (_, thunk) => {
    const { token } = thunk.getState().session;
    const requested = new Set<string>();
    const getNextBatch = (): string[] => {
      const { session, wishlist } = thunk.getState();
      if (session.token !== token) return [];
      return getMissingIds(wishlist)
        .filter((id) => !requested.has(id))
        .slice(0, WISHLIST_FETCH_BATCH);
    };
    for (let batch = getNextBatch(); batch.length > 0; batch = getNextBatch()) {
      for (const id of batch) requested.add(id);
      await Promise.all(batch.map((id) => fetchMissingProduct(id, thunk)));
    }
  },
  { condition: (_, { getState }) => getState().wishlist.productsRequest === null },
);

async function fetchMissingProduct(productId: string, thunk: ThunkApi): Promise<void> {
  const result = await callApi(thunk, clientEndpoints.getProductById, { params: { id: productId } });
  const product = result.kind === 'ok' ? readProduct(result.content.data) : undefined;
  const isDeleted =
    result.kind === 'ok' ? result.content.data === undefined : result.kind === 'httpError' && result.status === 404;
  if (product || isDeleted) thunk.dispatch(wishlistProductFetched({ productId, product: product ?? null }));
}
