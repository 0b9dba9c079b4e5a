import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readCart } from '#contract/readers/cart-reader.ts';
import type { AddCartItemInput, CartItem, UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { callApi, createAppThunk, type ThunkApi } from '../app-thunk.ts';
import { getCartErrorMessage, UNKNOWN_CART_ERROR } from './cart-error.ts';
import { enqueueCartChange } from './cart-queue.ts';

export const fetchCart = createAppThunk('cart/fetch', async (_: undefined, thunk) =>
  toCartResult(await callApi(thunk, clientEndpoints.getCart, {}), thunk),
);

const postItems = (items: AddCartItemInput[], thunk: ThunkApi) => {
  const { userId } = thunk.getState().session;
  return enqueueCartChange(thunk.extra, () => callApi(thunk, clientEndpoints.addToCart, { body: { userId, items } }));
};

export const addToCart = createAppThunk('cart/add', async (item: AddCartItemInput, thunk) =>
  toCartResult(await postItems([item], thunk), thunk),
);

/** Undoes a removal; the server decides price and position. */
export const restoreLines = createAppThunk('cart/restore', async (items: readonly CartItem[], thunk) =>
  toCartResult(await postItems([...items], thunk), thunk),
);

export type QuantityChange = { itemId: string; quantity: number };

/** Sends one request; `changeQuantity` merges clicks. */
export const updateQuantity = createAppThunk(
  'cart/updateQuantity',
  async ({ itemId, quantity }: QuantityChange, thunk) =>
    toCartResult(
      await callApi(thunk, clientEndpoints.updateCartItem, { params: { itemId }, body: { quantity } }),
      thunk,
    ),
);

export const removeLine = createAppThunk('cart/remove', async (itemId: string, thunk) =>
  toCartResult(
    await enqueueCartChange(thunk.extra, () => callApi(thunk, clientEndpoints.removeCartItem, { params: { itemId } })),
    thunk,
  ),
);

/** Reads the cart first, because other tabs and devices change it too: Undo restores exactly the `removed` lines. */
export const clearCart = createAppThunk('cart/clear', (_: undefined, thunk) =>
  enqueueCartChange(thunk.extra, async () => {
    const before = toCartResult(await callApi(thunk, clientEndpoints.getCart, {}), thunk);
    if (!('cart' in before)) return before;
    const after = toCartResult(await callApi(thunk, clientEndpoints.clearCart, {}), thunk);
    return 'cart' in after ? { ...after, removed: before.cart.items } : after;
  }),
);

type LineChange = { itemId: string; patch: UpdateCartItemInput };

/** Replaces the configuration of a line; position and quantity stay. */
export const replaceLine = createAppThunk('cart/replaceLine', async ({ itemId, patch }: LineChange, thunk) =>
  toCartResult(
    await enqueueCartChange(thunk.extra, () =>
      callApi(thunk, clientEndpoints.updateCartItem, { params: { itemId }, body: patch }),
    ),
    thunk,
  ),
);

/** Background refresh: keeps the stale cart and swallows errors. */
export const refreshCart = createAppThunk('cart/refresh', async (_: undefined, thunk) =>
  toCartResult(await callApi(thunk, clientEndpoints.getCart, {}), thunk),
);

/** Every cart endpoint returns the whole cart. */
function toCartResult(result: ApiResult, thunk: ThunkApi) {
  if (result.kind !== 'ok') return thunk.rejectWithValue(getCartErrorMessage(result));
  const cart = readCart(result.content);
  return cart ? { cart, fetchedAt: thunk.extra.now() } : thunk.rejectWithValue(UNKNOWN_CART_ERROR);
}
