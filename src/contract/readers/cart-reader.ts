/** Reads a cart from a response, and the items of the cart saved in the browser. */
import type { Cart, CartItem } from '../storefront/cart.ts';
import { unwrapData } from './envelope-reader.ts';
import { readItem } from './item-reader.ts';
import { asRecord, readEach, readNumber, readText, readTextOrNull } from './unknown-json.ts';

export const readCartItem = (value: unknown): CartItem | undefined => {
  const record = asRecord(value);
  const item = record && readItem(record);
  if (item === undefined || item.productId === '') return undefined;
  return {
    ...item,
    productTypeId: readTextOrNull(record?.productTypeId),
    productSlug: readText(record?.productSlug) ?? '',
  };
};

/** Skips unreadable items. */
export const readCartItems = (value: unknown): CartItem[] => readEach(value, readCartItem);

const sumLineTotals = (items: readonly CartItem[]): number =>
  Math.round(items.reduce((total, item) => total + item.lineTotal * 100, 0)) / 100;

/** Returns `undefined` when the response contains no cart. */
export const readCart = (body: unknown): Cart | undefined => {
  const cart = unwrapData(body);
  if (!Array.isArray(cart?.items)) return undefined;
  const items = readCartItems(cart.items);
  return { items, subtotal: readNumber(cart.subtotal) ?? sumLineTotals(items) };
};
