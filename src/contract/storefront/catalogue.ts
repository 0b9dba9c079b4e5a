/**
 * Products as they cross the wire (specification 0 §3, SRV-14 to SRV-17). Beyond the stated fields a picture also
 * tells its colour's name, its kind and its true measures, so that pages can be laid out before it arrives.
 */
import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { idInPath } from './fields.ts';

export const categorySchema = z.enum(CATEGORY_KEYS);

export const productImageSchema = z.object({
  /** The fallback file; the smaller variants are named after it, one per entry of `widths`. */
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
  /** True width that a flat picture shows. */
  inchesWide: z.optional(z.number()),
  /** Side of the square after which the pattern of a flat picture begins again. */
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

/** What every type has, whatever its category. */
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
  /** The product's description. */
  orderComment: z.nullable(z.string()),
  isFeatured: z.boolean(),
  /** In the order of `sortOrder`. */
  images: z.array(productImageSchema),
  wallpaperTypes: z.array(wallpaperTypeSchema),
  curtainTypes: z.array(curtainTypeSchema),
  blindsTypes: z.array(blindsTypeSchema),
  canvasTypes: z.array(canvasTypeSchema),
  fabricTypes: z.array(fabricTypeSchema),
  /** Wallpaper only: the same list as `wallpaperTypes` (SRV-15). */
  productTypes: z.optional(z.array(wallpaperTypeSchema)),
});
export type Product = z.infer<typeof productSchema>;

const productsSchema = z.array(productSchema);

export const getAllProducts = endpoint({
  ...endpointRoutes.getAllProducts,
  summary: 'Every product of the catalogue.',
  caching: 'no-cache',
  data: productsSchema,
});

export const getProductsByCategory = endpoint({
  ...endpointRoutes.getProductsByCategory,
  summary: 'The products of one category, named in any letter case.',
  caching: 'no-cache',
  params: z.object({ category: z.string() }),
  data: productsSchema,
});

export const getProductsBySubCategory = endpoint({
  ...endpointRoutes.getProductsBySubCategory,
  summary: 'The products of one sub-category, given by name or by slug.',
  caching: 'no-cache',
  params: z.object({ category: z.string(), subCategory: z.string() }),
  data: productsSchema,
});

export const getProductById = endpoint({
  ...endpointRoutes.getProductById,
  summary: 'One product.',
  caching: 'no-cache',
  params: z.object({ id: idInPath() }),
  data: productSchema,
});
