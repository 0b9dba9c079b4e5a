import * as z from 'zod/mini';
import type { Product } from '#contract/api/catalogue.ts';
import { type WishlistEntry, wishlistEntrySchema } from '#contract/api/wishlist.ts';
import { configurableTypes } from '#domain/product/configuration.ts';

const shownSchema = z.omit(wishlistEntrySchema, { productId: true, product: true });
type Shown = z.infer<typeof shownSchema>;

export type StoredEntry = { readonly productId: string; readonly shown: string };

/** A card shows one picture and another under the pointer. */
const REMEMBERED_IMAGES = 2;

/** The card of a product that is in the catalogue, or of one that was when it was put on the list. */
export function entryOf({ productId, shown }: StoredEntry, product: Product | undefined): WishlistEntry {
  return product ? { productId, product, ...shownOf(product) } : { productId, ...shownSchema.parse(JSON.parse(shown)) };
}

export function rememberedText(product: Product): string {
  const shown = shownOf(product);
  return JSON.stringify({ ...shown, images: shown.images.slice(0, REMEMBERED_IMAGES) });
}

function shownOf(product: Product): Shown {
  const { title, subCategory, images, category, slug } = product;
  const productTypes = configurableTypes(product).map((type) => ({
    id: type.id,
    title: type.title,
    description: type.description,
    pricePerSqFt: type.pricePerSqFt ?? 0,
  }));
  return { title, subCategory, images, productTypes, category, slug };
}
