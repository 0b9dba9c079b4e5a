import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { CART_KEY } from '#storefront/browser/storage/cart-storage.ts';
import { onStorageChangedByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import type { AppStore, AppThunk } from '../store.ts';
import { enqueueCartChange } from './cart-queue.ts';
import { fetchCart, refreshCart } from './cart-thunks.ts';

/** Maximum age of the cart when the shopper returns to the page. */
export const CART_REFRESH_MS = 60_000;

/** Loads the cart for the header, for signed-in customers only. */
export const fetchCartOnce = (): AppThunk<void> => (dispatch, getState) => {
  const { session, cart } = getState();
  if (session.status === 'signedIn' && cart.status === 'idle') dispatch(fetchCart());
};

/** Refreshes after all queued changes, so a stale response can't replace theirs. */
const queueCartRefresh =
  (maxAgeMs: number): AppThunk<Promise<void>> =>
  (dispatch, getState, extra) =>
    enqueueCartChange(extra, async () => {
      const { session, cart } = getState();
      if (session.status !== 'signedIn' || cart.lastFetched === null || cart.status === 'loading') return;
      if (extra.now() - cart.lastFetched >= maxAgeMs) await dispatch(refreshCart());
    });

/** Keeps the cart in sync with other tabs and devices. The header does the first load (HDR-07). */
export function startCartSync(store: AppStore): () => void {
  const cleanups = [
    // Every tab stores a copy of the server's cart under this key, so a changed copy means a changed cart.
    onStorageChangedByOtherTab(CART_KEY, () => void store.dispatch(queueCartRefresh(0))),
    onPageReturn(() => void store.dispatch(queueCartRefresh(CART_REFRESH_MS))),
  ];
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
