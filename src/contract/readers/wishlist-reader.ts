/** Reads wishlist entries from `data.items`, `items` or a bare list. An entry may contain only the product id. */
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import type { ProductType } from '../storefront/catalogue.ts';
import type { WishlistEntry } from '../storefront/wishlist.ts';
import { readEnvelope } from './envelope-reader.ts';
import { readProduct, readProductImages } from './product-reader.ts';
import { readProductType } from './product-type-readers.ts';
import { asRecord, readEach, readText, readTextOrNull } from './unknown-json.ts';

export type ParsedWishlistEntry = Omit<WishlistEntry, 'category'> & { category: Category | undefined };

export const readWishlistEntry = (value: unknown): ParsedWishlistEntry | undefined => {
  const entry = asRecord(value);
  const product = readProduct(entry?.product);
  const productId = readText(entry?.productId) ?? product?.id;
  if (entry === undefined || productId === undefined) return undefined;
  const images = readProductImages(entry.images);
  const productTypes = readEach(entry.productTypes, readProductType);
  return {
    productId,
    ...(product === undefined ? {} : { product }),
    title: readText(entry.title) ?? product?.title ?? '',
    subCategory: readTextOrNull(entry.subCategory) ?? product?.subCategory ?? null,
    images: images.length > 0 ? images : (product?.images ?? []),
    productTypes:
      productTypes.length > 0 || product === undefined
        ? productTypes
        : [...getProductTypes<ProductType>(product.category, product)],
    category: parseCategory(entry.category) ?? product?.category,
    slug: readText(entry.slug) ?? product?.slug ?? '',
  };
};

export const readWishlist = (body: unknown): ParsedWishlistEntry[] => {
  if (Array.isArray(body)) return readEach(body, readWishlistEntry);
  return readEach(asRecord(readEnvelope(body).data)?.items ?? asRecord(body)?.items, readWishlistEntry);
};
