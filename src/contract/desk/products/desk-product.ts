/** A product in the back office: in a list, in the editor, and after a conflict. */
import * as z from 'zod/mini';
import { categorySchema, productImageSchema } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { PRODUCT_STATES } from '#domain/catalogue/product-state.ts';
import { mapTypeFields } from '#domain/catalogue/type-fields.ts';

/** In the order of the page. */
const draftImageSchema = z.omit(productImageSchema, { sortOrder: true });
export type DraftImage = z.infer<typeof draftImageSchema>;

/** Has the fields of its category besides the common ones; a field without a value is null. */
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

/** Creates a type without values. */
export const createType = (category: Category, id: string): DraftType => ({
  id,
  title: '',
  description: '',
  pricePerSqFt: null,
  ...mapTypeFields(category, ({ kind }) => (kind === 'flag' ? false : null)),
});

/** The content of the editor. It may be incomplete; `findDraftProblems` checks it before publishing. */
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
export type ProductContent = z.infer<typeof productDraftSchema>;

export const deskProductRowSchema = z.object({
  id: z.string(),
  version: z.int32(),
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
  version: z.int32(),
  state: z.enum(PRODUCT_STATES),
  /** The unpublished version; null without changes. */
  draft: z.nullable(productDraftSchema),
  /** The version that is or was on sale; null for a new product. */
  published: z.nullable(productDraftSchema),
  /** Only for an archived product: the product that its address redirects to. */
  redirectTo: z.nullable(z.object({ id: z.string(), title: z.string() })),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** The account: several people may have the same name. */
  changedById: z.nullable(z.string()),
  /** Its page in the shop. */
  shopUrl: z.string(),
});
export type DeskProduct = z.infer<typeof deskProductSchema>;

/** Sent as `data` with 409: the current product. */
export const productConflictSchema = z.object({ product: deskProductSchema });
export type ProductConflict = z.infer<typeof productConflictSchema>;
