import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../columns.ts';

/** Tokens issued by sign-ins, for the list of devices. A token is valid without a row. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's claim `jti`. */
    tokenId: text('token_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Browser and system, such as 'Chrome on Android'. */
    device: text('device').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Tokens that ended before they expired. */
export const deniedTokens = pgTable(
  'denied_tokens',
  {
    tokenId: text('token_id').primaryKey(),
    expiresAt: timestampColumn('expires_at').notNull(),
    /** The revocation version that added the row. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [index('denied_tokens_version').on(table.version), index('denied_tokens_expires_at').on(table.expiresAt)],
);

/** Accounts whose sessions were all ended at once. Rows stay when an account is erased, so that its tokens stay invalid. */
export const sessionCutoffs = pgTable(
  'session_cutoffs',
  {
    userId: uuid('user_id').primaryKey(),
    /** A whole second; tokens issued earlier are refused. */
    validFrom: timestampColumn('valid_from').notNull(),
    /** The revocation version that changed the row. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [index('session_cutoffs_version').on(table.version)],
);

/** One row, id 'revocations'. Its lock makes versions commit in order, so that polling misses none. */
export const revocationState = pgTable('revocation_state', {
  id: text('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
