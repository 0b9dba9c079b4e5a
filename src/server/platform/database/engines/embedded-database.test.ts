import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ping, queryRows } from '../raw-sql.ts';
import { catalogueState } from '../tables/catalogue-tables.ts';
import { openDatabase } from './open-database.ts';

const root = mkdtempSync(join(tmpdir(), 'embedded-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const open = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir });

describe('the embedded database', () => {
  it('keeps what was written, refuses a second opener meanwhile and lets go at the end', {
    timeout: 60_000,
  }, async () => {
    const dataDir = join(root, 'kept', 'deeper');
    const first = await open(dataDir);
    await first.db.insert(catalogueState).values({ id: 'catalogue', version: 'one' });
    await expect(open(dataDir)).rejects.toThrow(/^The data folder '.*' is in use/);
    await first.close();
    await first.close();

    const second = await open(dataDir);
    expect(await second.db.select().from(catalogueState)).toEqual([{ id: 'catalogue', version: 'one' }]);
    await second.close();
    await expect(ping(second.db)).rejects.toThrow();
  });

  it('starts afresh after a first start that was cut off', { timeout: 60_000 }, async () => {
    const dataDir = join(root, 'cut-off');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'half-a-file'), '');
    writeFileSync(join(dataDir, 'pg.unfinished'), '');
    const connection = await open(dataDir);
    expect(await queryRows(connection.db, sql`select count(*)::int as n from products`)).toEqual([{ n: 0 }]);
    await connection.close();
    expect(existsSync(join(dataDir, 'pg.unfinished'))).toBe(false);
  });

  it('of another version is refused in one sentence, and the folder is unlocked again', async () => {
    const dataDir = join(root, 'old');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '16\n');
    await expect(open(dataDir)).rejects.toThrow(/^The data folder '.*' was written by PostgreSQL 16, .+\.$/);
    expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
  });
});

describe('a PostgreSQL server that is not there', () => {
  it('is one sentence with its address and without its password', async () => {
    const databaseUrl = 'postgres://shop:hunter2@127.0.0.1:1/shop';
    const failure = await openDatabase({ databaseUrl, dataDir: root }).catch((error: Error) => error.message);
    expect(failure).toBe('The database of DATABASE_URL (127.0.0.1:1/shop) cannot be reached: ECONNREFUSED.');
  });
});
