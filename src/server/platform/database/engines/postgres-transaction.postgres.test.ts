import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { breakDriver, crashAtCommit, FaultyClient } from '#tests/support/database/faulty-driver.ts';
import { createTestDatabase, createTestPostgres } from '#tests/support/database/test-database.ts';
import { startTemporaryPostgres } from '../../../../../scripts/testing/database/test-postgres.ts';
import type { Database, DatabaseConnection } from '../database.ts';
import { outbox } from '../tables/outbox-tables.ts';
import { runInTransaction } from '../transaction.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let connection: DatabaseConnection;
let restoreDriver = () => {};
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterEach(() => {
  restoreDriver();
});
afterAll(() => connection.close());

const createEntry = () => ({
  id: randomUUID(),
  topic: 't',
  payload: '{}',
  createdAt: new Date(0),
  dueAt: null,
  attempts: 0,
});
const listStoredIds = async () => (await connection.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id);
const write = (row: ReturnType<typeof createEntry>) =>
  runInTransaction(connection.db, async (tx) => {
    await tx.insert(outbox).values(row);
    return row.id;
  });

describe('a transaction on PostgreSQL', () => {
  it('succeeds once when the connection is lost after the commit', async () => {
    restoreDriver = breakDriver('lost-commits', 1);
    const row = createEntry();
    expect(await write(row)).toBe(row.id);
    expect((await listStoredIds()).filter((id) => id === row.id)).toHaveLength(1);
  });

  it('that only reads succeeds when the connection is lost at its end, and drops that connection', async () => {
    for (let attempt = 0; attempt < 15; attempt += 1) {
      restoreDriver = breakDriver('lost-commits', 1);
      const read = runInTransaction(connection.db, (tx) => tx.execute(sql`select 1 as one`), 'snapshot');
      expect(await read).toEqual([{ one: 1 }]);
      restoreDriver();
    }
    expect(await listStoredIds()).toEqual(expect.any(Array));
  });

  it('stores nothing when the connection is cut before the commit, and drops that connection', async () => {
    const rows = Array.from({ length: 15 }, createEntry);
    for (const row of rows) {
      const cut = runInTransaction(connection.db, async (tx) => {
        await tx.insert(outbox).values(row);
        const [me] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await connection.db.execute(sql`select pg_terminate_backend(${me?.pid ?? 0})`);
        await tx.insert(outbox).values(createEntry());
      });
      await expect(cut).rejects.toThrow();
    }
    const storedIds = await listStoredIds();
    expect(rows.filter(({ id }) => storedIds.includes(id))).toEqual([]);
    const after = createEntry();
    expect(await write(after)).toBe(after.id);
  });

  it('fails when it is lost in a crash, even if its id is reused', async () => {
    // Uncommitted changes are not flushed to the log, so the transaction is unknown after the crash.
    const server = await startTemporaryPostgres(['fsync=off', 'wal_writer_delay=10s']);
    const { db, close } = await openPostgresDatabase(server.url, { onIdleError() {}, Client: FaultyClient });
    const insertNote = (from: Database, text: string) => from.execute(sql`insert into notes values (${text})`);
    try {
      await db.execute(sql`create table notes (id text)`);
      restoreDriver = crashAtCommit(async () => {
        await server.restartImmediately();
        for (let others = 0; others < 20; others++) await insertNote(db, 'other');
      });
      await expect(runInTransaction(db, (tx) => insertNote(tx, 'lost'))).rejects.toThrow('ECONNRESET');
      expect(await db.execute(sql`select id from notes where id = 'lost'`)).toEqual([]);
    } finally {
      await close();
      await server.stop();
    }
  }, 60_000);

  it('is retried until it succeeds when conflicts repeat', async () => {
    restoreDriver = breakDriver('conflicts', 0.15);
    const rows = Array.from({ length: 20 }, createEntry);
    for (const row of rows) await write(row);
    restoreDriver();
    const storedIds = await listStoredIds();
    expect(rows.every(({ id }) => storedIds.filter((storedId) => storedId === id).length === 1)).toBe(true);
  });
});

// PgBouncer would keep a connection from before the setting.
it.skipIf(process.env.TEST_DATABASE_MODE === 'pgbouncer')(
  'a transaction that cannot begin fails with the cause',
  async () => {
    const { url, drop } = await createTestPostgres();
    const setUp = await openPostgresDatabase(url, { onIdleError() {} });
    await setUp.db.execute(`create function public.pg_current_xact_id() returns xid8 language plpgsql as $$ begin
    raise exception 'no transaction id'; end $$`);
    // Later connections find the function above before PostgreSQL's own.
    await setUp.db.execute(`alter database "${new URL(url).pathname.slice(1)}" set search_path = public, pg_catalog`);
    await setUp.close();
    const { db, close } = await openPostgresDatabase(url, { onIdleError() {} });
    const failure = runInTransaction(db, (tx) => tx.execute(sql`select 1`));
    await expect(failure).rejects.toThrow('no transaction id');
    await close();
    await drop();
  },
);

it('a single statement is retried after a conflict', async () => {
  const { url, drop } = await createTestPostgres();
  const { db, close } = await openPostgresDatabase(url, { onIdleError() {} });
  await db.execute('create sequence attempts');
  await db.execute(`create function fail_twice() returns bigint language plpgsql as $$ begin
    if nextval('attempts') < 3 then raise exception 'conflict' using errcode = '40001'; end if;
    return currval('attempts');
  end $$`);
  expect(await db.execute('select fail_twice()::int as attempt')).toEqual([{ attempt: 3 }]);
  await close();
  await drop();
});
