import { expect } from 'vitest';
import type { Cart } from '#contract/storefront/cart.ts';
import type { CatalogueShop, SendRequest } from '../shop/catalogue-shop.ts';
import { testProducts, wallpaperTypeAtRate } from '../shop/test-catalogue.ts';

export type CartItemInput = Record<string, unknown>;
export const size = { widthInInches: 36, heightInInches: 48 };
export const paper: CartItemInput = {
  productId: testProducts.wallpaper.id,
  productTypeId: wallpaperTypeAtRate(45),
  ...size,
};
export const curtain: CartItemInput = { productId: testProducts.curtains.id, ...size };
export const blind: CartItemInput = { productId: testProducts.blinds.id, ...size };

export const add = (ask: SendRequest, ...items: CartItemInput[]) => ask('POST', 'Cart/addtocart', { items });
export const put = (ask: SendRequest, id: string | undefined, patch: CartItemInput) =>
  ask('PUT', `Cart/items/${id}`, patch);
export const ids = ({ items }: Cart) => items.map(({ id }) => id);
export const quantities = ({ items }: Cart) => items.map(({ quantity }) => quantity);

/** A new customer with these items in the cart. */
export async function createCartCustomer(shop: CatalogueShop, items: readonly CartItemInput[]) {
  const { ask, userId } = await shop.customer();
  const { status, data, message } = await add(ask, ...items);
  expect([status, message]).toEqual([200, '']);
  return { ask, userId, cart: data, ids: ids(data) };
}
