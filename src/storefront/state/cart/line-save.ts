import type { CartItemPatch } from '#contract/api/cart.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { fetchCart, replaceLine } from './cart-thunks.ts';

const SIGN_IN_TO_SAVE = 'Please log in to change your cart.';
const SAVE_FAILED = 'Failed to save your changes.';

/** 'Save changes' of the product page: true when the line is as it was configured there. */
export const saveLine =
  (itemId: string, patch: CartItemPatch): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_SAVE, { offersLogIn: true }));
      return false;
    }
    const ended = await dispatch(replaceLine({ itemId, patch }));
    if (replaceLine.fulfilled.match(ended)) return true;
    dispatch(alertRaised(SAVE_FAILED));
    // The line may have gone meanwhile: what the cart holds now decides what the page offers.
    await dispatch(fetchCart());
    return false;
  };
