import { createSelector } from '@reduxjs/toolkit';
import type { CartItem } from '#contract/storefront/cart.ts';
import { calculateSubtotalPaise, countPieces } from '#domain/cart/cart-totals.ts';
import { multiplyPaise, type Paise, paiseToRupees, rupeesToPaise } from '#domain/money/paise.ts';
import type { RootState } from '../store.ts';

type ShownCart = { items: readonly CartItem[]; subtotalPaise: Paise };

/** The server cart with optimistic changes applied. */
const selectServerCart = createSelector(
  [
    (state: RootState) => state.cart.items,
    (state: RootState) => state.cart.subtotal,
    (state: RootState) => state.cart.requestedQuantities,
    (state: RootState) => state.cart.removing,
  ],
  (items, subtotal, requestedQuantities, removing): ShownCart => {
    if (Object.keys(requestedQuantities).length === 0 && removing.length === 0) {
      return { items, subtotalPaise: rupeesToPaise(subtotal) };
    }
    return withSubtotal(
      items.filter(({ id }) => !removing.includes(id)).map((item) => withQuantity(item, requestedQuantities[item.id])),
    );
  },
);

const selectLocalCart = createSelector([(state: RootState) => state.localCart.items], withSubtotal);

/** Visitors see the local cart, customers the server cart. */
export const selectShownCart = (state: RootState): ShownCart =>
  state.session.status === 'signedIn' ? selectServerCart(state) : selectLocalCart(state);

export const selectPieceCount = (state: RootState): number =>
  countPieces(selectShownCart(state).items.map(({ quantity }) => quantity));

function withQuantity(item: CartItem, quantity: number | undefined): CartItem {
  if (quantity === undefined || quantity === item.quantity) return item;
  return { ...item, quantity, lineTotal: paiseToRupees(multiplyPaise(rupeesToPaise(item.unitPrice), quantity)) };
}

function withSubtotal(items: readonly CartItem[]): ShownCart {
  const lines = items.map(({ lineTotal }) => ({ lineTotalPaise: rupeesToPaise(lineTotal) }));
  return { items, subtotalPaise: calculateSubtotalPaise(lines) };
}
