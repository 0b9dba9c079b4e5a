import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** As typed at sign-up. */
  email: text('email').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

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
