import { type Logger, NoopLogger } from 'drizzle-orm';
import pg from 'pg';
import { type DatabaseConnection, DatabaseStartError } from '../database.ts';
import { getErrorCode } from '../database-errors.ts';
import { retryConflicts } from '../retry-conflicts.ts';
import { createDrizzleClient } from './drizzle-client.ts';
import { createSender, createTransactionRunner } from './postgres-transaction.ts';

type PoolSettings = { onIdleError(error: Error): void; max?: number; logger?: Logger; Client?: typeof pg.Client };

/**
 * Opens PostgreSQL through a pool. Uses no start-up options, SET or named statements, so it also works behind PgBouncer
 * in transaction mode.
 */
export async function openPostgresDatabase(
  url: string,
  { onIdleError, logger = new NoopLogger(), ...poolSettings }: PoolSettings,
): Promise<DatabaseConnection> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'aangan',
    pipeline: true,
    max: 10,
    ...poolSettings,
  });
  pool.on('error', onIdleError);
  const send = createSender(pool);
  // A database whose default isolation level is serialisable may reject single statements with a conflict, too.
  const client = createDrizzleClient((...statement) => retryConflicts(() => send(...statement)), logger);
  const db = Object.assign(client, { runTransaction: createTransactionRunner(pool, client, logger) });
  try {
    await db.execute('select 1');
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

const WRONG_LOGIN = 'refuses the user name or the password';
const REFUSALS: Readonly<Record<string, string>> = {
  '3D000': 'does not exist: create it, then start again',
  '28000': WRONG_LOGIN,
  '28P01': WRONG_LOGIN,
};

function createUnreachableError(url: string, error: unknown): DatabaseStartError {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'an invalid address', pathname: '' };
  const code = getErrorCode(error) ?? 'no response';
  const reason = REFUSALS[code] ?? `cannot be reached: ${code}`;
  return new DatabaseStartError(`The database of DATABASE_URL (${host}${pathname}) ${reason}.`);
}
