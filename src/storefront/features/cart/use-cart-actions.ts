import { useState } from 'react';
import type { CartItem } from '#contract/storefront/cart.ts';
import { alertRaised } from '#storefront/state/alerts-slice.ts';
import { ADD_FAILED } from '#storefront/state/cart/add-product.ts';
import { clearCart, removeLine, restoreLines } from '#storefront/state/cart/cart-thunks.ts';
import { changeQuantity } from '#storefront/state/cart/change-quantity.ts';
import {
  localCartCleared,
  localItemRemoved,
  localQuantityUpdated,
  restoreLocally,
} from '#storefront/state/cart/local-cart-slice.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';

/** The message about the last removal; `restore` undoes it. */
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
  const server = useServerCart();
  const local = useLocalCart();
  const { setQuantity, remove, clear } = isSignedIn ? server : local;
  const [undo, setUndo] = useState<Undo>();
  const [isClearing, setIsClearing] = useState(false);

  const offerUndo = async (text: string, items: readonly CartItem[], removal: Promise<boolean>) => {
    const { restore } = isSignedIn ? server : local;
    const hideOffer = () => setUndo((shown) => (shown?.id === offer.id ? undefined : shown));
    const undoRemoval = async () => {
      hideOffer();
      if (!(await removal)) return;
      const next = (await restore(items)) ? { id: createUndoId(), text: 'Added back to your cart.' } : offer;
      // A later removal replaces this one.
      setUndo((shown) => shown ?? next);
    };
    const offer: Undo = { id: createUndoId(), text, restore: () => void undoRemoval() };
    setUndo(offer);
    if (!(await removal)) hideOffer();
  };

  return {
    undo,
    isClearing,
    setQuantity,
    remove: (item) => void offerUndo(`Removed ${item.productTitle}.`, [item], remove(item.id)),
    clear: (items) => {
      setIsClearing(true);
      const removal = clear().finally(() => setIsClearing(false));
      void offerUndo('Cart cleared.', items, removal);
    },
  };
}

let undoCount = 0;
const createUndoId = (): number => ++undoCount;

function useServerCart() {
  const dispatch = useAppDispatch();
  return {
    setQuantity: ({ id }: CartItem, quantity: number) => void dispatch(changeQuantity(id, quantity)),
    remove: async (id: string) => removeLine.fulfilled.match(await dispatch(removeLine(id))),
    clear: async () => clearCart.fulfilled.match(await dispatch(clearCart())),
    restore: async (items: readonly CartItem[]) => {
      const result = await dispatch(restoreLines(items));
      if (restoreLines.fulfilled.match(result)) return true;
      dispatch(alertRaised(ADD_FAILED));
      return false;
    },
  };
}

function useLocalCart() {
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
