import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** Sends statements to the embedded engine, to PostgreSQL or inside an open transaction. */
export type Database = Omit<PgRemoteDatabase, 'transaction'> & {
  /** Missing inside a transaction: transactions are not nested. */
  readonly runTransaction?: RunTransaction;
  /** For long statements: Drizzle takes many times longer to build one with thousands of values than the engine takes to run it. */
  readonly sendText: (text: string, values: unknown[]) => Promise<void>;
};

/** `snapshot`: only reads, and doesn't see what others commit meanwhile. */
export type TransactionMode = 'read write' | 'snapshot';

export type RunTransaction = <Result>(
  work: (tx: Database) => Promise<Result>,
  mode?: TransactionMode,
) => Promise<Result>;

/** An open database. */
export type DatabaseConnection = {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
};

/** The database cannot be used; the message is for the operator. */
export class DatabaseStartError extends Error {
  override readonly name: string = 'DatabaseStartError';
}

/** Another process has opened the embedded database, which allows one at a time. */
export class DatabaseInUseError extends DatabaseStartError {
  override readonly name = 'DatabaseInUseError';
}
