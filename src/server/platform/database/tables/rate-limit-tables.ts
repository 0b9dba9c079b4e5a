import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
