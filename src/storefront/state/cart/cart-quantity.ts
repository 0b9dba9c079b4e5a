import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import type { AppThunk } from '../store.ts';
import { quantityWanted } from './cart-slice.ts';
import { updateQuantity } from './cart-thunks.ts';
import { inTurn } from './cart-turns.ts';

/**
 * Shown at once; sent when nothing else is on its way. Clicks that come meanwhile are one call with the last value, and
 * a refusal shows again what the server has.
 */
export const changeQuantity =
  (itemId: string, quantity: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, tools) => {
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) return;
    const isUnderWay = getState().cart.wanted[itemId] !== undefined;
    dispatch(quantityWanted({ itemId, quantity }));
    if (isUnderWay) return;
    while (getState().cart.wanted[itemId] !== undefined) {
      await inTurn(tools, async () => {
        const wanted = getState().cart.wanted[itemId];
        if (wanted !== undefined) await dispatch(updateQuantity({ itemId, quantity: wanted }));
      });
    }
  };
