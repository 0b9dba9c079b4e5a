/** A product as staff see it: in a list, in the editor, and after someone else has changed it. */
import * as z from 'zod/mini';
import { categorySchema, productImageSchema } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { PRODUCT_STATES } from '#domain/catalogue/product-state.ts';
import { mapTypeFields } from '#domain/catalogue/type-fields.ts';

/** In the order of the page. */
const draftImageSchema = z.omit(productImageSchema, { sortOrder: true });
export type DraftImage = z.infer<typeof draftImageSchema>;

/** The fields of its category beside the common ones; those without a value yet are null. */
const draftTypeSchema = z.catchall(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** Rupees; null until somebody enters it. */
    pricePerSqFt: z.nullable(z.number()),
  }),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type DraftType = z.infer<typeof draftTypeSchema>;

/** Nothing chosen yet. */
export const createType = (category: Category, id: string): DraftType => ({
  id,
  title: '',
  description: '',
  pricePerSqFt: null,
  ...mapTypeFields(category, ({ kind }) => (kind === 'flag' ? false : null)),
});

/** What the editor holds. It may be incomplete; `findDraftProblems` says what publishing needs. */
export const productDraftSchema = z.object({
  category: categorySchema,
  title: z.string(),
  /** Null: derived from the title. */
  slug: z.nullable(z.string()),
  subCategory: z.nullable(z.string()),
  orderComment: z.nullable(z.string()),
  isFeatured: z.boolean(),
  images: z.array(draftImageSchema),
  types: z.array(draftTypeSchema),
});
export type ProductDraft = z.infer<typeof productDraftSchema>;

export const deskProductRowSchema = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(PRODUCT_STATES),
  hasDraft: z.boolean(),
  title: z.string(),
  category: categorySchema,
  subCategory: z.nullable(z.string()),
  isFeatured: z.boolean(),
  /** The first picture. */
  image: z.nullable(z.pick(productImageSchema, { url: true, widths: true, dominantColor: true })),
  /** Rupees per square foot. */
  lowestRate: z.nullable(z.number()),
  typeCount: z.number(),
  colourCount: z.number(),
  /** Null while nobody has changed it in the desk. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type DeskProductRow = z.infer<typeof deskProductRowSchema>;

export const deskProductSchema = z.object({
  id: z.string(),
  /** Grows with every write to this product. */
  version: z.number(),
  state: z.enum(PRODUCT_STATES),
  /** What waits to be published; null without changes. */
  draft: z.nullable(productDraftSchema),
  /** What is on sale, or was; null for a new product. */
  published: z.nullable(productDraftSchema),
  /** Of an archived product: where its address leads instead. */
  redirectTo: z.nullable(z.object({ id: z.string(), title: z.string() })),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** Its page in the shop. */
  shopUrl: z.string(),
});
export type DeskProduct = z.infer<typeof deskProductSchema>;

/** Sent as `data` with 409: what the product is now. */
export const productConflictSchema = z.object({ product: deskProductSchema });
export type ProductConflict = z.infer<typeof productConflictSchema>;
