import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import type { DatabaseConnection } from './database.ts';
import { catalogueState } from './tables/catalogue-tables.ts';
import { transaction } from './transaction.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());

const failing = (code: string) => Object.assign(new Error('collision'), { code });

describe('a transaction', () => {
  it.skipIf(hasRandomConflicts).each(['40001', '40P01'])(
    'is run again after %s, without what the failed try did',
    async (code) => {
      let tries = 0;
      await transaction(connection.db, async (tx) => {
        await tx.insert(catalogueState).values({ id: `try-${code}-${++tries}`, version: '' });
        if (tries < 3) throw failing(code);
      });
      const rows = await connection.db
        .select()
        .from(catalogueState)
        .where(sql`id like ${`try-${code}-%`}`);
      expect(rows.map((row) => row.id)).toEqual([`try-${code}-3`]);
    },
  );

  it('is undone by a failure inside it', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await tx.insert(catalogueState).values({ id: 'undone', version: '' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const rows = await connection.db.select().from(catalogueState).where(eq(catalogueState.id, 'undone'));
    expect(rows).toEqual([]);
  });

  it('that does not wait for its last write is done with it, or not at all', async () => {
    const write = (id: string, lastId: string) =>
      transaction(connection.db, async (tx, lastly) => {
        await tx.insert(catalogueState).values({ id, version: '' });
        lastly(tx.insert(catalogueState).values({ id: lastId, version: '' }).execute());
      });
    await write('first', 'last');
    await expect(write('second', 'last')).rejects.toMatchObject({ cause: { code: '23505' } });
    const ids = (await connection.db.select().from(catalogueState)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['first', 'last']));
    expect(ids).not.toContain('second');
  });

  it('gives up after ten tries, and at once on any other failure', async () => {
    let tries = 0;
    const run = (code: string) =>
      transaction(connection.db, async () => {
        tries++;
        throw failing(code);
      });
    await expect(run('40001')).rejects.toThrow('collision');
    expect(tries).toBe(10);
    await expect(run('23505')).rejects.toThrow('collision');
    expect(tries).toBe(11);
  });

  it('that reads and writes under others at work loses none of their steps', async () => {
    await connection.db.insert(catalogueState).values({ id: 'counter', version: '0' });
    const step = () =>
      transaction(connection.db, async (tx) => {
        const [row] = await tx.select().from(catalogueState).where(eq(catalogueState.id, 'counter')).for('update');
        await tx
          .update(catalogueState)
          .set({ version: String(Number(row?.version) + 1) })
          .where(eq(catalogueState.id, 'counter'));
      });
    await Promise.all(Array.from({ length: 12 }, step));
    const [row] = await connection.db.select().from(catalogueState).where(eq(catalogueState.id, 'counter'));
    expect(row?.version).toBe('12');
  });
});
