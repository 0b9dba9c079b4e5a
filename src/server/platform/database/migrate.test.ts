import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import type { DatabaseConnection } from './database.ts';
import { migrate } from './migrate.ts';
import { readMigrationSteps } from './migration-steps.ts';
import { queryRows } from './raw-sql.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());

const step = (name: string, statement: string) => ({ name, statement });
const taken = async (prefix: string) =>
  (
    await queryRows<{ name: string }>(
      connection.db,
      sql`select name from schema_migrations where name like ${`${prefix}%`}`,
    )
  ).length;

describe('migrations', () => {
  it('are all in place in a fresh database, and a second run does nothing', async () => {
    expect(await taken('0000_')).toBeGreaterThan(0);
    expect(await migrate(connection.db)).toBe(0);
  });

  it('continue after the step that failed, whose own effect is undone', async () => {
    const broken = [step('a#1', 'create table a_one (id int)'), step('a#2', 'create table nonsense (')];
    await expect(migrate(connection.db, broken)).rejects.toThrow();
    expect(await taken('a#')).toBe(1);
    const mended = [step('a#1', 'create table a_one (id int)'), step('a#2', 'create table a_two (id int)')];
    expect(await migrate(connection.db, mended)).toBe(1);
    expect(await taken('a#')).toBe(2);
  });

  it('run once when several processes start together', async () => {
    const steps = [step('b#1', 'create table b_one (n int)'), step('b#2', 'insert into b_one values (1)')];
    const counts = await Promise.all([1, 2, 3, 4].map(() => migrate(connection.db, steps)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await queryRows(connection.db, sql`select n from b_one`)).toEqual([{ n: 1 }]);
  });

  it('use nothing that a distributed engine lacks', () => {
    const text = readMigrationSteps()
      .map(({ statement }) => statement)
      .join('\n');
    expect(text).not.toMatch(
      /serial|identity|references|enum|trigger|where|collate|generated|partition|extension|jsonb/i,
    );
  });
});
