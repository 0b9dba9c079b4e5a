import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** One row per limited client or account, in the shape that rate-limiter-flexible expects. */
export const rateLimitPoints = pgTable(
  'rate_limit_points',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestampColumn('expire'),
  },
  (table) => [index('rate_limit_points_expire').on(table.expire)],
);

/** Written by release 0.2.0 only. The next release drops it, so that an upgrade needs no stop. */
export const previousRateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: bigint('window_started_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);

/** Failed sign-ins of an account: one row for all strangers, and one for each device that has signed in to it before. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    emailHash: text('email_hash').notNull(),
    /** Empty for strangers. */
    deviceHash: text('device_hash').notNull(),
    failures: integer('failures').notNull(),
    failuresExpireAt: timestampColumn('failures_expire_at').notNull(),
    /** Attempts whose password is being checked; those of a killed process expire. */
    pending: integer('pending').notNull(),
    pendingExpireAt: timestampColumn('pending_expire_at').notNull(),
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
    lastSignInAt: timestampColumn('last_sign_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailHash, table.deviceHash] })],
);
