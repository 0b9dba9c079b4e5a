/**
 * The cart in an answer, and the list of items that the browser keeps (specification 0 §7, 1 §3).
 */
import type { Cart, CartItem } from '../api/cart.ts';
import { dataOrBody } from './envelope-reader.ts';
import { readItem } from './item-reader.ts';
import { numberOf, readEach, recordOf, textOf, textOrNull } from './unknown-json.ts';

export const readCartItem = (value: unknown): CartItem | undefined => {
  const record = recordOf(value);
  const item = record && readItem(record);
  if (item === undefined || item.productId === '') return undefined;
  return { ...item, productTypeId: textOrNull(record?.productTypeId), productSlug: textOf(record?.productSlug) ?? '' };
};

/** The readable lines; anything but a list has none (LCART-08). */
export const readCartItems = (value: unknown): CartItem[] => readEach(value, readCartItem);

const sumToThePaisa = (items: readonly CartItem[]): number =>
  Math.round(items.reduce((total, item) => total + item.lineTotal * 100, 0)) / 100;

/** `undefined` when the answer holds no cart. */
export const readCart = (body: unknown): Cart | undefined => {
  const cart = dataOrBody(body);
  if (!Array.isArray(cart?.items)) return undefined;
  const items = readCartItems(cart.items);
  return { items, subtotal: numberOf(cart.subtotal) ?? sumToThePaisa(items) };
};
