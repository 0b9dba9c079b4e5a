import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database.ts';
import { runInTransaction } from '../transaction.ts';
import { openMemoryDatabase } from './embedded-database.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openMemoryDatabase();
});
afterAll(() => connection.close());

/** Counts event loop iterations until stopped. */
function countLoopIterations(): () => number {
  let iterations = 0;
  let isStopped = false;
  const iterate = () => {
    iterations++;
    if (!isStopped) setImmediate(iterate);
  };
  setImmediate(iterate);
  return () => {
    isStopped = true;
    return iterations;
  };
}

const selectOne = sql`select 1 as one`;

it('yields to the event loop between queued statements', async () => {
  const iterations = countLoopIterations();
  const results = await Promise.all(Array.from({ length: 40 }, () => connection.db.execute(selectOne)));
  expect(results).toHaveLength(40);
  expect(iterations()).toBeGreaterThanOrEqual(40);
});

it('yields inside a transaction without interleaving other statements', async () => {
  await connection.db.execute(sql`create table writes (writer text)`);
  const write = (writer: string) =>
    runInTransaction(connection.db, async (tx) => {
      for (let time = 0; time < 3; time++) await tx.execute(sql`insert into writes values (${writer})`);
    });
  const iterations = countLoopIterations();
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(iterations()).toBeGreaterThanOrEqual(9);
  const rows = await connection.db.execute<{ writer: string }>(sql`select writer from writes`);
  expect(rows.map(({ writer }) => writer).join('')).toBe('aaabbbccc');
});

it('continues after a failed statement', async () => {
  const failing = connection.db.execute(sql`select * from nowhere`);
  await expect(failing).rejects.toThrow();
  expect(await connection.db.execute(selectOne)).toEqual([{ one: 1 }]);
});
