import { createSelector } from '@reduxjs/toolkit';
import type { CartItem } from '#contract/api/cart.ts';
import { pieceCount, subtotalPaise } from '#domain/cart/totals.ts';
import { type Paise, paiseToRupees, rupeesToPaise, timesPaise } from '#domain/money/paise.ts';
import type { RootState } from '../store.ts';

type ShownCart = { items: readonly CartItem[]; subtotalPaise: Paise };

/** The customer's cart with the changes that are still on their way to the server. */
const selectServerCart = createSelector(
  [
    (state: RootState) => state.cart.items,
    (state: RootState) => state.cart.subtotal,
    (state: RootState) => state.cart.wanted,
    (state: RootState) => state.cart.removing,
  ],
  (items, subtotal, wanted, removing): ShownCart => {
    if (Object.keys(wanted).length === 0 && removing.length === 0) {
      return { items, subtotalPaise: rupeesToPaise(subtotal) };
    }
    return withSum(items.filter(({ id }) => !removing.includes(id)).map((item) => withQuantity(item, wanted[item.id])));
  },
);

const selectLocalCart = createSelector([(state: RootState) => state.localCart.items], withSum);

/** A visitor has the copy of this browser, a customer the server's cart. */
export const selectShownCart = (state: RootState): ShownCart =>
  state.session.status === 'signedIn' ? selectServerCart(state) : selectLocalCart(state);

/** The pieces in the cart, as the header's badge counts them. */
export const selectCartCount = (state: RootState): number =>
  pieceCount(selectShownCart(state).items.map(({ quantity }) => quantity));

function withQuantity(item: CartItem, quantity: number | undefined): CartItem {
  if (quantity === undefined || quantity === item.quantity) return item;
  return { ...item, quantity, lineTotal: paiseToRupees(timesPaise(rupeesToPaise(item.unitPrice), quantity)) };
}

function withSum(items: readonly CartItem[]): ShownCart {
  const lines = items.map(({ lineTotal }) => ({ lineTotalPaise: rupeesToPaise(lineTotal) }));
  return { items, subtotalPaise: subtotalPaise(lines) };
}
