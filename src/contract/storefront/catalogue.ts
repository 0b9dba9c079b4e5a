/** Products and the catalogue endpoints. */
import * as z from 'zod/mini';
import { CATEGORIES, CATEGORY_KEYS, type Category, type TypeListField } from '#domain/catalogue/category.ts';
import { IMAGE_KINDS } from '#domain/catalogue/pictures/image-kinds.ts';
import { mapTypeFields, type TypeField, type TypeFields } from '#domain/catalogue/type-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { pathId, type SchemaFields } from './fields.ts';

export const categorySchema = z.enum(CATEGORY_KEYS);

export const productImageSchema = z.object({
  /** The fallback file; its smaller variants, one per entry of `widths`, are named after it. */
  url: z.string(),
  sortOrder: z.number(),
  hexCode: z.nullable(z.string()),
  colorName: z.nullable(z.string()),
  kind: z.enum(IMAGE_KINDS),
  /** Natural size of the largest variant, in pixels. */
  width: z.number(),
  height: z.number(),
  dominantColor: z.string(),
  widths: z.array(z.number()),
  /** The real-world width that a flat image covers. */
  inchesWide: z.optional(z.number()),
  /** The side of the square pattern repeat in a flat image. */
  repeatInches: z.optional(z.number()),
  /** The shop's description of the picture; without it, pages describe it by title and colour. */
  altText: z.optional(z.string()),
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

const TYPE_VALUES: Record<TypeField['kind'], z.ZodMiniType> = {
  text: z.nullable(z.string()),
  choice: z.nullable(z.string()),
  flag: z.boolean(),
  inches: z.nullable(z.number()),
  size: z.number(),
};

const createTypeSchema = <C extends Category>(category: C) => {
  const ownFields = mapTypeFields(category, ({ kind }) => TYPE_VALUES[kind]) as SchemaFields<TypeFields<C>>;
  return z.object({ ...commonType, ...ownFields });
};

export const wallpaperTypeSchema = createTypeSchema('wallpaper');
export const curtainTypeSchema = createTypeSchema('curtains');
export const blindsTypeSchema = createTypeSchema('blinds');
export const fabricTypeSchema = createTypeSchema('fabrics');
export const canvasTypeSchema = createTypeSchema('canvas');

const designLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: categorySchema,
  /** The first image, if there is one. */
  images: z.array(productImageSchema),
});

export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: categorySchema,
  subCategory: z.nullable(z.string()),
  /** The product's description (PDP-16). */
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
  /** Only in `getProductById`: the same design in other categories. */
  alsoAs: z.optional(z.array(designLinkSchema)),
});
export type Product = z.infer<typeof productSchema>;
export type AnyProductType = Product[TypeListField][number];

/** Only the list of the product's category has entries; for wallpaper, `productTypes` repeats it. */
export const createTypeLists = (category: Category, types: AnyProductType[]) =>
  ({
    wallpaperTypes: [],
    curtainTypes: [],
    blindsTypes: [],
    canvasTypes: [],
    fabricTypes: [],
    [CATEGORIES[category].typeListField]: types,
    ...(category === 'wallpaper' && { productTypes: types }),
  }) as Pick<Product, TypeListField | 'productTypes'>;

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
