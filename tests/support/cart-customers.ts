import { expect } from 'vitest';
import type { Cart } from '#contract/api/cart.ts';
import { shelf, typeAtRate } from './shelf.ts';
import type { Ask, ShelfShop } from './shop-with-shelf.ts';

export type CartWish = Record<string, unknown>;
export const size = { widthInInches: 36, heightInInches: 48 };
export const paper: CartWish = { productId: shelf.wallpaper.id, productTypeId: typeAtRate(45), ...size };
export const curtain: CartWish = { productId: shelf.curtains.id, ...size };
export const blind: CartWish = { productId: shelf.blinds.id, ...size };

export const add = (ask: Ask, ...items: CartWish[]) => ask('POST', 'Cart/addtocart', { items });
export const put = (ask: Ask, id: string | undefined, patch: CartWish) => ask('PUT', `Cart/items/${id}`, patch);
export const ids = ({ items }: Cart) => items.map(({ id }) => id);
export const quantities = ({ items }: Cart) => items.map(({ quantity }) => quantity);

/** A new customer who has put these into the cart. */
export async function customerOf(shop: ShelfShop, items: readonly CartWish[]) {
  const { ask, userId } = await shop.customer();
  const { status, data, message } = await add(ask, ...items);
  expect([status, message]).toEqual([200, '']);
  return { ask, userId, cart: data, ids: ids(data) };
}
