import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { runInTransaction } from '../database/transaction.ts';
import type { BackfillOptions } from './start-backfill.ts';

export const BACKFILL_BATCH_SIZE = 200;

type BackfilledTable = { readonly createdAt: PgColumn; readonly id: PgColumn };
type BackfilledRow = { readonly createdAt: Date; readonly id: string };
/** Locks some of the newest rows that meet the condition, stores what they lack and returns them, newest first. */
type BackfillBatch = (tx: Database, where: SQL | undefined) => Promise<readonly BackfilledRow[]>;

/** One batch after another, newest first, each in a transaction. Returns whether it reached the last row. */
export async function backfillInBatches(
  db: Database,
  { createdAt, id }: BackfilledTable,
  { since, isStopped = () => false }: BackfillOptions,
  backfillBatch: BackfillBatch,
): Promise<boolean> {
  let last: BackfilledRow | undefined;
  do {
    if (isStopped()) return false;
    const isOlder = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}, ${last.id})`;
    const where = and(since && gte(createdAt, since), isOlder);
    const batch = await runInTransaction(db, (tx) => backfillBatch(tx, where));
    // Rows that are erased at this moment are missing from a batch, so only an empty one is the last.
    last = batch.at(-1);
  } while (last);
  return true;
}
