/**
 * Sub-categories in the back office: listing and renaming them. Their pictures and texts are content, in a document called
 * collections, which the paths are named after.
 */
import * as z from 'zod/mini';
import { categorySchema } from '../storefront/catalogue.ts';
import { formText } from '../storefront/fields.ts';
import { defineDeskEndpoint } from './desk-endpoint.ts';

const countsSchema = z.object({
  /** Products that shoppers find in it. */
  onSale: z.number(),
  /** Hidden, archived and new products, and drafts that move products into it. */
  offSale: z.number(),
});

const subCategorySchema = z.extend(countsSchema, { slug: z.string(), name: z.string() });
export type DeskSubCategory = z.infer<typeof subCategorySchema>;

const subCategoryListSchema = z.object({
  /** The five categories in their order; sub-categories as the shop shows them by itself, those without products on sale last. */
  categories: z.array(z.object({ category: categorySchema, subCategories: z.array(subCategorySchema) })),
  /** Renamed ones, newest first. */
  redirects: z.array(
    z.object({ category: categorySchema, oldAddress: z.string(), newAddress: z.string(), at: z.string() }),
  ),
});
export type DeskSubCategoryList = z.infer<typeof subCategoryListSchema>;

export const listSubCategories = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/collections',
  summary: 'Returns every category with its sub-categories and their products, and the addresses of renamed ones.',
  access: 'content.edit',
  data: subCategoryListSchema,
});

const renameBody = z.object({ category: categorySchema, slug: z.string(), name: formText() });

const renamePlanSchema = z.extend(countsSchema, {
  oldName: z.string(),
  newName: z.string(),
  /** Old and new address are the same if only the spelling of the name changes. */
  oldAddress: z.string(),
  newAddress: z.string(),
  /** The sub-category that already has the new address; all products get its name. */
  mergedInto: z.nullable(subCategorySchema),
  /** Changes with every product that the plan counts. */
  version: z.string(),
});
export type RenamePlan = z.infer<typeof renamePlanSchema>;

/** Sent as `data` with 409: the current plan. */
export const renameConflictSchema = z.object({ plan: renamePlanSchema });
export type RenameConflict = z.infer<typeof renameConflictSchema>;

export const planRename = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/collections/rename/plan',
  summary: 'Returns what renaming a sub-category would change.',
  access: 'catalogue.publish',
  isWrite: false,
  body: renameBody,
  data: renamePlanSchema,
});

export const renameSubCategory = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/collections/rename',
  summary:
    'Renames a sub-category in all its products, in one catalogue version. Its old address redirects to the new one.',
  access: 'catalogue.publish',
  body: z.extend(renameBody, { version: z.string(), reason: formText() }),
  data: subCategoryListSchema,
});
