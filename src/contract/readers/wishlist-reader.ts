/**
 * Wishlist entries from `data.items`, from `items` or from a bare list (specification 0 §7). An entry may come without
 * its product, and may then tell no more than the product's id.
 */
import { type Category, parseCategory } from '#domain/catalogue/category.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';
import type { ProductType } from '../api/catalogue.ts';
import type { WishlistEntry } from '../api/wishlist.ts';
import { readEnvelope } from './envelope-reader.ts';
import { readProduct, readProductImages } from './product-reader.ts';
import { readProductType } from './product-type-readers.ts';
import { readEach, recordOf, textOf, textOrNull } from './unknown-json.ts';

export type WishlistEntryReading = Omit<WishlistEntry, 'category'> & { category: Category | undefined };

export const readWishlistEntry = (value: unknown): WishlistEntryReading | undefined => {
  const entry = recordOf(value);
  const product = readProduct(entry?.product);
  const productId = textOf(entry?.productId) ?? product?.id;
  if (entry === undefined || productId === undefined) return undefined;
  const images = readProductImages(entry.images);
  const productTypes = readEach(entry.productTypes, readProductType);
  return {
    productId,
    ...(product === undefined ? {} : { product }),
    title: textOf(entry.title) ?? product?.title ?? '',
    subCategory: textOrNull(entry.subCategory) ?? product?.subCategory ?? null,
    images: images.length > 0 ? images : (product?.images ?? []),
    productTypes:
      productTypes.length > 0 || product === undefined
        ? productTypes
        : [...typesOf<ProductType>(product.category, product)],
    category: parseCategory(entry.category) ?? product?.category,
    slug: textOf(entry.slug) ?? product?.slug ?? '',
  };
};

export const readWishlist = (body: unknown): WishlistEntryReading[] => {
  if (Array.isArray(body)) return readEach(body, readWishlistEntry);
  return readEach(recordOf(readEnvelope(body).data)?.items ?? recordOf(body)?.items, readWishlistEntry);
};
