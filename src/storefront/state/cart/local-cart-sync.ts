import type { CartItem } from '#contract/storefront/cart.ts';
import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import { CART_KEY, type CartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { onStorageChangedByOtherTab } from '#storefront/browser/storage/storage-events.ts';
import type { AppStore, RootState } from '../store.ts';
import { localCartCleared, localCartRead, localCartReplaced } from './local-cart-slice.ts';

/** Restores the local cart, mirrors the server cart into it, follows other tabs and saves every change. */
export function startLocalCartSync(store: AppStore, storage: CartStorage): () => void {
  let saved: readonly CartItem[] | undefined;
  let mirrored: readonly CartItem[] | undefined;
  let session = store.getState().session;

  const read = () => {
    saved = storage.read();
    store.dispatch(localCartRead(saved));
  };
  const save = () => {
    const { items } = store.getState().localCart;
    if (items === saved) return;
    saved = items;
    storage.write(items);
  };
  const follow = () => {
    const state = store.getState();
    const before = session;
    session = state.session;
    if (isDifferentCustomer(before, session)) {
      store.dispatch(localCartCleared());
      return;
    }
    const { lastFetched, items } = state.cart;
    if (lastFetched !== null && items !== mirrored) {
      mirrored = items;
      store.dispatch(localCartReplaced(items));
      return;
    }
    save();
  };

  const stops = [store.subscribe(follow), onStorageChangedByOtherTab(CART_KEY, read), onPageReturn(read)];
  read();
  return () => {
    for (const stop of stops) stop();
  };
}

type Session = RootState['session'];

/** The stored copy may belong to another customer; the next server response refills it. */
const isDifferentCustomer = (before: Session, now: Session): boolean =>
  now.status === 'signedIn' &&
  (before.status === 'signedOut' || (before.status === 'signedIn' && before.userId !== now.userId));
