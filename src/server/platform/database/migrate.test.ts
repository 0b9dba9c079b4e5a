import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import type { DatabaseConnection } from './database.ts';
import { migrate } from './migrate.ts';
import { readMigrationSteps } from './migration-steps.ts';
import { outbox } from './tables/outbox-tables.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());

const createStep = (name: string, statement: string) => ({ name, statement });
const countApplied = async (prefix: string) =>
  (
    await connection.db.execute<{ name: string }>(
      sql`select name from schema_migrations where name like ${`${prefix}%`}`,
    )
  ).length;

describe('migrations', () => {
  it('are all applied in a new database, and a second run does nothing', async () => {
    expect(await countApplied('0000_')).toBeGreaterThan(0);
    expect(await migrate(connection.db)).toBe(0);
  });

  it('roll back a failed createStep and continue after it', async () => {
    const broken = [createStep('a#1', 'create table a_one (id int)'), createStep('a#2', 'create table nonsense (')];
    await expect(migrate(connection.db, broken)).rejects.toThrow();
    expect(await countApplied('a#')).toBe(1);
    const fixed = [createStep('a#1', 'create table a_one (id int)'), createStep('a#2', 'create table a_two (id int)')];
    expect(await migrate(connection.db, fixed)).toBe(1);
    expect(await countApplied('a#')).toBe(2);
  });

  it('run once when several processes start together', async () => {
    const steps = [createStep('b#1', 'create table b_one (n int)'), createStep('b#2', 'insert into b_one values (1)')];
    const counts = await Promise.all([1, 2, 3, 4].map(() => migrate(connection.db, steps)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await connection.db.execute(sql`select n from b_one`)).toEqual([{ n: 1 }]);
  });

  it('keep the table that processes of release 0.2.0 write during an upgrade', async () => {
    const count = sql`insert into rate_limits (key, count, window_started_at, expires_at) values ('signIn:a', 1, 0, 0)`;
    expect(await connection.db.execute(count)).toEqual([]);
  });

  it('give emails of earlier releases their order', async () => {
    const { db } = connection;
    const entry = { topic: 'order.shipped', createdAt: new Date(), dueAt: null, attempts: 1 };
    const [orderId, refunded, other] = [randomUUID(), randomUUID(), randomUUID()];
    await db.insert(outbox).values([
      { ...entry, id: orderId, payload: JSON.stringify({ orderId }) },
      { ...entry, id: refunded, payload: JSON.stringify({ orderId, refundId: 'r1' }) },
      { ...entry, id: other, payload: JSON.stringify({ inquiryId: other }) },
    ]);
    const steps = readMigrationSteps().filter(({ statement }) => statement.startsWith('UPDATE "outbox"'));
    for (const { statement } of steps) await db.execute(sql.raw(statement));
    const rows = await db.select().from(outbox);
    expect(new Map(rows.map((row) => [row.id, row.orderId]))).toEqual(
      new Map([
        [orderId, orderId],
        [refunded, orderId],
        [other, null],
      ]),
    );
  });

  it('use only features that distributed engines support', () => {
    const text = readMigrationSteps()
      .map(({ statement }) => statement)
      .join('\n');
    expect(text).not.toMatch(
      /serial|identity|references|enum|trigger|where|collate|generated|partition|extension|jsonb/i,
    );
  });
});
