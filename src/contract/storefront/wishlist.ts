/**
 * The wishlist and its three calls (specification 0 §3 and §7, SRV-24 to SRV-26).
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { categorySchema, productImageSchema, productSchema, productTypeSchema } from './catalogue.ts';
import { idInPath } from './fields.ts';

export const wishlistEntrySchema = z.object({
  productId: z.string(),
  /** Absent when the product has left the catalogue; the fields below then still tell what it was. */
  product: z.optional(productSchema),
  title: z.string(),
  subCategory: z.nullable(z.string()),
  images: z.array(productImageSchema),
  productTypes: z.array(productTypeSchema),
  category: categorySchema,
  slug: z.string(),
});
export type WishlistEntry = z.infer<typeof wishlistEntrySchema>;

export const wishlistSchema = z.object({ items: z.array(wishlistEntrySchema) });
export type Wishlist = z.infer<typeof wishlistSchema>;

const productInPath = z.object({ productId: idInPath() });

export const getWishlist = endpoint({
  ...endpointRoutes.getWishlist,
  summary: "The customer's wishlist, newest first.",
  data: wishlistSchema,
});

export const addToWishlist = endpoint({
  ...endpointRoutes.addToWishlist,
  summary: 'Puts a product on the wishlist; again changes nothing.',
  params: productInPath,
  data: productInPath,
});

export const removeFromWishlist = endpoint({
  ...endpointRoutes.removeFromWishlist,
  summary: 'Takes a product off the wishlist, whether or not it was there.',
  params: productInPath,
  data: productInPath,
});
