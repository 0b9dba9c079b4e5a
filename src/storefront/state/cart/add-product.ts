import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { readConflictMessage } from './cart-error.ts';
import { addToCart, fetchCart } from './cart-thunks.ts';

const SIGN_IN_TO_ADD = 'Please log in to add items to your cart.';
export const ADD_FAILED = 'Failed to add to cart.';

/** Adds a product from its page; resolves with whether it was added. Shows why the server refuses a sample (D-38). */
export const addProduct =
  (item: AddCartItemInput): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_ADD, { offersSignIn: true, request: { kind: 'add', item } }));
      return false;
    }
    const action = await dispatch(addToCart(item));
    if (addToCart.fulfilled.match(action)) return true;
    const conflict = isSampleLine(item) ? readConflictMessage(action.payload) : undefined;
    if (conflict === undefined) {
      dispatch(alertRaised(ADD_FAILED));
    } else {
      dispatch(alertRaised(conflict, { lead: ADD_FAILED }));
      void dispatch(fetchCart());
    }
    return false;
  };
