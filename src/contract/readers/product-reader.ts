/**
 * Reads products from responses: missing lists become empty, wallpaper types come from `wallpaperTypes` or `productTypes`,
 * images without dimensions get default ones, and a type may have `name` and `price` for `title` and `pricePerSqFt`.
 */
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { sortImages } from '#domain/catalogue/pictures/product-images.ts';
import { mapTypeFields, type TypeField, type TypeFields } from '#domain/catalogue/type-fields.ts';
import type { Product, ProductImage, ProductType } from '../storefront/catalogue.ts';
import type { ResponseContent } from './normalise-response.ts';
import {
  asRecord,
  createReader,
  type FieldReader,
  type FieldReaders,
  isTrue,
  readEach,
  readList,
  readNumber,
  readNumberOrNull,
  readNumberOrZero,
  readText,
  readTextOrBlank,
  readTextOrNull,
} from './unknown-json.ts';

const TYPE_FIELD_READERS: Record<TypeField['kind'], FieldReader<unknown>> = {
  text: readTextOrNull,
  choice: readTextOrNull,
  flag: isTrue,
  inches: readNumberOrNull,
  size: readNumberOrZero,
};

/** A type without an id or a price is unreadable, because it cannot be sold. */
const REQUIRED_TYPE_FIELDS = ['id', 'pricePerSqFt'] as const;
type RequiredTypeField = (typeof REQUIRED_TYPE_FIELDS)[number];

const commonTypeFields: FieldReaders<ProductType, RequiredTypeField> = {
  id: readText,
  title: (value, { name }) => readText(value) ?? readTextOrBlank(name),
  description: readTextOrBlank,
  pricePerSqFt: (value, { price }) => readNumber(value) ?? readNumber(price),
};

export const readProductType = createReader<ProductType, RequiredTypeField>(REQUIRED_TYPE_FIELDS, commonTypeFields);

const createTypeReader = <C extends Category>(category: C) => {
  type Type = ProductType & TypeFields<C>;
  const ownFields = mapTypeFields(category, ({ kind }) => TYPE_FIELD_READERS[kind]);
  const fields = { ...commonTypeFields, ...ownFields } as FieldReaders<Type, RequiredTypeField>;
  const readType = createReader<Type, RequiredTypeField>(REQUIRED_TYPE_FIELDS, fields);
  return (value: unknown) => readEach(value, readType);
};

const readWallpaperTypes = createTypeReader('wallpaper');

/** Assumes a square image, so that the layout does not jump much when it loads. */
const readPixels = (value: unknown): number => readNumber(value) ?? 1000;

const readProductImage = createReader<ProductImage, 'url'>(['url'], {
  url: readText,
  sortOrder: readNumberOrZero,
  hexCode: readTextOrNull,
  colorName: readTextOrNull,
  kind: (value) => (value === 'product' || value === 'room' || value === 'detail' ? value : 'flat'),
  width: readPixels,
  height: readPixels,
  dominantColor: (value, { hexCode }) => readText(value) ?? readText(hexCode) ?? 'transparent',
  widths: (value) => readEach(value, readNumber),
  inchesWide: readNumber,
  repeatInches: readNumber,
  altText: readText,
});

export const readProductImages = (value: unknown): ProductImage[] => sortImages(readEach(value, readProductImage));

export const readProduct: (value: unknown) => Product | undefined = createReader<Product, 'id' | 'category'>(
  ['id', 'category'],
  {
    id: readText,
    title: readTextOrBlank,
    slug: readTextOrBlank,
    category: parseCategory,
    subCategory: readTextOrNull,
    orderComment: readTextOrNull,
    isFeatured: isTrue,
    images: readProductImages,
    wallpaperTypes: (value, { category, productTypes }) => {
      const types = readWallpaperTypes(value);
      return types.length > 0 || parseCategory(category) !== 'wallpaper' ? types : readWallpaperTypes(productTypes);
    },
    curtainTypes: createTypeReader('curtains'),
    blindsTypes: createTypeReader('blinds'),
    canvasTypes: createTypeReader('canvas'),
    fabricTypes: createTypeReader('fabrics'),
    // `wallpaperTypes` already has them.
    productTypes: () => undefined,
    alsoAs: (value) => readList(value, readProduct),
  },
);

/** Server rendering passes the same lists of the catalogue many times, and a new version the same products in new lists. */
const cachedLists = new WeakMap<object, readonly Product[]>();
const cachedProducts = new WeakMap<object, Product>();

/** Returns `undefined` when the response contains no products. */
export function readProducts({ items }: ResponseContent): readonly Product[] | undefined {
  const products = (items && cachedLists.get(items)) ?? readList(items, readCachedProduct);
  if (items && products) cachedLists.set(items, products);
  return products;
}

function readCachedProduct(value: unknown): Product | undefined {
  const record = asRecord(value);
  const product = record && (cachedProducts.get(record) ?? readProduct(record));
  if (product) cachedProducts.set(record, product);
  return product;
}
