import * as z from 'zod/mini';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type WishlistEntry, wishlistEntrySchema } from '#contract/storefront/wishlist.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';

const snapshotSchema = z.omit(wishlistEntrySchema, { productId: true, product: true });
type WishlistSnapshot = z.infer<typeof snapshotSchema>;

export type StoredEntry = { readonly productId: string; readonly shown: string };

/** A card shows one picture and another on hover. */
const MAX_SNAPSHOT_IMAGES = 2;

/** Uses the current product, or the stored snapshot if the product has left the catalogue. */
export function toWishlistEntry({ productId, shown }: StoredEntry, product: Product | undefined): WishlistEntry {
  return product
    ? { productId, product, ...toSnapshot(product) }
    : { productId, ...snapshotSchema.parse(JSON.parse(shown)) };
}

export function serializeSnapshot(product: Product): string {
  const shown = toSnapshot(product);
  return JSON.stringify({ ...shown, images: shown.images.slice(0, MAX_SNAPSHOT_IMAGES) });
}

function toSnapshot(product: Product): WishlistSnapshot {
  const { title, subCategory, images, category, slug } = product;
  const productTypes = listConfigurableTypes(product).map((type) => ({
    id: type.id,
    title: type.title,
    description: type.description,
    pricePerSqFt: type.pricePerSqFt ?? 0,
  }));
  return { title, subCategory, images, productTypes, category, slug };
}
