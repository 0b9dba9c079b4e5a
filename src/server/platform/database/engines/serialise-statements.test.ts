import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database.ts';
import { queryRows } from '../raw-sql.ts';
import { transaction } from '../transaction.ts';
import { openMemoryDatabase } from './embedded-database.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openMemoryDatabase();
});
afterAll(() => connection.close());

/** Counts the turns of the event loop until told to stop. */
function countTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return turns;
  };
}

const one = sql`select 1 as one`;

it('a queue of statements in the embedded database leaves turns to everything else', async () => {
  const turns = countTurns();
  const answers = await Promise.all(Array.from({ length: 40 }, () => queryRows(connection.db, one)));
  expect(answers).toHaveLength(40);
  expect(turns()).toBeGreaterThanOrEqual(40);
});

it('so does a transaction, whose statements stay together', async () => {
  await queryRows(connection.db, sql`create table turns (who text)`);
  const write = (who: string) =>
    transaction(connection.db, async (tx) => {
      for (let time = 0; time < 3; time++) await queryRows(tx, sql`insert into turns values (${who})`);
    });
  const turns = countTurns();
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(turns()).toBeGreaterThanOrEqual(9);
  const rows = await queryRows<{ who: string }>(connection.db, sql`select who from turns`);
  expect(rows.map(({ who }) => who).join('')).toBe('aaabbbccc');
});

it('a statement that fails holds up nobody', async () => {
  const failing = queryRows(connection.db, sql`select * from nowhere`);
  await expect(failing).rejects.toThrow();
  expect(await queryRows(connection.db, one)).toEqual([{ one: 1 }]);
});
