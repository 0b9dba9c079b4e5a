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
  const handleStateChange = () => {
    const state = store.getState();
    const previousSession = session;
    session = state.session;
    if (isDifferentCustomer(previousSession, session)) {
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

  const cleanups = [store.subscribe(handleStateChange), onStorageChangedByOtherTab(CART_KEY, read), onPageReturn(read)];
  read();
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}

type Session = RootState['session'];

/** True if the stored copy may belong to another customer; the next server response refills it. */
const isDifferentCustomer = (previous: Session, current: Session): boolean =>
  current.status === 'signedIn' &&
  (previous.status === 'signedOut' || (previous.status === 'signedIn' && previous.userId !== current.userId));
