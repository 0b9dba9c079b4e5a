import type { CartItem, CartItemPatch, CartItemWish } from '#contract/api/cart.ts';
import { calls } from '#contract/calls.ts';
import { readCart } from '#contract/readers/cart-reader.ts';
import type { CallOutcome } from '#storefront/api/call-outcome.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { cartErrorText, UNKNOWN_CART_ERROR } from './cart-error.ts';
import { inTurn } from './cart-turns.ts';

export const fetchCart = createAppThunk('cart/fetch', async (_: undefined, thunk) =>
  settleCart(await callApi(thunk, calls.getCart, {}), thunk),
);

const postItems = (items: CartItemWish[], thunk: ThunkApi) => {
  const { userId } = thunk.getState().session;
  return inTurn(thunk.extra, () => callApi(thunk, calls.addToCart, { body: { userId, items } }));
};

export const addToCart = createAppThunk('cart/add', async (item: CartItemWish, thunk) =>
  settleCart(await postItems([item], thunk), thunk),
);

/** Brings back what was removed; its prices and its place are the server's to decide. */
export const restoreLines = createAppThunk('cart/restore', async (items: readonly CartItem[], thunk) =>
  settleCart(await postItems([...items], thunk), thunk),
);

export type QuantityChange = { itemId: string; quantity: number };

/** One call; `changeQuantity` decides when it is made and with which of many clicks. */
export const updateQuantity = createAppThunk(
  'cart/updateQuantity',
  async ({ itemId, quantity }: QuantityChange, thunk) =>
    settleCart(await callApi(thunk, calls.updateCartItem, { params: { itemId }, body: { quantity } }), thunk),
);

export const removeLine = createAppThunk('cart/remove', async (itemId: string, thunk) =>
  settleCart(await inTurn(thunk.extra, () => callApi(thunk, calls.removeCartItem, { params: { itemId } })), thunk),
);

export const clearCart = createAppThunk('cart/clear', async (_: undefined, thunk) =>
  settleCart(await inTurn(thunk.extra, () => callApi(thunk, calls.clearCart, {})), thunk),
);

type LineChange = { itemId: string; patch: CartItemPatch };

/** The line as it was configured anew; its place and its quantity stay. */
export const replaceLine = createAppThunk('cart/replaceLine', async ({ itemId, patch }: LineChange, thunk) =>
  settleCart(
    await inTurn(thunk.extra, () => callApi(thunk, calls.updateCartItem, { params: { itemId }, body: patch })),
    thunk,
  ),
);

/** Looks again without being asked: a failure leaves what is shown, and is not told. */
export const refreshCart = createAppThunk('cart/refresh', async (_: undefined, thunk) =>
  settleCart(await callApi(thunk, calls.getCart, {}), thunk),
);

/** Every cart call answers the whole cart. */
function settleCart(outcome: CallOutcome, thunk: ThunkApi) {
  if (outcome.kind !== 'ok') return thunk.rejectWithValue(cartErrorText(outcome));
  const cart = readCart(outcome.json);
  return cart ? { cart, at: thunk.extra.now() } : thunk.rejectWithValue(UNKNOWN_CART_ERROR);
}
