import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import type { DatabaseConnection } from './database.ts';
import { catalogueState } from './tables/catalogue/catalogue-tables.ts';
import { runInTransaction } from './transaction.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());

const createDatabaseError = (code: string) => Object.assign(new Error('conflict'), { code });

describe('a transaction', () => {
  it.skipIf(hasRandomConflicts).each(['40001', '40P01'])(
    'is retried after %s without the effects of the failed attempts',
    async (code) => {
      let attempts = 0;
      await runInTransaction(connection.db, async (tx) => {
        await tx.insert(catalogueState).values({ id: `attempt-${code}-${++attempts}`, version: '' });
        if (attempts < 3) throw createDatabaseError(code);
      });
      const rows = await connection.db
        .select()
        .from(catalogueState)
        .where(sql`id like ${`attempt-${code}-%`}`);
      expect(rows.map((row) => row.id)).toEqual([`attempt-${code}-3`]);
    },
  );

  it('is rolled back by an error', async () => {
    const failing = runInTransaction(connection.db, async (tx) => {
      await tx.insert(catalogueState).values({ id: 'undone', version: '' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const rows = await connection.db.select().from(catalogueState).where(eq(catalogueState.id, 'undone'));
    expect(rows).toEqual([]);
  });

  it('is not nested', async () => {
    const nested = runInTransaction(connection.db, (tx) => runInTransaction(tx, async () => {}));
    await expect(nested).rejects.toThrow('Transactions cannot be nested.');
  });

  it('gives up after twenty conflicts, and immediately on any other error', async () => {
    let attempts = 0;
    const run = (code: string) =>
      runInTransaction(connection.db, async () => {
        attempts++;
        throw createDatabaseError(code);
      });
    await expect(run('40001')).rejects.toThrow('conflict');
    expect(attempts).toBe(20);
    await expect(run('23505')).rejects.toThrow('conflict');
    expect(attempts).toBe(21);
  });

  it('loses no concurrent update', async () => {
    await connection.db.insert(catalogueState).values({ id: 'counter', version: '0' });
    const incrementCounter = () =>
      runInTransaction(connection.db, async (tx) => {
        const [row] = await tx.select().from(catalogueState).where(eq(catalogueState.id, 'counter')).for('update');
        await tx
          .update(catalogueState)
          .set({ version: String(Number(row?.version) + 1) })
          .where(eq(catalogueState.id, 'counter'));
      });
    await Promise.all(Array.from({ length: 12 }, incrementCounter));
    const [row] = await connection.db.select().from(catalogueState).where(eq(catalogueState.id, 'counter'));
    expect(row?.version).toBe('12');
  });
});
