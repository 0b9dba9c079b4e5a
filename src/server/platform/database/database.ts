import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The embedded engine, PostgreSQL or an open transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database. */
export type DatabaseConnection = {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
};

/** The database cannot be used; the message is for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
