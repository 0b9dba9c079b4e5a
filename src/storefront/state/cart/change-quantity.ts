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
  async (dispatch, getState, extra) => {
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) return;
    const isUpdating = getState().cart.requestedQuantities[itemId] !== undefined;
    dispatch(quantityRequested({ itemId, quantity }));
    if (isUpdating) return;
    while (getState().cart.requestedQuantities[itemId] !== undefined) {
      await enqueueCartChange(extra, async () => {
        const requested = getState().cart.requestedQuantities[itemId];
        if (requested !== undefined) await dispatch(updateQuantity({ itemId, quantity: requested }));
      });
    }
  };
