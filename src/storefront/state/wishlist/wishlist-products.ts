import { createAction } from '@reduxjs/toolkit';
import type { Product } from '#contract/api/catalogue.ts';
import { calls } from '#contract/calls.ts';
import { readProductAnswer } from '#contract/readers/product-reader.ts';
import { WISHLIST_FETCH_BATCH } from '#domain/shell/timings.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import type { WishlistState } from './wishlist-slice.ts';

/** `null`: the shop no longer has it. */
export const wishlistProductSought = createAction<{ productId: string; product: Product | null }>(
  'wishlist/productSought',
);

/** Entries that came without their product and were not looked up yet. */
const missingIds = ({ items, products }: WishlistState): string[] =>
  items.filter((entry) => !entry.product && products[entry.productId] === undefined).map(({ productId }) => productId);

/** Looks up what is missing, twelve at a time until all is known; what did not answer is asked again with the next list. */
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
      await Promise.all(batch.map((id) => seekProduct(id, thunk)));
    }
  },
  { condition: (_, { getState }) => getState().wishlist.seeking === null },
);

async function seekProduct(productId: string, thunk: ThunkApi): Promise<void> {
  const outcome = await callApi(thunk, calls.getProductById, { params: { id: productId } });
  const product = outcome.kind === 'ok' ? readProductAnswer(outcome.json) : undefined;
  const isGone = outcome.kind === 'ok' || (outcome.kind === 'httpError' && outcome.status === 404);
  if (product || isGone) thunk.dispatch(wishlistProductSought({ productId, product: product ?? null }));
}
