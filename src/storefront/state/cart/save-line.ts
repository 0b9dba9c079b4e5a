import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { fetchCart, replaceLine } from './cart-thunks.ts';

const SIGN_IN_TO_SAVE = 'Please log in to change your cart.';
const SAVE_FAILED = 'Failed to save your changes.';

/** 'Save changes' on the product page; resolves with whether the line was saved. */
export const saveLine =
  (itemId: string, patch: UpdateCartItemInput): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_SAVE, { offersLogIn: true }));
      return false;
    }
    const ended = await dispatch(replaceLine({ itemId, patch }));
    if (replaceLine.fulfilled.match(ended)) return true;
    dispatch(alertRaised(SAVE_FAILED));
    // The line may no longer exist: reload so the page offers what is possible.
    await dispatch(fetchCart());
    return false;
  };
