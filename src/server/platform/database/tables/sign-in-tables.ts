import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed sign-ins of an account: one row for all strangers, and one for each device that has signed in to it before. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    emailHash: text('email_hash').notNull(),
    /** Empty for strangers. */
    deviceHash: text('device_hash').notNull(),
    failures: integer('failures').notNull(),
    failuresExpireAt: timestamp('failures_expire_at', { withTimezone: true }).notNull(),
    /** Attempts whose password is being checked; those of a killed process expire. */
    pending: integer('pending').notNull(),
    pendingExpireAt: timestamp('pending_expire_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailHash, table.deviceHash] }),
    index('sign_in_failures_expire').on(table.failuresExpireAt),
  ],
);

/** Devices that have signed in to an account (D-42). */
export const knownDevices = pgTable(
  'known_devices',
  {
    emailHash: text('email_hash').notNull(),
    deviceHash: text('device_hash').notNull(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailHash, table.deviceHash] })],
);
