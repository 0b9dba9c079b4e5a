import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As typed at sign-up. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the customer last proved to receive email at `email`; null: never. */
    emailVerifiedAt: timestampColumn('email_verified_at'),
    /** Part of the demo's sample history: without a password. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [index('users_created').on(table.createdAt, table.id)],
);

/** Credentials by trimmed, lower-case email. The primary key prevents two accounts with one email. */
export const logins = pgTable('logins', {
  emailLower: text('email_lower').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Includes algorithm, parameters and salt. */
  passwordHash: text('password_hash').notNull(),
});

/** Contact and delivery details; created with the account, changed by the customer. */
export const userDetails = pgTable('user_details', {
  userId: uuid('user_id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  addressLine1: text('address_line_1').notNull(),
  addressLine2: text('address_line_2').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull(),
});

/** Links sent by email; each works once. Expired ones are deleted. */
export const emailLinks = pgTable(
  'email_links',
  {
    id: uuid('id').primaryKey(),
    /** Null for a reset link until its email is sent, and if the email has no account. */
    userId: uuid('user_id'),
    /** `resetPassword`, `changeEmail` or `verifyEmail`. */
    purpose: text('purpose').notNull(),
    /** The link's token is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Where the link is sent: the sign-in email, or the one to change to. */
    email: text('email').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [index('email_links_user_id').on(table.userId), index('email_links_expires_at').on(table.expiresAt)],
);

/** Notes that staff write about a customer; never shown to the customer, but part of their data. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    by: text('by').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [index('customer_notes_user').on(table.userId, table.at)],
);

/** Search terms of a customer, in lower case: words of the name, email, phone and PIN code. */
export const customerSearchTerms = pgTable(
  'customer_search_terms',
  { userId: uuid('user_id').notNull(), term: text('term').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.term] }),
    index('customer_search_terms_term').on(table.term.op('text_pattern_ops'), table.userId),
  ],
);
