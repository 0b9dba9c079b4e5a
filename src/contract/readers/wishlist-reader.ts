/** Reads wishlist entries. An entry may contain only the product id. */
import { parseCategory } from '#domain/catalogue/category.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import type { ProductType } from '../storefront/catalogue.ts';
import type { WishlistEntry } from '../storefront/wishlist.ts';
import type { ResponseContent } from './normalise-response.ts';
import { readProduct, readProductImages, readProductType } from './product-reader.ts';
import {
  asRecord,
  createReader,
  readEach,
  readList,
  readText,
  readTextOrBlank,
  readTextOrNull,
} from './unknown-json.ts';

/** An entry whose category is unknown until its product is fetched. */
export type ListedWishlistEntry = Omit<WishlistEntry, 'category'> & Partial<Pick<WishlistEntry, 'category'>>;

const readOwnFields = createReader<ListedWishlistEntry, 'productId'>(['productId'], {
  productId: (value, { product }) => readText(value) ?? readText(asRecord(product)?.id),
  product: readProduct,
  title: readTextOrBlank,
  subCategory: readTextOrNull,
  images: readProductImages,
  productTypes: (value) => readEach(value, readProductType),
  category: parseCategory,
  slug: readTextOrBlank,
});

/** The product fills the fields that the entry leaves out. */
export function readWishlistEntry(value: unknown): ListedWishlistEntry | undefined {
  const entry = readOwnFields(value);
  if (entry?.product === undefined) return entry;
  const { product, images, productTypes } = entry;
  return {
    ...entry,
    title: entry.title || product.title,
    subCategory: entry.subCategory ?? product.subCategory,
    images: images.length > 0 ? images : product.images,
    productTypes: productTypes.length > 0 ? productTypes : [...getProductTypes<ProductType>(product.category, product)],
    category: entry.category ?? product.category,
    slug: entry.slug || product.slug,
  };
}

/** Returns `undefined` when the response contains no wishlist. */
export const readWishlist = ({ items }: ResponseContent): ListedWishlistEntry[] | undefined =>
  readList(items, readWishlistEntry);
