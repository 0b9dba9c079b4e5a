import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { CART_KEY } from '#storefront/browser/storage/cart-storage.ts';
import { onStoredByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import type { AppStore, AppThunk } from '../store.ts';
import { refreshCart } from './cart-thunks.ts';
import { inTurn } from './cart-turns.ts';

/** Somebody who comes back sees a cart that is no older than this. */
export const CART_REFRESH_MS = 60_000;

/** After the changes that are under way, so that no older answer takes the place of theirs. */
const refreshInTurn =
  (oldestMs: number): AppThunk<Promise<void>> =>
  (dispatch, getState, tools) =>
    inTurn(tools, async () => {
      const { session, cart } = getState();
      if (session.status !== 'signedIn' || cart.lastFetched === null || cart.status === 'loading') return;
      if (tools.now() - cart.lastFetched >= oldestMs) await dispatch(refreshCart());
    });

/** Follows what other tabs and other devices do to the customer's cart. The first load stays the header's (HDR-07). */
export function watchCart(store: AppStore): () => void {
  const stops = [
    // Every tab keeps a copy of the server's cart under this key: a new copy means a new cart.
    onStoredByOtherTab(CART_KEY, () => void store.dispatch(refreshInTurn(0))),
    onPageReturn(() => void store.dispatch(refreshInTurn(CART_REFRESH_MS))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
