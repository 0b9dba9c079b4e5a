/** Products and the catalogue endpoints. */
import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { pathId } from './fields.ts';

export const categorySchema = z.enum(CATEGORY_KEYS);

export const productImageSchema = z.object({
  /** The fallback file; its smaller variants, one per entry of `widths`, are named after it. */
  url: z.string(),
  sortOrder: z.number(),
  hexCode: z.nullable(z.string()),
  colorName: z.nullable(z.string()),
  kind: z.enum(['flat', 'room', 'detail']),
  /** Natural size of the largest variant, in pixels. */
  width: z.number(),
  height: z.number(),
  dominantColor: z.string(),
  widths: z.array(z.number()),
  /** The real-world width that a flat image covers. */
  inchesWide: z.optional(z.number()),
  /** The side of the square pattern repeat in a flat image. */
  repeatInches: z.optional(z.number()),
});
export type ProductImage = z.infer<typeof productImageSchema>;

const commonType = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Rupees, at most two decimals. */
  pricePerSqFt: z.number(),
};

/** The fields that the types of every category share. */
export const productTypeSchema = z.object(commonType);
export type ProductType = z.infer<typeof productTypeSchema>;

export const wallpaperTypeSchema = z.object({ ...commonType, finish: z.nullable(z.string()), isWashable: z.boolean() });
export type WallpaperType = z.infer<typeof wallpaperTypeSchema>;

export const curtainTypeSchema = z.object({
  ...commonType,
  configuration: z.nullable(z.string()),
  heading: z.nullable(z.string()),
  tiebacks: z.nullable(z.string()),
});
export type CurtainType = z.infer<typeof curtainTypeSchema>;

export const blindsTypeSchema = z.object({
  ...commonType,
  fittingType: z.nullable(z.string()),
  blindStyle: z.nullable(z.string()),
  motorisation: z.nullable(z.string()),
  chainColour: z.nullable(z.string()),
  sideOfControls: z.nullable(z.string()),
});
export type BlindsType = z.infer<typeof blindsTypeSchema>;

export const fabricTypeSchema = z.object({
  ...commonType,
  material: z.nullable(z.string()),
  /** Inches. */
  width: z.nullable(z.number()),
  isWashable: z.boolean(),
});
export type FabricType = z.infer<typeof fabricTypeSchema>;

export const canvasTypeSchema = z.object({
  ...commonType,
  /** Inches. */
  width: z.number(),
  /** Inches. */
  height: z.number(),
  frameType: z.nullable(z.string()),
  hasMirrorEdges: z.boolean(),
});
export type CanvasType = z.infer<typeof canvasTypeSchema>;

export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: categorySchema,
  subCategory: z.nullable(z.string()),
  /** The product's description; the name is the specification's. */
  orderComment: z.nullable(z.string()),
  isFeatured: z.boolean(),
  /** Sorted by `sortOrder`. */
  images: z.array(productImageSchema),
  wallpaperTypes: z.array(wallpaperTypeSchema),
  curtainTypes: z.array(curtainTypeSchema),
  blindsTypes: z.array(blindsTypeSchema),
  canvasTypes: z.array(canvasTypeSchema),
  fabricTypes: z.array(fabricTypeSchema),
  /** Wallpaper only: a copy of `wallpaperTypes`. */
  productTypes: z.optional(z.array(wallpaperTypeSchema)),
});
export type Product = z.infer<typeof productSchema>;

const productsSchema = z.array(productSchema);

export const getAllProducts = defineEndpoint({
  ...endpointRoutes.getAllProducts,
  summary: 'Returns all products.',
  caching: 'no-cache',
  data: productsSchema,
});

export const getProductsByCategory = defineEndpoint({
  ...endpointRoutes.getProductsByCategory,
  summary: 'Returns the products of a category; the name is case-insensitive.',
  caching: 'no-cache',
  params: z.object({ category: z.string() }),
  data: productsSchema,
});

export const getProductsBySubCategory = defineEndpoint({
  ...endpointRoutes.getProductsBySubCategory,
  summary: 'Returns the products of a sub-category, given by name or slug.',
  caching: 'no-cache',
  params: z.object({ category: z.string(), subCategory: z.string() }),
  data: productsSchema,
});

export const getProductById = defineEndpoint({
  ...endpointRoutes.getProductById,
  summary: 'Returns one product.',
  caching: 'no-cache',
  params: z.object({ id: pathId() }),
  data: productSchema,
});
