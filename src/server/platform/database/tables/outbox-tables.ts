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
    /** Time of the next attempt; a lease moves it into the future. Null: failed for good. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Attempts started so far. Only the process that increments it from the value it read delivers the entry. */
    attempts: integer('attempts').notNull(),
    lastError: text('last_error'),
    /** The order that it is about, if any. */
    orderId: uuid('order_id'),
  },
  (table) => [index('outbox_due_at').on(table.dueAt), index('outbox_order').on(table.orderId)],
);

/** Emails about orders that were handed to the mail server. */
export const sentOrderEmails = pgTable(
  'sent_order_emails',
  {
    /** The id that it had in the outbox. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    topic: text('topic').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sent_order_emails_order').on(table.orderId, table.sentAt)],
);
