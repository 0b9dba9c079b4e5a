/** The shop's content in the back office: home page, categories, policies. */
import * as z from 'zod/mini';
import { MAX_PARAGRAPH_LENGTH } from '../content/content-fields.ts';
import { CONTENT_KEYS } from '../content/content-keys.ts';
import { categorySchema } from '../storefront/catalogue.ts';
import { defineDeskEndpoint } from './desk-endpoint.ts';

const contentSchema = z.record(z.string(), z.unknown());

const contentRowSchema = z.object({
  key: z.enum(CONTENT_KEYS),
  /** Grows with every write. */
  version: z.int32(),
  hasDraft: z.boolean(),
  /** Number of published entries that the shop hides. */
  hiddenCount: z.number(),
  /** How often it was published; 0 is the shipped content. */
  publishedNumber: z.number(),
  publishedAt: z.nullable(z.string()),
  /** Null while nobody has edited it. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** The account: several people may have the same name. */
  changedById: z.nullable(z.string()),
});

/** Its contents have the schema of its kind (`contentKinds`). */
const deskContentSchema = z.extend(z.omit(contentRowSchema, { hiddenCount: true }), {
  /** The unpublished version; null without changes. */
  draft: z.nullable(contentSchema),
  /** The published version. */
  published: contentSchema,
});
export type DeskContent = z.infer<typeof deskContentSchema>;

/** Sent as `data` with 409: the current document. */
export const contentConflictSchema = z.object({ document: deskContentSchema });
export type ContentConflict = z.infer<typeof contentConflictSchema>;

const contentParams = z.object({ key: z.enum(CONTENT_KEYS) });
const versionBody = z.object({ version: z.int32() });

export const listContent = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/content',
  summary: 'Returns every document with its state.',
  access: 'content.edit',
  data: z.object({ documents: z.array(contentRowSchema) }),
});

export const getContent = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/content/:key',
  summary: 'Returns one document: what the shop shows and what waits to be published.',
  access: 'content.edit',
  params: contentParams,
  data: deskContentSchema,
});

export const saveContentDraft = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/content/:key/draft',
  summary: 'Stores unpublished changes, complete or not.',
  access: 'content.edit',
  params: contentParams,
  /** The service checks the content against the schema of its kind. */
  body: z.extend(versionBody, { content: contentSchema }),
  maxBodyBytes: 1024 * 1024,
  data: deskContentSchema,
});

export const discardContentDraft = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/content/:key/discard',
  summary: 'Drops unpublished changes.',
  access: 'content.edit',
  params: contentParams,
  body: versionBody,
  data: deskContentSchema,
});

export const publishContent = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/content/:key/publish',
  summary: 'Publishes the draft. Every process of the shop follows within a second.',
  access: 'content.edit',
  params: contentParams,
  /** The note about the change for readers of a policy. */
  body: z.extend(versionBody, { note: z.optional(z.string().check(z.maxLength(MAX_PARAGRAPH_LENGTH))) }),
  data: deskContentSchema,
});

export const getContentTargets = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/content/:key/targets',
  summary:
    'Returns the products that the draft or the published content names, and what the shop would leave out of the draft.',
  access: 'content.edit',
  params: contentParams,
  data: z.object({
    products: z.array(z.object({ id: z.string(), title: z.string(), category: categorySchema })),
    hidden: z.array(z.object({ what: z.string(), why: z.string() })),
  }),
});
export type ContentTargets = z.infer<typeof getContentTargets.data>;

const changeSchema = z.object({ label: z.string(), from: z.string(), to: z.string() });

/** The id of the shipped content in the history. */
export const SHIPPED_ENTRY = 'shipped';

export const listContentHistory = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/content/:key/history',
  summary: 'Returns the published versions of a document, newest first, and the shipped one.',
  access: 'content.edit',
  params: contentParams,
  data: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        number: z.number(),
        /** Null for the shipped content. */
        at: z.nullable(z.string()),
        by: z.nullable(z.string()),
        /** The note about the change that customers read. */
        note: z.nullable(z.string()),
        /** Differences from the previous entry; empty for the first. */
        changes: z.array(changeSchema),
      }),
    ),
  }),
});

export const revertContent = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/content/:key/revert',
  summary: 'Makes an earlier version the draft, to look at and publish.',
  access: 'content.edit',
  params: contentParams,
  body: z.extend(versionBody, { entryId: z.string() }),
  data: deskContentSchema,
});

export const previewContent = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/content/:key/preview',
  summary: 'Returns a page of the shop as if the draft were published.',
  access: 'content.edit',
  isWrite: false,
  params: contentParams,
  /** A path of the shop, such as /wallpaper. */
  body: z.object({ address: z.string().check(z.regex(/^\/(?!\/)\S*$/), z.maxLength(500)) }),
  data: z.object({ html: z.string() }),
});
