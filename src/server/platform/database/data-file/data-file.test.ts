import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHundredths } from '#domain/measuring/size.ts';
import { toPaise } from '#domain/money/paise.ts';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import type { Database, DatabaseConnection } from '../database.ts';
import { openMemoryDatabase } from '../engines/embedded-database.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';
import { users } from '../tables/account/account-tables.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { inquiries } from '../tables/inquiry-tables.ts';
import { cartLines } from '../tables/orders/cart-tables.ts';
import { orderItems, orders } from '../tables/orders/order-tables.ts';
import { outbox } from '../tables/outbox-tables.ts';
import { auditEntries } from '../tables/staff-tables.ts';
import { DataFileError } from './data-file-error.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
const getPath = (name: string) => join(folder, name);
const storage = createPictureFolder(join(folder, 'pictures'));
const readText = (file: string) => gunzipSync(readFileSync(file)).toString();
const createId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hostile = Object.values(HOSTILE_TEXTS).filter((text) => !text.includes('\0'));
const connections: DatabaseConnection[] = [];

async function openConnection(
  createConnection: () => Promise<DatabaseConnection> = createTestDatabase,
): Promise<Database> {
  const connection = await createConnection();
  connections.push(connection);
  return connection.db;
}

let embedded: Database;
beforeAll(async () => {
  embedded = await openConnection(openMemoryDatabase);
  await fill(embedded);
  for (const table of EXPORTED_TABLES) await embedded.insert(table).values(buildRow(table));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  rmSync(folder, { recursive: true });
});

const LINE_COUNT = 1203;

/** Builds a row with a value in every column. */
function buildRow(table: PgTable): Record<string, unknown> {
  const buildCell = ({ dataType, columnType }: PgColumn) => {
    if (columnType === 'PgDateString') return '2026-03-04';
    if (dataType === 'date') return new Date('2026-03-04T05:06:07.089Z');
    if (dataType === 'boolean') return true;
    if (dataType === 'number') return 12;
    if (dataType === 'bigint') return 12n;
    return columnType === 'PgUUID' ? createId(900_000) : 'every';
  };
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, buildCell(column)]));
}

async function fill(db: Database): Promise<void> {
  const line = { userId: createId(1), productId: createId(2), quantity: 3, widthHundredths: toHundredths(3650) };
  const lines = Array.from({ length: LINE_COUNT }, (_, index) => ({ ...line, id: createId(index), position: index }));
  for (let index = 0; index < LINE_COUNT; index += 200)
    await db.insert(cartLines).values(lines.slice(index, index + 200));
  const item = {
    orderId: createId(5),
    cartLineId: createId(6),
    cartLineKey: '',
    quantity: 1,
    unitPricePaise: toPaise(7500),
    shown: '{}',
  };
  const items = lines.map((_, index) => ({ ...item, lineNo: index + 1, lineTotalPaise: toPaise(7500) }));
  for (let index = 0; index < LINE_COUNT; index += 200)
    await db.insert(orderItems).values(items.slice(index, index + 200));
  const person = { email: 'asha@example.in', name: 'Asha', phone: '9876543210' };
  for (const [index, details] of hostile.entries()) {
    const ticket = `PRJ-${String(index).padStart(10, '2')}`;
    const inquiry = {
      id: createId(index),
      kind: 'project' as const,
      ticket,
      subject: details,
      details,
      isSuspect: index % 2 === 0,
    };
    await db
      .insert(inquiries)
      .values({ ...inquiry, ...person, createdAt: new Date(Date.UTC(2026, 0, 2, 3, 4, 5, index)) });
  }
  await db.insert(orders).values({
    id: createId(5),
    orderNumber: 'AAN-2222222222',
    userId: createId(1),
    status: 1,
    version: 2,
    currency: 'INR',
    amountPaise: toPaise(9_007_199_254_740_991),
    roundOffPaise: toPaise(-49),
    customerName: 'Asha',
    customerEmail: person.email,
    customerPhone: person.phone,
    addressLine1: '1 Lane',
    addressLine2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'IN',
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  });
}

describe('a data file', () => {
  it.skipIf(hasRandomConflicts)('moves all data between the engines and back unchanged', async () => {
    const imported = await openConnection();
    const reimported = await openConnection(openMemoryDatabase);
    const rows = await exportData(embedded, getPath('first.gz'), storage);
    expect(rows).toBeGreaterThan(2 * LINE_COUNT + hostile.length);
    expect(await importData(imported, getPath('first.gz'), storage)).toBe(rows);
    await exportData(imported, getPath('second.gz'), storage);
    await importData(reimported, getPath('second.gz'), storage);
    await exportData(reimported, getPath('third.gz'), storage);
    expect(readText(getPath('third.gz'))).toBe(readText(getPath('first.gz')));
    for (const table of EXPORTED_TABLES)
      expect(await reimported.$count(table), getTableConfig(table).name).toBeGreaterThan(0);
    expect(await reimported.$count(orderItems)).toBe(LINE_COUNT + 1);
    const [stored] = await reimported
      .select()
      .from(orders)
      .where(eq(orders.id, createId(5)));
    expect(stored).toMatchObject({ amountPaise: 9_007_199_254_740_991, roundOffPaise: -49, paidAt: null });
    const details = (await reimported.select().from(inquiries)).map((inquiry) => inquiry.details);
    expect(details.sort()).toEqual([...hostile, 'every'].sort());
  });

  it('is readable only by its owner and leaves no partial file', async () => {
    writeFileSync(getPath('mine.gz.unfinished'), '', { mode: 0o644 });
    await exportData(embedded, getPath('mine.gz'), storage);
    expect(statSync(getPath('mine.gz')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('is rejected by a database with customers, orders or messages, which stays unchanged', async () => {
    const used = await openConnection();
    await fill(used);
    await exportData(embedded, getPath('again.gz'), storage);
    await expect(importData(used, getPath('again.gz'), storage)).rejects.toThrow('already contains orders');
    expect(await used.select().from(cartLines)).toHaveLength(LINE_COUNT);
  });

  it('is rejected by a database in which staff have worked, whose audit log it would replace', async () => {
    const used = await openConnection();
    const entry = buildRow(auditEntries) as typeof auditEntries.$inferInsert;
    await used.insert(auditEntries).values({ ...entry, seq: 1, requestId: 'start' });
    await exportData(embedded, getPath('staff.gz'), storage);
    await used.insert(auditEntries).values({ ...entry, seq: 2 });
    await expect(importData(used, getPath('staff.gz'), storage)).rejects.toThrow('already contains work of staff');
    expect(await used.$count(auditEntries)).toBe(2);
    await used.delete(auditEntries).where(eq(auditEntries.seq, 2));
    await importData(used, getPath('staff.gz'), storage);
  });

  it.each(['0005', '0011'])(
    'of the release with migration %s is read; new columns take their defaults',
    async (last) => {
      const fresh = await openConnection();
      const schema = hashMigrations(readMigrationSteps().filter(({ name }) => name.slice(0, 4) <= last));
      const at = '2026-03-04 05:06:07+00';
      const user = [createId(1), 'asha@example.in', 'Asha', '9876543210', at, ...(last > '0009' ? [at] : [])];
      const lines = [
        { schema },
        ['users', ...user],
        ['outbox', createId(2), 'order.shipped', '{}', at, null, '1', null],
      ];
      writeFileSync(getPath('earlier.gz'), gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
      expect(await importData(fresh, getPath('earlier.gz'), storage)).toBe(2);
      expect(await fresh.select().from(users)).toMatchObject([{ name: 'Asha', isSample: false }]);
      expect(await fresh.select().from(outbox)).toMatchObject([{ topic: 'order.shipped', orderId: null }]);
    },
  );

  it('replaces the sample history of a demo shop', async () => {
    const demo = await openConnection();
    const id = createId(7);
    for (const table of [users, orders, inquiries] as PgTable[])
      await demo.insert(table).values({ ...buildRow(table), id });
    await exportData(embedded, getPath('samples.gz'), storage);
    await importData(demo, getPath('samples.gz'), storage);
    expect(await demo.select().from(users).where(eq(users.id, id))).toEqual([]);
  });

  it.skipIf(hasRandomConflicts)('changes nothing when it is truncated, damaged or from another release', async () => {
    const fresh = await openConnection();
    await exportData(embedded, getPath('whole.gz'), storage);
    const text = readText(getPath('whole.gz'));
    const bad = {
      'other.gz': gzipSync(text.replace(/"schema":"\w+"/, '"schema":"0"')),
      'cut.gz': readFileSync(getPath('whole.gz')).subarray(0, 2000),
      'unknown.gz': gzipSync(`${text}["secrets","1"]\n`),
      'short.gz': gzipSync(`${text}["outbox","1"]\n`),
      'another.gz': '{ "products": [] }',
      'catalogue.gz': gzipSync('not even JSON'),
    };
    for (const [name, content] of Object.entries(bad)) {
      writeFileSync(getPath(name), content);
      await expect(importData(fresh, getPath(name), storage), name).rejects.toThrow(DataFileError);
      expect(await fresh.select().from(inquiries), name).toEqual([]);
    }
  });

  it.each([
    ['read', 'missing/shop.gz', (db: Database, file: string) => importData(db, file, storage)],
    ['written', 'missing/shop.gz', (db: Database, file: string) => exportData(db, file, storage)],
  ])('fails with a message when it cannot be %s', async (action, name, run) => {
    await expect(run(await openConnection(), getPath(name))).rejects.toThrow(
      `${getPath(name)} cannot be ${action} (ENOENT).`,
    );
  });

  it('contains every table except limits, repeated requests and migrations', async () => {
    const db = await openConnection();
    const imported = await db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const exported = EXPORTED_TABLES.map((table) => getTableConfig(table).name);
    const missing = imported.map(({ table_name }) => table_name).filter((name) => !exported.includes(name));
    expect(missing.sort()).toEqual([
      'desk_requests',
      'rate_limit_points',
      'rate_limits',
      'schema_migrations',
      'sign_in_failures',
    ]);
  });
});
