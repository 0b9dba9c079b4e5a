import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type DatabaseConnection, DatabaseStartError } from '../database.ts';
import { getErrorCode } from '../database-errors.ts';
import { ping } from '../raw-sql.ts';
import { retryConflicts } from '../retry-conflicts.ts';
import { markPipelined } from '../transaction.ts';
import { createTransactionRunner } from './postgres-transaction.ts';

type PoolSettings = { onIdleError(error: Error): void; max?: number };

/**
 * Opens PostgreSQL through a pool. Uses no start-up options, SET or named statements, so it also works behind PgBouncer
 * in transaction mode.
 */
export async function openPostgresDatabase(url: string, settings: PoolSettings): Promise<DatabaseConnection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.max ?? 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'aangan',
    pipeline: true,
  });
  pool.on('error', settings.onIdleError);
  retryStatements(pool);
  const db = drizzle(pool) as unknown as Database;
  Object.assign(db, { transaction: createTransactionRunner(pool) });
  markPipelined(db);
  try {
    await ping(db);
  } catch (error) {
    await pool.end();
    throw createUnreachableError(url, error);
  }
  return {
    db,
    engine: 'postgres',
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Also retries single statements: a database whose default isolation level is serialisable may reject them with a
 * conflict.
 */
function retryStatements(pool: pg.Pool): void {
  const send = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(pool, { query: (...args: unknown[]) => retryConflicts(() => send(...args)) });
}

function createUnreachableError(url: string, error: unknown): DatabaseStartError {
  const { host, pathname } = new URL(url);
  const reason = getErrorCode(error) ?? 'no response';
  return new DatabaseStartError(`The database of DATABASE_URL (${host}${pathname}) cannot be reached: ${reason}.`);
}
