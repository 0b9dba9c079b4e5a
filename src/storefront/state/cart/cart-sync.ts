import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { CART_KEY } from '#storefront/browser/storage/cart-storage.ts';
import { onStorageChangedByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import type { AppStore, AppThunk } from '../store.ts';
import { enqueueCartChange } from './cart-queue.ts';
import { refreshCart } from './cart-thunks.ts';

/** Maximum age of the cart when the shopper returns to the page. */
export const CART_REFRESH_MS = 60_000;

/** Refreshes after all queued changes, so a stale response can't replace theirs. */
const queueCartRefresh =
  (oldestMs: number): AppThunk<Promise<void>> =>
  (dispatch, getState, tools) =>
    enqueueCartChange(tools, async () => {
      const { session, cart } = getState();
      if (session.status !== 'signedIn' || cart.lastFetched === null || cart.status === 'loading') return;
      if (tools.now() - cart.lastFetched >= oldestMs) await dispatch(refreshCart());
    });

/** Keeps the cart in sync with other tabs and devices. The header does the first load (HDR-07). */
export function startCartSync(store: AppStore): () => void {
  const stops = [
    // Every tab keeps a copy of the server's cart under this key: a new copy means a new cart.
    onStorageChangedByOtherTab(CART_KEY, () => void store.dispatch(queueCartRefresh(0))),
    onPageReturn(() => void store.dispatch(queueCartRefresh(CART_REFRESH_MS))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
