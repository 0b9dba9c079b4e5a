import { PgDialect, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { backfillInBatches } from './backfill-in-batches.ts';

const table = pgTable('filled', { id: uuid('id'), createdAt: timestamp('created_at') });
const db = { runTransaction: (work: (tx: Database) => unknown) => work(db) } as unknown as Database;

it('continues behind the last row until a batch is empty, also after one that others have emptied in part', async () => {
  const batches = [[3, 2], [1], []];
  const lasts: unknown[] = [];
  const isComplete = await backfillInBatches(db, table, {}, async (_, where) => {
    lasts.push(where && new PgDialect().sqlToQuery(where).params.at(-1));
    return (batches.shift() ?? []).map((number) => ({ id: `id-${number}`, createdAt: new Date(number) }));
  });
  expect(isComplete).toBe(true);
  expect(lasts).toEqual([undefined, 'id-2', 'id-1']);
});

it('ends between two batches when it is stopped', async () => {
  let batchCount = 0;
  const options = { isStopped: () => batchCount === 2 };
  const isComplete = await backfillInBatches(db, table, options, async () => {
    batchCount += 1;
    return [{ id: 'id', createdAt: new Date(0) }];
  });
  expect([isComplete, batchCount]).toEqual([false, 2]);
});
