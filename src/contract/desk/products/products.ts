/** Products in the back office: list, editor, publishing, bulk changes, history. */
import * as z from 'zod/mini';
import { categorySchema } from '#contract/storefront/catalogue.ts';
import { formText, pathId } from '#contract/storefront/fields.ts';
import { defineDeskEndpoint } from '../desk-endpoint.ts';
import { deskProductRowSchema, deskProductSchema, productDraftSchema } from './desk-product.ts';

/** `drafts` has everything with unpublished changes. */
export const PRODUCT_TABS = ['published', 'drafts', 'hidden', 'archived', 'all'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

const filterSchema = z.object({
  tab: z.enum(PRODUCT_TABS),
  /** Words of the title, sub-category, colours or types. */
  search: formText(),
  category: z.nullable(categorySchema),
  sort: z.enum(['shop', 'title', 'changed', 'rate']),
});
export type ProductFilter = z.infer<typeof filterSchema>;

export const listProducts = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/list',
  summary: 'Returns 50 products of a filtered list, and how to get the next.',
  access: 'catalogue.edit',
  isWrite: false,
  body: z.extend(filterSchema, { cursor: z.nullable(z.string()) }),
  data: z.object({
    products: z.array(deskProductRowSchema),
    nextCursor: z.nullable(z.string()),
    /** Number of products that match. */
    count: z.number(),
  }),
});

export const exportProductList = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/list/export',
  summary: 'Returns the filtered list as CSV text, at most 10,000 products.',
  access: 'catalogue.edit',
  isWrite: false,
  body: filterSchema,
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});

export const listSubCategoryNames = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/products/sub-categories/:category',
  summary: 'Returns the sub-categories that products of a category have, drafts included.',
  access: 'catalogue.edit',
  params: z.object({ category: categorySchema }),
  data: z.object({ subCategories: z.array(z.string()) }),
});

const productParams = z.object({ id: pathId() });
const versionBody = z.object({ version: z.int32() });

export const getProduct = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/products/:id',
  summary: 'Returns one product: what is on sale and what waits to be published.',
  access: 'catalogue.edit',
  params: productParams,
  data: deskProductSchema,
});

export const createProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products',
  summary: 'Starts a new product, which nobody sees before it is published.',
  access: 'catalogue.edit',
  body: z.object({ category: categorySchema, title: formText() }),
  data: deskProductSchema,
});

export const duplicateProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/duplicate',
  summary: 'Starts a new product with the content of this one.',
  access: 'catalogue.edit',
  params: productParams,
  data: deskProductSchema,
});

export const saveProductDraft = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/draft',
  summary: 'Stores unpublished changes, complete or not.',
  access: 'catalogue.edit',
  params: productParams,
  body: z.extend(versionBody, { draft: productDraftSchema }),
  /** 60 types may have 10,000 characters each. */
  maxBodyBytes: 4 * 1024 * 1024,
  data: deskProductSchema,
});

export const discardProductDraft = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/discard',
  summary: 'Drops the unpublished changes, for a reason. A product that was never published disappears.',
  access: 'catalogue.edit',
  params: productParams,
  body: z.extend(versionBody, { reason: z.string() }),
  /** Null if nothing is left. */
  data: z.object({ product: z.nullable(deskProductSchema) }),
});

export const publishProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/publish',
  summary: 'Puts the draft on sale. Every process of the shop follows within a second.',
  access: 'catalogue.publish',
  params: productParams,
  body: versionBody,
  data: deskProductSchema,
});

export const hideProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/hide',
  summary: 'Takes the product off sale until it is shown again.',
  access: 'catalogue.publish',
  params: productParams,
  body: versionBody,
  data: deskProductSchema,
});

export const showProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/show',
  summary: 'Puts a hidden or archived product back on sale, as it was.',
  access: 'catalogue.publish',
  params: productParams,
  body: versionBody,
  data: deskProductSchema,
});

export const archiveProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/archive',
  summary: 'Takes the product off sale for good. Its address redirects to another product or returns 410.',
  access: 'catalogue.publish',
  params: productParams,
  body: z.extend(versionBody, { redirectTo: z.nullable(z.string()), reason: formText() }),
  data: deskProductSchema,
});

export const previewProduct = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/products/:id/preview',
  summary: 'Returns the product page of the shop with the draft, as a document without scripts.',
  access: 'catalogue.edit',
  params: productParams,
  data: z.object({ html: z.string() }),
});

const bulkChangeSchema = z.discriminatedUnion('kind', [
  /** -50 to 200; rates are rounded to whole rupees, at least 1. */
  z.object({ kind: z.literal('rate'), percent: z.number() }),
  z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
  z.object({ kind: z.literal('hide') }),
  z.object({ kind: z.literal('show') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const changeProducts = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/bulk',
  summary: 'Changes many published products in one catalogue version, and reports each.',
  access: 'catalogue.publish',
  body: z.object({ products: z.array(z.object({ id: z.string(), version: z.int32() })), change: bulkChangeSchema }),
  data: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        isChanged: z.boolean(),
        /** Names the change, or why the product did not change. */
        message: z.string(),
      }),
    ),
  }),
});

const changeSchema = z.object({ label: z.string(), from: z.string(), to: z.string() });

export const listProductHistory = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/products/:id/history',
  summary: 'Returns the published versions of a product, newest first, with what each changed.',
  access: 'catalogue.edit',
  params: productParams,
  data: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        /** Such as 'published', 'hidden', 'archived', 'imported'. */
        action: z.string(),
        at: z.string(),
        by: z.string(),
        /** Differences from the previous entry; empty for the first. */
        changes: z.array(changeSchema),
      }),
    ),
  }),
});

export const revertProduct = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/products/:id/revert',
  summary: 'Makes an earlier version the draft, to look at and publish.',
  access: 'catalogue.edit',
  params: productParams,
  body: z.extend(versionBody, { entryId: z.string() }),
  data: deskProductSchema,
});
