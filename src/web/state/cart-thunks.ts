import type { CartItemWish } from '#contract/api/cart.ts';
import { calls } from '#contract/calls.ts';
import { readCart } from '#contract/readers/cart-reader.ts';
import type { CallOutcome } from '../api/call-outcome.ts';
import { callApi, createAppThunk, type ThunkApi } from './app-thunk.ts';
import { cartErrorText, UNKNOWN_CART_ERROR } from './cart-error.ts';

export const fetchCart = createAppThunk('cart/fetch', async (_: undefined, thunk) =>
  settleCart(await callApi(thunk, calls.getCart, {}), thunk),
);

export const addToCart = createAppThunk('cart/add', async (item: CartItemWish, thunk) => {
  const { userId } = thunk.getState().session;
  return settleCart(await callApi(thunk, calls.addToCart, { body: { userId, items: [item] } }), thunk);
});

/** Every cart call answers the whole cart. */
function settleCart(outcome: CallOutcome, thunk: ThunkApi) {
  if (outcome.kind !== 'ok') return thunk.rejectWithValue(cartErrorText(outcome));
  const cart = readCart(outcome.json);
  return cart ? { cart, at: thunk.extra.now() } : thunk.rejectWithValue(UNKNOWN_CART_ERROR);
}
