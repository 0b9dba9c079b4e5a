import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pending deliveries, such as emails. Written in the transaction that causes them, deleted when delivered. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Names the handler that delivers it. */
    topic: text('topic').notNull(),
    /** JSON with ids of other rows; contains no personal data. */
    payload: text('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the next attempt; a lease moves it into the future. Null: given up. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Attempts started so far. The process that increments it from the value it read holds the lease. */
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due_at').on(table.dueAt)],
);
