import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { breakDriver, crashAtCommit } from '#tests/support/database/faulty-driver.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startOwnPostgres } from '../../../../../scripts/testing/database/test-postgres.ts';
import type { Database, DatabaseConnection } from '../database.ts';
import { queryRows } from '../raw-sql.ts';
import { outbox } from '../tables/outbox-tables.ts';
import { transaction } from '../transaction.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let connection: DatabaseConnection;
let mend = () => {};
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterEach(() => {
  mend();
});
afterAll(() => connection.close());

const entry = () => ({ id: randomUUID(), topic: 't', payload: '{}', createdAt: new Date(0), dueAt: null, attempts: 0 });
const stored = async () => (await connection.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id);
const write = (row: ReturnType<typeof entry>) =>
  transaction(connection.db, async (tx) => {
    await tx.insert(outbox).values(row);
    return row.id;
  });

describe('a transaction on PostgreSQL', () => {
  it('whose connection is lost after it committed counts as done, and is not done twice', async () => {
    mend = breakDriver('lost-commits', 1);
    const row = entry();
    expect(await write(row)).toBe(row.id);
    expect((await stored()).filter((id) => id === row.id)).toHaveLength(1);
  });

  it('whose connection is cut before it commits leaves nothing, and its connection is not used again', async () => {
    const rows = Array.from({ length: 15 }, entry);
    for (const row of rows) {
      const cut = transaction(connection.db, async (tx) => {
        await tx.insert(outbox).values(row);
        const [me] = await queryRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        await queryRows(connection.db, sql`select pg_terminate_backend(${me?.pid ?? 0})`);
        await tx.insert(outbox).values(entry());
      });
      await expect(cut).rejects.toThrow();
    }
    const there = await stored();
    expect(rows.filter(({ id }) => there.includes(id))).toEqual([]);
    const after = entry();
    expect(await write(after)).toBe(after.id);
  });

  it('that is lost in a crash is not taken for the one that gets its number afterwards', async () => {
    // What is not committed does not reach the log, so the server does not know of it after the crash.
    const server = await startOwnPostgres(['fsync=off', 'wal_writer_delay=10s']);
    const { db, close } = await openPostgresDatabase(server.url, { onIdleError: () => {} });
    const note = (from: Database, text: string) => from.execute(sql`insert into notes values (${text})`);
    try {
      await db.execute(sql`create table notes (id text)`);
      mend = crashAtCommit(async () => {
        await server.restartImmediately();
        for (let others = 0; others < 20; others++) await note(db, 'other');
      });
      await expect(transaction(db, (tx) => note(tx, 'lost'))).rejects.toThrow('ECONNRESET');
      expect(await queryRows(db, sql`select id from notes where id = 'lost'`)).toEqual([]);
    } finally {
      await close();
      await server.stop();
    }
  }, 60_000);

  it('that keeps colliding is done again until it is through', async () => {
    mend = breakDriver('conflicts', 0.15);
    const rows = Array.from({ length: 20 }, entry);
    for (const row of rows) await write(row);
    mend();
    const there = await stored();
    expect(rows.every(({ id }) => there.filter((one) => one === id).length === 1)).toBe(true);
  });
});
