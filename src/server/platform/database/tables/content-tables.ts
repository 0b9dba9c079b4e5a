import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** One row, id 'content'. Every process reloads the published content when the version changes. */
export const contentState = pgTable('content_state', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
});

/** The home page, the categories and the policies. A document that nobody has edited has no row. */
export const contentDocuments = pgTable('content_documents', {
  /** One of the contract's `CONTENT_KEYS`. */
  key: text('key').primaryKey(),
  /** Grows with every write; a document without a row has version 0. */
  version: integer('version').notNull(),
  /** JSON in the format of the document's schema; null without unpublished changes. */
  draft: text('draft'),
  /** JSON; null while the shop shows the shipped content. */
  published: text('published'),
  /** How often it was published. */
  publishedNumber: integer('published_number').notNull(),
  publishedAt: timestampColumn('published_at'),
  /** The note about the change, for customers; null without one. */
  publishedNote: text('published_note'),
  changedAt: timestampColumn('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  /** Null for a command, and for changes before this column existed. */
  changedById: uuid('changed_by_id'),
});

/** Every published version of a document. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    number: integer('number').notNull(),
    content: text('content').notNull(),
    /** The note about the change, for customers; null without one. */
    note: text('note'),
    at: timestampColumn('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('content_history_key_number').on(table.key, table.number)],
);

/** Where the address of a renamed sub-category leads. */
export const subCategoryRedirects = pgTable(
  'sub_category_redirects',
  {
    category: text('category').notNull(),
    oldSlug: text('old_slug').notNull(),
    newSlug: text('new_slug').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.oldSlug] })],
);
