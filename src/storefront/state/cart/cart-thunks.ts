import { endpoints } from '#contract/endpoints.ts';
import { readCart } from '#contract/readers/cart-reader.ts';
import type { AddCartItemInput, CartItem, UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { cartErrorText, UNKNOWN_CART_ERROR } from './cart-error.ts';
import { enqueueCartChange } from './cart-queue.ts';

export const fetchCart = createAppThunk('cart/fetch', async (_: undefined, thunk) =>
  toCartResult(await callApi(thunk, endpoints.getCart, {}), thunk),
);

const postItems = (items: AddCartItemInput[], thunk: ThunkApi) => {
  const { userId } = thunk.getState().session;
  return enqueueCartChange(thunk.extra, () => callApi(thunk, endpoints.addToCart, { body: { userId, items } }));
};

export const addToCart = createAppThunk('cart/add', async (item: AddCartItemInput, thunk) =>
  toCartResult(await postItems([item], thunk), thunk),
);

/** Undoes a removal; the server decides price and position. */
export const restoreLines = createAppThunk('cart/restore', async (items: readonly CartItem[], thunk) =>
  toCartResult(await postItems([...items], thunk), thunk),
);

export type QuantityChange = { itemId: string; quantity: number };

/** Sends one request; `changeQuantity` debounces the clicks. */
export const updateQuantity = createAppThunk(
  'cart/updateQuantity',
  async ({ itemId, quantity }: QuantityChange, thunk) =>
    toCartResult(await callApi(thunk, endpoints.updateCartItem, { params: { itemId }, body: { quantity } }), thunk),
);

export const removeLine = createAppThunk('cart/remove', async (itemId: string, thunk) =>
  toCartResult(
    await enqueueCartChange(thunk.extra, () => callApi(thunk, endpoints.removeCartItem, { params: { itemId } })),
    thunk,
  ),
);

export const clearCart = createAppThunk('cart/clear', async (_: undefined, thunk) =>
  toCartResult(await enqueueCartChange(thunk.extra, () => callApi(thunk, endpoints.clearCart, {})), thunk),
);

type LineChange = { itemId: string; patch: UpdateCartItemInput };

/** Replaces the configuration of a line; position and quantity stay. */
export const replaceLine = createAppThunk('cart/replaceLine', async ({ itemId, patch }: LineChange, thunk) =>
  toCartResult(
    await enqueueCartChange(thunk.extra, () =>
      callApi(thunk, endpoints.updateCartItem, { params: { itemId }, body: patch }),
    ),
    thunk,
  ),
);

/** Background refresh: keeps the stale cart and swallows errors. */
export const refreshCart = createAppThunk('cart/refresh', async (_: undefined, thunk) =>
  toCartResult(await callApi(thunk, endpoints.getCart, {}), thunk),
);

/** Every cart endpoint returns the whole cart. */
function toCartResult(outcome: ApiResult, thunk: ThunkApi) {
  if (outcome.kind !== 'ok') return thunk.rejectWithValue(cartErrorText(outcome));
  const cart = readCart(outcome.json);
  return cart ? { cart, at: thunk.extra.now() } : thunk.rejectWithValue(UNKNOWN_CART_ERROR);
}
