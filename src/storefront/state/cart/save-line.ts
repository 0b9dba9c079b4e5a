import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { fetchCart, replaceLine } from './cart-thunks.ts';

const SIGN_IN_TO_SAVE = 'Please log in to change your cart.';
const SAVE_FAILED = "We couldn't save your changes.";

/** Handles 'Save changes' on the product page; resolves to true if the line was saved. */
export const saveLine =
  (itemId: string, patch: UpdateCartItemInput): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_SAVE, { offersSignIn: true }));
      return false;
    }
    const action = await dispatch(replaceLine({ itemId, patch }));
    if (replaceLine.fulfilled.match(action)) return true;
    dispatch(alertRaised(SAVE_FAILED));
    // The line may no longer exist; reload the cart, so the page shows its current state.
    await dispatch(fetchCart());
    return false;
  };
