import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from '#domain/privacy/consents.ts';
import { timestampColumn } from '../columns.ts';

/** Consents of customers, and the time of withdrawal. A new consent is a new row. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    /** See `#domain/privacy/consents.ts`. */
    textVersion: text('text_version').notNull(),
    givenAt: timestampColumn('given_at').notNull(),
    withdrawnAt: timestampColumn('withdrawn_at'),
  },
  (table) => [index('consents_user_id').on(table.userId)],
);

/** Requests to erase a customer's data. A row stays as proof; it names nobody once the account is gone. */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id').primaryKey(),
    requestedAt: timestampColumn('requested_at').notNull(),
    requestedBy: text('requested_by').$type<'customer' | 'shop'>().notNull(),
    /** Null while open orders or refunds postpone it. */
    erasedAt: timestampColumn('erased_at'),
    /** The last day on which tax law keeps records of paid orders; null when there are none. */
    recordsKeptUntil: date('records_kept_until'),
    /** When the scheduled job looks again; null when nothing is left to erase. */
    dueAt: timestampColumn('due_at'),
  },
  (table) => [index('erasures_due_at').on(table.dueAt)],
);
