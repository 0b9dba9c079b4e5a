/** Reads a cart from a response, the items of the cart saved in the browser, and what order items share with them. */
import { ITEM_FIELDS, type ItemField } from '#domain/cart/cart-options.ts';
import { parseCategory } from '#domain/catalogue/category.ts';
import type { ItemOptions } from '#domain/catalogue/product-fields.ts';
import type { Cart, CartItem } from '../storefront/cart.ts';
import type { ResponseContent } from './normalise-response.ts';
import {
  createReader,
  type FieldReader,
  type FieldReaders,
  type JsonRecord,
  readBooleanOrNull,
  readEach,
  readList,
  readNumber,
  readNumberOrNull,
  readNumberOrZero,
  readText,
  readTextOrBlank,
  readTextOrNull,
} from './unknown-json.ts';

const OPTION_READERS: Record<ItemField['kind'], FieldReader<unknown>> = {
  text: readTextOrNull,
  choice: readTextOrNull,
  flag: readBooleanOrNull,
  inches: readNumberOrNull,
};

const readQuantity = (value: unknown): number => readNumber(value) ?? 1;
const multiplyPrice = ({ unitPrice, quantity }: JsonRecord): number =>
  readNumberOrZero(unitPrice) * readQuantity(quantity);

export const sharedItemFields: FieldReaders<Omit<CartItem, 'productTypeId' | 'productSlug'>, 'id' | 'category'> = {
  id: readText,
  productId: readTextOrBlank,
  colorHex: readTextOrNull,
  widthInInches: readNumberOrZero,
  heightInInches: readNumberOrZero,
  areaSqFt: readNumberOrZero,
  quantity: readQuantity,
  productImageUrl: readTextOrNull,
  productTitle: readTextOrBlank,
  category: parseCategory,
  subCategory: readTextOrNull,
  unitPrice: readNumberOrZero,
  lineTotal: (value, item) => readNumber(value) ?? multiplyPrice(item),
  ...(Object.fromEntries(
    ITEM_FIELDS.map(({ itemField, kind }) => [itemField, OPTION_READERS[kind]]),
  ) as FieldReaders<ItemOptions>),
  // A server that sends no rate has put it into the unit price.
  pricePerSqFt: (value, { unitPrice }) => readNumber(value) ?? readNumberOrZero(unitPrice),
  colorName: readText,
  orderComment: readText,
};

export const readCartItem = createReader<CartItem, 'id' | 'category' | 'productId'>(['id', 'category', 'productId'], {
  ...sharedItemFields,
  productId: readText,
  productTypeId: readTextOrNull,
  productSlug: readTextOrBlank,
});

/** Skips unreadable items. */
export const readCartItems = (value: unknown): CartItem[] => readEach(value, readCartItem);

const sumLineTotals = (items: readonly CartItem[]): number =>
  Math.round(items.reduce((total, item) => total + item.lineTotal * 100, 0)) / 100;

/** Returns `undefined` when the response contains no cart. */
export const readCart = ({ data, items: entries }: ResponseContent): Cart | undefined => {
  const items = readList(entries, readCartItem);
  return items && { items, subtotal: readNumber(data?.subtotal) ?? sumLineTotals(items) };
};
