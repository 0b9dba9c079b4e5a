import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { addToCart } from './cart-thunks.ts';

const SIGN_IN_TO_ADD = 'Please log in to add items to your cart.';
export const ADD_FAILED = 'Failed to add to cart.';

/** Adds a product from its page; resolves with whether it is in the cart. */
export const addProduct =
  (item: AddCartItemInput): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_ADD, { offersSignIn: true }));
      return false;
    }
    const action = await dispatch(addToCart(item));
    const isAdded = addToCart.fulfilled.match(action);
    if (!isAdded) dispatch(alertRaised(ADD_FAILED));
    return isAdded;
  };
