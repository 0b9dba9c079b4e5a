import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EXCEPTIONS, findBrokenRules } from '#tests/support/database/portable-sql.ts';
import { createTestDatabase, recordedStatements } from '#tests/support/database/test-database.ts';
import { readMigrationSteps } from './migration-steps.ts';
import { runInTransaction } from './transaction.ts';

describe('the portability check', () => {
  it.each([
    ['create table a (id serial)', 'sequences'],
    ["select nextval('a')", 'sequences'],
    ['select pg_advisory_lock(1)', 'advisory and table locks'],
    ['listen orders', 'listen and notify'],
    ['create table a (b uuid references c (id))', 'foreign keys'],
    ['savepoint a', 'savepoints'],
    ['select data->>$1 from orders', 'JSON in the database'],
    ['select 1 from orders where id = any($1)', 'arrays'],
    ["select 1 from orders where id = any(string_to_array($1, ','))", 'arrays'],
    ['select 1 from outbox for update skip locked', 'skipping locked rows'],
    ['insert into orders (id) select id from old_orders', 'insert from a query'],
    ['set search_path = a', 'session state'],
    ['create index a on b (c) where d', 'partial and expression indexes, collations'],
    ['truncate orders', 'temporary, truncated, materialised, partitioned'],
    ['select pg_export_snapshot()', 'PostgreSQL-only functions'],
  ])('rejects %s', (text, rule) => {
    expect(findBrokenRules(text)).toContain(rule);
  });

  it.each([
    'select "id" from "orders" where "user_id" = $1 order by "created_at" desc limit $2',
    'insert into "rate_limits" ("key") values ($1) on conflict ("key") do update set "count" = excluded.count',
    "select 'listen to any(thing) -> here'",
    'begin isolation level repeatable read',
  ])('accepts %s', (text) => {
    expect(findBrokenRules(text)).toEqual([]);
  });

  it('allows only the exception of decision 011', () => {
    const begin = 'begin; select pg_current_xact_id()::text as id, now()::text as "startedAt"';
    expect(findBrokenRules(begin)).toEqual([]);
    expect(findBrokenRules('select pg_current_xact_id()')).toEqual(['PostgreSQL-only functions']);
    expect(EXCEPTIONS.length).toBe(1);
  });
});

it('records statements inside and outside transactions', async () => {
  const { db, close } = await createTestDatabase();
  await db.execute(sql`select 1 as recorded_outside`);
  await runInTransaction(db, (tx) => tx.execute(sql`select 1 as recorded_inside`));
  await close();
  for (const alias of ['recorded_outside', 'recorded_inside']) {
    expect([...recordedStatements].filter((text) => text.includes(alias))).toHaveLength(1);
  }
});

it('has only portable migrations with one statement per step', () => {
  const violations = readMigrationSteps().flatMap(({ name, statement }) =>
    findBrokenRules(statement).map((rule) => `${name}: ${rule}`),
  );
  expect(violations).toEqual([]);
  for (const { statement } of readMigrationSteps()) expect(statement.trim().replace(/;$/, '')).not.toContain(';');
});
