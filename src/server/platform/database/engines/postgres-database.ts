import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type DatabaseConnection, DatabaseStartError } from '../database.ts';
import { errorCode } from '../database-errors.ts';
import { ping } from '../raw-sql.ts';
import { retryConflicts } from '../retry-conflicts.ts';
import { markPipelined } from '../transaction.ts';
import { createTransactionRunner } from './postgres-transaction.ts';

type PoolSettings = { onIdleError(error: Error): void; max?: number };

/**
 * PostgreSQL through a pool. No start-up options, no SET, no named statements: a pooler that hands every transaction
 * another connection (PgBouncer) changes nothing.
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
 * A statement outside of a transaction is one of its own. Where the database makes all of them serialisable it may
 * collide too, and then has done nothing.
 */
function retryStatements(pool: pg.Pool): void {
  const send = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  Object.assign(pool, { query: (...given: unknown[]) => retryConflicts(() => send(...given)) });
}

function createUnreachableError(url: string, error: unknown): DatabaseStartError {
  const { host, pathname } = new URL(url);
  const reason = errorCode(error) ?? 'no answer';
  return new DatabaseStartError(`The database of DATABASE_URL (${host}${pathname}) cannot be reached: ${reason}.`);
}
