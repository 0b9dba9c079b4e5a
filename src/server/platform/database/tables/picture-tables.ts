import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** Uploaded pictures; their files are in PICTURES_DIR. */
export const pictures = pgTable('pictures', {
  /** The address of the fallback file; its variants are named after it. */
  url: text('url').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  dominantColor: text('dominant_color').notNull(),
  /** Comma-separated pixel widths of the variants, ascending. */
  widths: text('widths').notNull(),
  uploadedAt: timestampColumn('uploaded_at').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  /** Since when nothing names it; null while something does. */
  unusedSince: timestampColumn('unused_since'),
});
