import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Contact messages and both kinds of inquiry; texts are stored exactly as typed. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    /** 'contact', 'project' or 'customization'. */
    kind: text('kind').notNull(),
    ticket: text('ticket').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Project or product type; a contact message has none. */
    subject: text('subject'),
    details: text('details').notNull(),
    /** The honeypot field was filled in: stored, but no email is sent. */
    isSuspect: boolean('is_suspect').notNull(),
    /** Part of the demo's sample history. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [index('inquiries_created_at').on(table.createdAt), index('inquiries_ticket').on(table.ticket)],
);
