import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { normaliseEmailColumn, timestampColumn } from './columns.ts';

/** Contact messages and both kinds of inquiry; texts are stored exactly as typed, only the email is trimmed. */
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
    /** The member of staff who takes care of it. */
    assignedTo: uuid('assigned_to'),
    /** When staff first replied; null: not yet. */
    acknowledgedAt: timestampColumn('acknowledged_at'),
    /** When staff marked it as done; null: open. */
    doneAt: timestampColumn('done_at'),
    /** Incremented by every change of staff. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('inquiries_created_at').on(table.createdAt),
    index('inquiries_ticket').on(table.ticket),
    index('inquiries_created').on(table.createdAt, table.id),
    index('inquiries_open').on(table.doneAt, table.isSuspect, table.createdAt, table.id),
    index('inquiries_suspect').on(table.isSuspect, table.createdAt, table.id),
    index('inquiries_assigned').on(table.assignedTo, table.createdAt, table.id),
    index('inquiries_email').on(normaliseEmailColumn(table.email)),
  ],
);

/** Replies and notes of staff: replies go to the sender by email, notes stay in the shop. */
export const inquiryReplies = pgTable(
  'inquiry_replies',
  {
    id: uuid('id').primaryKey(),
    inquiryId: uuid('inquiry_id').notNull(),
    kind: text('kind').$type<'reply' | 'note'>().notNull(),
    text: text('text').notNull(),
    /** The name at that time. */
    by: text('by').notNull(),
    at: timestampColumn('at').notNull(),
    /** When the email was handed to the mail server; null for notes and until then. */
    sentAt: timestampColumn('sent_at'),
  },
  (table) => [index('inquiry_replies_inquiry').on(table.inquiryId, table.at)],
);

/** Search terms of an inquiry, in lower case: its ticket, words of the name, email and phone. All of them are personal. */
export const inquirySearchTerms = pgTable(
  'inquiry_search_terms',
  { inquiryId: uuid('inquiry_id').notNull(), term: text('term').notNull() },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.term] }),
    index('inquiry_search_terms_term').on(table.term.op('text_pattern_ops'), table.inquiryId),
  ],
);
