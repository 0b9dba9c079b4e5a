import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { runInTransaction } from '../database/transaction.ts';
import type { FillOptions } from './start-filling.ts';

export const FILL_BATCH_SIZE = 200;

type FilledTable = { readonly createdAt: PgColumn; readonly id: PgColumn };
type FilledRow = { readonly createdAt: Date; readonly id: string };
/** Locks some of the newest rows that meet the condition, stores what they lack and returns them, newest first. */
type FillBatch = (tx: Database, where: SQL | undefined) => Promise<readonly FilledRow[]>;

/** One batch after another, newest first, each in a transaction. Returns whether it got to the end. */
export async function fillInBatches(
  db: Database,
  { createdAt, id }: FilledTable,
  { since, isStopped = () => false }: FillOptions,
  fillBatch: FillBatch,
): Promise<boolean> {
  let last: FilledRow | undefined;
  do {
    if (isStopped()) return false;
    const isOlder = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}, ${last.id})`;
    const where = and(since && gte(createdAt, since), isOlder);
    const batch = await runInTransaction(db, (tx) => fillBatch(tx, where));
    // Rows that are erased at this moment are missing from a batch, so only an empty one is the last.
    last = batch.at(-1);
  } while (last);
  return true;
}
