import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row per limited client or account; times are in milliseconds of the application's clock. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: bigint('window_started_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);
