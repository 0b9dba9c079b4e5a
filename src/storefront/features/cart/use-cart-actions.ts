import { useState } from 'react';
import type { CartItem } from '#contract/storefront/cart.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
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
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';

/** The message about the last removal; `restore` undoes it. */
export type Undo = { id: number; text: string; restore?: () => void };

export type CartActions = {
  undo: Undo | undefined;
  isClearing: boolean;
  setQuantity: (item: CartItem, quantity: number) => void;
  remove: (item: CartItem) => void;
  clear: (items: readonly CartItem[]) => void;
};

/** The lines that a change removed; `undefined` if it failed. */
type Removal = Promise<readonly CartItem[] | undefined>;

/** Customers' changes go to the server, visitors' to local storage. */
export function useCartActions(isSignedIn: boolean): CartActions {
  const server = useServerCart();
  const local = useLocalCart();
  const { setQuantity, remove, clear, restore } = isSignedIn ? server : local;
  const { undo, offerUndo } = useUndo(restore);
  const [isClearing, setIsClearing] = useState(false);
  return {
    undo,
    isClearing,
    setQuantity,
    remove: (item) => {
      const name = isSampleLine(item) ? `the sample of ${item.productTitle}` : item.productTitle;
      void offerUndo(`Removed ${name}.`, remove(item));
    },
    clear: (items) => {
      setIsClearing(true);
      void offerUndo(
        'Cart cleared.',
        clear(items).finally(() => setIsClearing(false)),
      );
    },
  };
}

/** @param restore resolves to true if the lines are in the cart again */
function useUndo(restore: (items: readonly CartItem[]) => Promise<boolean>) {
  const userId = useAppSelector(({ session }) => session.userId);
  const [offered, setOffered] = useState<Undo & { userId: string | null }>();
  const offerUndo = async (text: string, removal: Removal) => {
    const hideOffer = () => setOffered((shown) => (shown?.id === offer.id ? undefined : shown));
    const undoRemoval = async () => {
      hideOffer();
      const removed = await removal;
      if (!removed?.length) return;
      const restored = { id: createUndoId(), text: 'Added back to your cart.', userId };
      const next = (await restore(removed)) ? restored : offer;
      // A later removal replaces this one.
      setOffered((shown) => shown ?? next);
    };
    const offer = { id: createUndoId(), text, restore: () => void undoRemoval(), userId };
    setOffered(offer);
    if (!(await removal)?.length) hideOffer();
  };
  // Never adds one customer's lines to the cart of another who logs in meanwhile.
  const undo: Undo | undefined = offered?.userId === userId ? offered : undefined;
  return { undo, offerUndo };
}

let undoCount = 0;
const createUndoId = (): number => ++undoCount;

function useServerCart() {
  const dispatch = useAppDispatch();
  return {
    setQuantity: ({ id }: CartItem, quantity: number) => void dispatch(changeQuantity(id, quantity)),
    remove: async (item: CartItem): Removal =>
      removeLine.fulfilled.match(await dispatch(removeLine(item.id))) ? [item] : undefined,
    clear: async (): Removal => {
      const result = await dispatch(clearCart());
      return clearCart.fulfilled.match(result) ? result.payload.removed : undefined;
    },
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
    remove: async (item: CartItem): Removal => {
      dispatch(localItemRemoved(item.id));
      return [item];
    },
    clear: async (items: readonly CartItem[]): Removal => {
      dispatch(localCartCleared());
      return items;
    },
    restore: async (items: readonly CartItem[]) => {
      dispatch(restoreLocally(items));
      return true;
    },
  };
}
