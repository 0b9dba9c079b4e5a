import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, sql } from 'drizzle-orm';
import type { RemoteCallback } from 'drizzle-orm/pg-proxy';
import type pg from 'pg';
import type { Database, RunTransaction, TransactionMode } from '../database.ts';
import { getErrorCode, isDatabaseDown } from '../database-errors.ts';
import { createDrizzleClient } from './drizzle-client.ts';

const STATUS_POLL_MS = 100;
const MAX_STATUS_WAIT_MS = 5000;
/** SQLSTATE crash_shutdown: the server restarts and recovers from its log. */
const CRASH_SHUTDOWN = '57P02';

/** Sends Drizzle's statements. Drizzle reads the rows of its own queries as arrays. */
export const createSender =
  (to: pg.Pool | pg.PoolClient): RemoteCallback =>
  (text, values, method) =>
    method === 'all' ? to.query({ text, values, rowMode: 'array' }) : to.query({ text, values });

type SendText = (text: string) => Promise<pg.QueryResult>;

/**
 * Runs transactions whose success is certain: if the connection is lost during commit, asks the server for the
 * transaction's status. Broken connections are not reused.
 */
export const createTransactionRunner =
  (pool: pg.Pool, db: Database, logger: Logger): RunTransaction =>
  async (work, mode = 'read write') => {
    const client = await pool.connect();
    const send: SendText = (text) => {
      logger.logQuery(text, []);
      return client.query(text);
    };
    let connectionError: Error | undefined;
    // A connection lost between two statements would crash the process if nobody listened.
    const onError = (error: Error) => {
      connectionError = error;
    };
    client.on('error', onError);
    // This is not awaited: if it fails, the transaction fails too.
    const beginning = beginTransaction(send, mode);
    beginning.catch(() => {});
    try {
      const result = await work(createDrizzleClient(createSender(client), logger));
      const mark = await beginning;
      // Everything is read by now, so a lost connection changes nothing.
      if (mode === 'snapshot') await send('commit').catch(onError);
      else await commitTransaction(send, db, mark);
      return result;
    } catch (error) {
      if (isDatabaseDown(error)) connectionError ??= error as Error;
      else await send('rollback').catch(onError);
      // After a failed begin, later statements only report an aborted transaction.
      await beginning;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(connectionError);
    }
  };

/** Identifies a transaction after the connection is lost: its id and its start time in the database. */
type TransactionMark = { id: string; startedAt: string };

const BEGIN_MARKED = 'begin; select pg_current_xact_id()::text as id, now()::text as "startedAt"';

/** Reads the mark in the same round trip; a transaction that only reads needs none. */
async function beginTransaction(send: SendText, mode: TransactionMode): Promise<TransactionMark | undefined> {
  if (mode === 'snapshot') {
    await send('begin isolation level repeatable read read only');
    return undefined;
  }
  // The driver returns a result for each of the two statements; its types don't say so.
  const results = (await send(BEGIN_MARKED)) as unknown as pg.QueryResult<TransactionMark>[];
  return results[1]?.rows[0];
}

async function commitTransaction(send: SendText, db: Database, mark: TransactionMark | undefined): Promise<void> {
  try {
    const { command } = await send('commit');
    if (command !== 'COMMIT') throw new Error('A statement failed, so the transaction was rolled back.');
  } catch (error) {
    if (!isDatabaseDown(error) || mark === undefined || getErrorCode(error) === CRASH_SHUTDOWN) throw error;
    await verifyCommitted(db, mark, error);
  }
}

async function verifyCommitted(db: Database, mark: TransactionMark, connectionError: unknown): Promise<void> {
  const deadline = performance.now() + MAX_STATUS_WAIT_MS;
  while (performance.now() < deadline) {
    const status = await queryStatus(db, mark);
    if (status === 'committed') return;
    if (status === 'restarted') throw connectionError;
    // A conflict error makes the caller retry the work.
    if (status === 'aborted') throw Object.assign(new Error('The transaction was lost.'), { code: '40001' });
    await pause(STATUS_POLL_MS);
  }
  throw connectionError;
}

/** After a crash the server reuses the ids of lost transactions, so their status is meaningless. */
async function queryStatus(db: Database, { id, startedAt }: TransactionMark): Promise<string | undefined> {
  try {
    const [row] = await db.execute<{ status: string | null }>(
      sql`select case when pg_postmaster_start_time() > ${startedAt}::timestamptz then 'restarted'
        else pg_xact_status(${id}::xid8) end as status`,
    );
    return row?.status ?? undefined;
  } catch (error) {
    if (isDatabaseDown(error)) return undefined;
    throw error;
  }
}
