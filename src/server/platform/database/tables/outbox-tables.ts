import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What must still leave the shop, such as mails. Written in the transaction that causes it, deleted when delivered. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Names the handler that delivers it. */
    topic: text('topic').notNull(),
    /** JSON that names rows of other tables; no personal data of its own. */
    payload: text('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it may be tried next; a lease moves it into the future. Null: given up. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Tries begun so far; whoever raises it from the number they saw holds the lease. */
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due_at').on(table.dueAt)],
);
