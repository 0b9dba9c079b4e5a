/** Reads the fields that cart and order items share. */
import { ITEM_FIELDS, type ItemField } from '#domain/cart/cart-options.ts';
import { parseCategory } from '#domain/catalogue/category.ts';
import type { ItemOptions } from '#domain/catalogue/type-fields.ts';
import type { CartItem } from '../storefront/cart.ts';
import {
  type FieldReader,
  type FieldReaders,
  type JsonRecord,
  readBooleanOrNull,
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

export const sharedItemFields: FieldReaders<Omit<CartItem, 'productSlug'>, 'id' | 'category'> = {
  id: readText,
  kind: (value) => (value === 'sample' ? value : undefined),
  productId: readTextOrBlank,
  productTypeId: readTextOrNull,
  productTypeTitle: readTextOrNull,
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
  sizeIncludesAllowance: readBooleanOrNull,
  // A server that sends no rate has put it into the unit price.
  pricePerSqFt: (value, { unitPrice }) => readNumber(value) ?? readNumberOrZero(unitPrice),
  colorName: readText,
  orderComment: readText,
};
