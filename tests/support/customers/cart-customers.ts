import { expect } from 'vitest';
import type { Cart } from '#contract/storefront/cart.ts';
import type { CatalogueShop, SendRequest } from '../shop/catalogue-shop.ts';
import { getWallpaperTypeId, testProducts } from '../shop/test-catalogue.ts';

export type CartItemInput = Record<string, unknown>;
export const sampleSize = { widthInInches: 36, heightInInches: 48 };
export const paper: CartItemInput = {
  productId: testProducts.wallpaper.id,
  productTypeId: getWallpaperTypeId(45),
  ...sampleSize,
};
export const curtain: CartItemInput = { productId: testProducts.curtains.id, ...sampleSize };
export const blind: CartItemInput = { productId: testProducts.blinds.id, ...sampleSize };

export const createSampleInput = (productId: string, colorHex?: string): CartItemInput => ({
  kind: 'sample',
  productId,
  ...(colorHex !== undefined && { colorHex }),
});

export const addItems = (send: SendRequest, ...items: CartItemInput[]) => send('POST', 'Cart/addtocart', { items });
export const updateItem = (send: SendRequest, id: string | undefined, patch: CartItemInput) =>
  send('PUT', `Cart/items/${id}`, patch);
export const getIds = ({ items }: Cart) => items.map(({ id }) => id);
export const getQuantities = ({ items }: Cart) => items.map(({ quantity }) => quantity);

/** Creates a customer with these items in the cart. */
export async function createCartCustomer(shop: CatalogueShop, items: readonly CartItemInput[]) {
  const { send, userId } = await shop.createCustomer();
  const { status, data, message } = await addItems(send, ...items);
  expect([status, message]).toEqual([200, '']);
  return { send, userId, cart: data, ids: getIds(data) };
}
