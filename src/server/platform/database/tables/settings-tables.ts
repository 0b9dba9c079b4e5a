import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** One row, id 'shop'. Every process reloads the settings when the version changes. */
export const shopSettings = pgTable('shop_settings', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  /** JSON in the format of the contract's `shopFactsSchema`. */
  facts: text('facts').notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
  /** Null while they come from SETTINGS_FILE. */
  changedBy: text('changed_by'),
});
