import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { errorCode, isDatabaseDown } from '../database-errors.ts';

const STATUS_POLL_MS = 100;
const MAX_STATUS_WAIT_MS = 5000;
/** Another process of the server crashed, and all of it recovers from its log. */
const CRASH = '57P02';

type Work<Result> = (tx: Database) => Promise<Result>;

/**
 * A transaction that never claims to be done without being so. Should the connection be lost while it commits, the
 * server is asked what became of it; and a connection that breaks is never given to anybody else.
 */
export const createTransactionRunner =
  (pool: pg.Pool) =>
  async <Result>(work: Work<Result>, settings: PgTransactionConfig = {}): Promise<Result> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // Between two statements nobody waits for an answer, so without a listener a lost connection would end the process.
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await attempt(pool, client, work, settings);
    } catch (error) {
      if (isDatabaseDown(error)) broken ??= error as Error;
      else await client.query('rollback').catch(onError);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

async function attempt<Result>(
  pool: pg.Pool,
  client: pg.PoolClient,
  work: Work<Result>,
  settings: PgTransactionConfig,
) {
  // Nobody waits for the answer: on a connection that answers at all it cannot fail without ending the transaction too.
  const begun = begin(client, settings);
  begun.catch(() => {});
  const result = await work(drizzle(client) as unknown as Database);
  const mark = await begun;
  try {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('A statement failed, so the transaction was rolled back.');
  } catch (error) {
    if (!isDatabaseDown(error) || mark === undefined || errorCode(error) === CRASH) throw error;
    await verifyCommitted(pool, mark, error);
  }
  return result;
}

/** What a transaction is known by afterwards: its number, and the time of the database when it began. */
type TransactionMark = { id: string; begunAt: string };

/** The mark comes along with the beginning; a transaction that only reads needs none. */
async function begin(
  client: pg.PoolClient,
  { isolationLevel, accessMode }: PgTransactionConfig,
): Promise<TransactionMark | undefined> {
  const start = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
  if (accessMode === 'read only') {
    await client.query(start);
    return undefined;
  }
  const answers = await client.query(`${start}; select pg_current_xact_id()::text as id, now()::text as "begunAt"`);
  return (answers as unknown as pg.QueryResult<TransactionMark>[])[1]?.rows[0];
}

async function verifyCommitted(pool: pg.Pool, mark: TransactionMark, lost: unknown): Promise<void> {
  const deadline = performance.now() + MAX_STATUS_WAIT_MS;
  while (performance.now() < deadline) {
    const status = await queryStatus(pool, mark);
    if (status === 'committed') return;
    if (status === 'restarted') throw lost;
    // As if it had collided with another: the same work may be done again.
    if (status === 'aborted') throw Object.assign(new Error('The transaction was lost.'), { code: '40001' });
    await pause(STATUS_POLL_MS);
  }
  throw lost;
}

/** A server that crashed counts on from its log and gives the numbers of lost transactions to others: they say nothing. */
const STATUS_SQL = `select case when pg_postmaster_start_time() > $2::timestamptz then 'restarted'
  else pg_xact_status($1::xid8) end as status`;

async function queryStatus(pool: pg.Pool, { id, begunAt }: TransactionMark): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ status: string | null }>(STATUS_SQL, [id, begunAt]);
    return rows[0]?.status ?? undefined;
  } catch (error) {
    if (isDatabaseDown(error)) return undefined;
    throw error;
  }
}
