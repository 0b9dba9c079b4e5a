import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import type { AppThunk } from '../store.ts';
import { enqueueCartChange } from './cart-queue.ts';
import { quantityRequested } from './cart-slice.ts';
import { updateQuantity } from './cart-thunks.ts';

/**
 * Updates the quantity optimistically and queues one request. Clicks during a request are merged into one with the last
 * value; a rejection restores the server's quantity.
 */
export const changeQuantity =
  (itemId: string, quantity: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, tools) => {
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) return;
    const isUnderWay = getState().cart.requestedQuantities[itemId] !== undefined;
    dispatch(quantityRequested({ itemId, quantity }));
    if (isUnderWay) return;
    while (getState().cart.requestedQuantities[itemId] !== undefined) {
      await enqueueCartChange(tools, async () => {
        const wanted = getState().cart.requestedQuantities[itemId];
        if (wanted !== undefined) await dispatch(updateQuantity({ itemId, quantity: wanted }));
      });
    }
  };
