import { createAction } from '@reduxjs/toolkit';
import { endpoints } from '#contract/endpoints.ts';
import { readProductResponse } from '#contract/readers/product-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { WISHLIST_FETCH_BATCH } from '#domain/shell/timings.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import type { WishlistState } from './wishlist-slice.ts';

/** `null`: the product no longer exists. */
export const wishlistProductFetched = createAction<{ productId: string; product: Product | null }>(
  'wishlist/productFetched',
);

/** Entries without a product that were not fetched yet. */
const missingIds = ({ items, products }: WishlistState): string[] =>
  items.filter((entry) => !entry.product && products[entry.productId] === undefined).map(({ productId }) => productId);

/** Fetches missing products in batches; failed ones are retried with the next list. */
export const fetchMissingProducts = createAppThunk(
  'wishlist/fetchMissingProducts',
  async (_: undefined, thunk) => {
    const { token } = thunk.getState().session;
    const asked = new Set<string>();
    const nextBatch = (): string[] => {
      const { session, wishlist } = thunk.getState();
      if (session.token !== token) return [];
      return missingIds(wishlist)
        .filter((id) => !asked.has(id))
        .slice(0, WISHLIST_FETCH_BATCH);
    };
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      for (const id of batch) asked.add(id);
      await Promise.all(batch.map((id) => fetchMissingProduct(id, thunk)));
    }
  },
  { condition: (_, { getState }) => getState().wishlist.productsRequest === null },
);

async function fetchMissingProduct(productId: string, thunk: ThunkApi): Promise<void> {
  const outcome = await callApi(thunk, endpoints.getProductById, { params: { id: productId } });
  const product = outcome.kind === 'ok' ? readProductResponse(outcome.json) : undefined;
  const isGone = outcome.kind === 'ok' || (outcome.kind === 'httpError' && outcome.status === 404);
  if (product || isGone) thunk.dispatch(wishlistProductFetched({ productId, product: product ?? null }));
}
