import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories know of the database: the same for the embedded engine, PostgreSQL and an open transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database that this process holds open. */
export type DatabaseConnection = {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
};

/** A database that cannot be used at the start; the message is one sentence for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
