import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { getErrorCode, isDatabaseDown } from '../database-errors.ts';

const STATUS_POLL_MS = 100;
const MAX_STATUS_WAIT_MS = 5000;
/** SQLSTATE crash_shutdown: the server restarts and recovers from its log. */
const CRASH_SHUTDOWN = '57P02';

type TransactionWork<Result> = (tx: Database) => Promise<Result>;

/**
 * Runs transactions whose success is certain: if the connection is lost during commit, asks the server for the
 * transaction's status. Broken connections are not reused.
 */
export const createTransactionRunner =
  (pool: pg.Pool) =>
  async <Result>(work: TransactionWork<Result>, settings: PgTransactionConfig = {}): Promise<Result> => {
    const client = await pool.connect();
    let connectionError: Error | undefined;
    // Without a listener, a connection lost between two statements would crash the process.
    const onError = (error: Error) => {
      connectionError = error;
    };
    client.on('error', onError);
    try {
      return await runTransaction(pool, client, work, settings);
    } catch (error) {
      if (isDatabaseDown(error)) connectionError ??= error as Error;
      else await client.query('rollback').catch(onError);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(connectionError);
    }
  };

async function runTransaction<Result>(
  pool: pg.Pool,
  client: pg.PoolClient,
  work: TransactionWork<Result>,
  settings: PgTransactionConfig,
) {
  // Not awaited: if it fails, the transaction fails too.
  const beginning = beginTransaction(client, settings);
  beginning.catch(() => {});
  const result = await work(drizzle(client) as unknown as Database);
  const mark = await beginning;
  try {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('A statement failed, so the transaction was rolled back.');
  } catch (error) {
    if (!isDatabaseDown(error) || mark === undefined || getErrorCode(error) === CRASH_SHUTDOWN) throw error;
    await verifyCommitted(pool, mark, error);
  }
  return result;
}

/** Identifies a transaction after the connection is lost: its id and its start time in the database. */
type TransactionMark = { id: string; startedAt: string };

/** Reads the mark in the same round trip; a read-only transaction needs none. */
async function beginTransaction(
  client: pg.PoolClient,
  { isolationLevel, accessMode }: PgTransactionConfig,
): Promise<TransactionMark | undefined> {
  const start = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
  if (accessMode === 'read only') {
    await client.query(start);
    return undefined;
  }
  const results = await client.query(`${start}; select pg_current_xact_id()::text as id, now()::text as "startedAt"`);
  return (results as unknown as pg.QueryResult<TransactionMark>[])[1]?.rows[0];
}

async function verifyCommitted(pool: pg.Pool, mark: TransactionMark, connectionError: unknown): Promise<void> {
  const deadline = performance.now() + MAX_STATUS_WAIT_MS;
  while (performance.now() < deadline) {
    const status = await queryStatus(pool, mark);
    if (status === 'committed') return;
    if (status === 'restarted') throw connectionError;
    // A conflict error makes the caller retry the work.
    if (status === 'aborted') throw Object.assign(new Error('The transaction was lost.'), { code: '40001' });
    await pause(STATUS_POLL_MS);
  }
  throw connectionError;
}

/** After a crash the server reuses the ids of lost transactions, so their status is meaningless. */
const STATUS_SQL = `select case when pg_postmaster_start_time() > $2::timestamptz then 'restarted'
  else pg_xact_status($1::xid8) end as status`;

async function queryStatus(pool: pg.Pool, { id, startedAt }: TransactionMark): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ status: string | null }>(STATUS_SQL, [id, startedAt]);
    return rows[0]?.status ?? undefined;
  } catch (error) {
    if (isDatabaseDown(error)) return undefined;
    throw error;
  }
}
