import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { timestampColumn } from '../columns.ts';

/** The desk's record of a product, besides the catalogue. A published product that nobody has edited has no row. */
export const deskProducts = pgTable('desk_products', {
  productId: uuid('product_id').primaryKey(),
  /** Grows with every write; a product without a row has version 0. */
  version: integer('version').notNull(),
  state: text('state').$type<ProductState>().notNull(),
  /** JSON in the format of the contract's `productDraftSchema`; null without unpublished changes. */
  draft: text('draft'),
  /** JSON of a hidden or archived product as it was on sale. */
  withdrawn: text('withdrawn'),
  /** Its place in the catalogue's order when it was hidden or archived. */
  position: integer('position'),
  /** Where the address of an archived product leads; null returns 410. */
  redirectProductId: uuid('redirect_product_id'),
  changedAt: timestampColumn('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  /** Null for a command, and for changes before this column existed. */
  changedById: uuid('changed_by_id'),
});

/** Every version of a product that was published, or withdrawn, since the desk exists. */
export const productHistory = pgTable(
  'product_history',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id').notNull(),
    /** Such as 'published', 'hidden', 'archived', 'imported'. */
    action: text('action').notNull(),
    /** JSON in the format of the contract's `productDraftSchema`. */
    content: text('content').notNull(),
    at: timestampColumn('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('product_history_product_id_at').on(table.productId, table.at)],
);
