import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../open-migrated-database.ts';
import { catalogueState } from '../tables/catalogue/catalogue-tables.ts';

const root = mkdtempSync(join(tmpdir(), 'embedded-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const openInFolder = (dataDir: string) => openMigratedDatabase({ databaseUrl: undefined, dataDir });

describe('the embedded database', () => {
  it('stores data and is locked until it is closed', {
    timeout: 60_000,
  }, async () => {
    const dataDir = join(root, 'nested', 'folder');
    const first = await openInFolder(dataDir);
    await first.db.insert(catalogueState).values({ id: 'catalogue', version: 'one' });
    await expect(openInFolder(dataDir)).rejects.toThrow(/^The data folder '.*' is in use/);
    await first.close();
    await first.close();

    const second = await openInFolder(dataDir);
    expect(await second.db.select().from(catalogueState)).toEqual([{ id: 'catalogue', version: 'one' }]);
    await second.close();
    await expect(second.db.execute('select 1')).rejects.toThrow();
  });

  it('starts from scratch after an interrupted first start', { timeout: 60_000 }, async () => {
    const dataDir = join(root, 'cut-off');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'half-a-file'), '');
    writeFileSync(join(dataDir, 'pg.unfinished'), '');
    const connection = await openInFolder(dataDir);
    expect(await connection.db.execute(sql`select count(*)::int as n from products`)).toEqual([{ n: 0 }]);
    await connection.close();
    expect(existsSync(join(dataDir, 'pg.unfinished'))).toBe(false);
  });

  it('rejects a folder of another version with a message and unlocks it', async () => {
    const dataDir = join(root, 'old');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '16\n');
    await expect(openInFolder(dataDir)).rejects.toThrow(/^The data folder '.*' was written by PostgreSQL 16, .+\.$/);
    expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
  });
});

describe('an unreachable PostgreSQL server', () => {
  it('is reported with its address and without its password', async () => {
    const databaseUrl = 'postgres://shop:hunter2@127.0.0.1:1/shop';
    const failure = await openMigratedDatabase({ databaseUrl, dataDir: root }).catch((error: Error) => error.message);
    expect(failure).toBe('The database of DATABASE_URL (127.0.0.1:1/shop) cannot be reached: ECONNREFUSED.');
  });

  it.each([
    ['3D000', 'does not exist: create it, then start again.'],
    ['28P01', 'refuses the user name or the password.'],
  ])('that refuses the connection with %s is reported with the reason', async (code, reason) => {
    const fields = `SFATAL\0C${code}\0Mrefused\0\0`;
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const databaseUrl = `postgres://shop:hunter2@127.0.0.1:${port}/shop`;
    const failure = await openMigratedDatabase({ databaseUrl, dataDir: root }).catch((error: Error) => error.message);
    server.close();
    expect(failure).toBe(`The database of DATABASE_URL (127.0.0.1:${port}/shop) ${reason}`);
  });
});
