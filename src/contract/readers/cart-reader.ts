/** Reads a cart from a response, and the items of the cart saved in the browser. */
import type { Cart, CartItem } from '../storefront/cart.ts';
import { sharedItemFields } from './item-fields-reader.ts';
import type { ResponseContent } from './normalise-response.ts';
import { createReader, readEach, readList, readNumber, readText, readTextOrBlank } from './unknown-json.ts';

export const readCartItem = createReader<CartItem, 'id' | 'category' | 'productId'>(['id', 'category', 'productId'], {
  ...sharedItemFields,
  productId: readText,
  productSlug: readTextOrBlank,
});

/** Skips unreadable items. */
export const readCartItems = (value: unknown): CartItem[] => readEach(value, readCartItem);

const sumLineTotals = (items: readonly CartItem[]): number =>
  Math.round(items.reduce((total, item) => total + item.lineTotal * 100, 0)) / 100;

/** Returns `undefined` when the response contains no cart. The subtotal is a field beside the list. */
export const readCart = ({ items: entries, listFields }: ResponseContent): Cart | undefined => {
  const items = readList(entries, readCartItem);
  return items && { items, subtotal: readNumber(listFields.subtotal) ?? sumLineTotals(items) };
};
