/** The wishlist and its endpoints. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { categorySchema, productImageSchema, productSchema, productTypeSchema } from './catalogue.ts';
import { pathId } from './fields.ts';

export const wishlistEntrySchema = z.object({
  productId: z.string(),
  /** Absent when the product has left the catalogue; the fields below still describe it. */
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

const productInPath = z.object({ productId: pathId() });

export const getWishlist = defineEndpoint({
  ...endpointRoutes.getWishlist,
  summary: "Returns the customer's wishlist, newest first.",
  data: wishlistSchema,
});

export const addToWishlist = defineEndpoint({
  ...endpointRoutes.addToWishlist,
  summary: 'Adds a product to the wishlist, if it is not there yet.',
  params: productInPath,
  data: productInPath,
});

export const removeFromWishlist = defineEndpoint({
  ...endpointRoutes.removeFromWishlist,
  summary: 'Removes a product from the wishlist, if it is there.',
  params: productInPath,
  data: productInPath,
});
