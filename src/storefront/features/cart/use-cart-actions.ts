import { useState } from 'react';
import type { CartItem } from '#contract/storefront/cart.ts';
import { ADD_FAILED } from '#storefront/state/cart/add-product.ts';
import { clearCart, removeLine, restoreLines } from '#storefront/state/cart/cart-thunks.ts';
import { changeQuantity } from '#storefront/state/cart/change-quantity.ts';
import {
  localCartCleared,
  localItemRemoved,
  localQuantityUpdated,
  restoreLocally,
} from '#storefront/state/cart/local-cart-slice.ts';
import { alertRaised } from '../../state/alerts-slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';

/** The last removal: its message and, until it is undone, how to undo it. */
export type Undo = { id: number; text: string; restore?: () => void };

export type CartActions = {
  undo: Undo | undefined;
  isClearing: boolean;
  setQuantity: (item: CartItem, quantity: number) => void;
  remove: (item: CartItem) => void;
  clear: (items: readonly CartItem[]) => void;
};

/** Customers' changes go to the server, visitors' to local storage. */
export function useCartActions(isSignedIn: boolean): CartActions {
  const server = useServerChanges();
  const local = useLocalChanges();
  const { setQuantity, remove, clear } = isSignedIn ? server : local;
  const [undo, setUndo] = useState<Undo>();
  const [isClearing, setClearing] = useState(false);

  const offerUndo = async (text: string, items: readonly CartItem[], isGone: Promise<boolean>) => {
    const { restore } = isSignedIn ? server : local;
    const forget = () => setUndo((shown) => (shown?.id === offer.id ? undefined : shown));
    const undoRemoval = async () => {
      forget();
      if (!(await isGone)) return;
      const after = (await restore(items)) ? { id: nextId(), text: 'Put back.' } : offer;
      // A later removal replaces this one.
      setUndo((shown) => shown ?? after);
    };
    const offer: Undo = { id: nextId(), text, restore: () => void undoRemoval() };
    setUndo(offer);
    if (!(await isGone)) forget();
  };

  return {
    undo,
    isClearing,
    setQuantity,
    remove: (item) => void offerUndo(`Removed ${item.productTitle}.`, [item], remove(item.id)),
    clear: (items) => {
      setClearing(true);
      const isGone = clear().finally(() => setClearing(false));
      void offerUndo('Your cart was cleared.', items, isGone);
    },
  };
}

let count = 0;
const nextId = (): number => ++count;

function useServerChanges() {
  const dispatch = useAppDispatch();
  return {
    setQuantity: ({ id }: CartItem, quantity: number) => void dispatch(changeQuantity(id, quantity)),
    remove: async (id: string) => removeLine.fulfilled.match(await dispatch(removeLine(id))),
    clear: async () => clearCart.fulfilled.match(await dispatch(clearCart())),
    restore: async (items: readonly CartItem[]) => {
      const ended = await dispatch(restoreLines(items));
      if (restoreLines.fulfilled.match(ended)) return true;
      dispatch(alertRaised(ADD_FAILED));
      return false;
    },
  };
}

function useLocalChanges() {
  const dispatch = useAppDispatch();
  return {
    setQuantity: ({ id }: CartItem, quantity: number) => void dispatch(localQuantityUpdated({ itemId: id, quantity })),
    remove: async (id: string) => {
      dispatch(localItemRemoved(id));
      return true;
    },
    clear: async () => {
      dispatch(localCartCleared());
      return true;
    },
    restore: async (items: readonly CartItem[]) => {
      dispatch(restoreLocally(items));
      return true;
    },
  };
}
