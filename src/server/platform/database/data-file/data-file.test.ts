import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import type { Database, DatabaseConnection } from '../database.ts';
import { openMemoryDatabase } from '../engines/embedded-database.ts';
import { queryRows } from '../raw-sql.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { cartLines } from '../tables/cart-tables.ts';
import { inquiries } from '../tables/inquiry-tables.ts';
import { orderItems, orders } from '../tables/order-tables.ts';
import { DataFileError } from './data-file-error.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
const fileNamed = (name: string) => join(folder, name);
const textOf = (file: string) => gunzipSync(readFileSync(file)).toString();
const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const hostile = Object.values(HOSTILE_TEXTS).filter((text) => !text.includes('\0'));
const open: DatabaseConnection[] = [];

async function opened(make = createTestDatabase): Promise<Database> {
  const connection = await make();
  open.push(connection);
  return connection.db;
}

let embedded: Database;
beforeAll(async () => {
  embedded = await opened(openMemoryDatabase);
  await fill(embedded);
  for (const table of EXPORTED_TABLES) await embedded.insert(table).values(rowOf(table));
});
afterAll(async () => {
  for (const connection of open) await connection.close();
  rmSync(folder, { recursive: true });
});

const MANY = 1203;

/** Some row of any table, with a value in every column. */
function rowOf(table: PgTable): Record<string, unknown> {
  const cellOf = ({ dataType, name }: PgColumn) => {
    if (dataType === 'date') return new Date('2026-03-04T05:06:07.089Z');
    if (dataType === 'boolean') return true;
    if (dataType === 'number') return 12;
    if (dataType === 'bigint') return 12n;
    return /^(id|.*_id)$/.test(name) ? id(900_000) : 'every';
  };
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, cellOf(column)]));
}

async function fill(db: Database): Promise<void> {
  const line = { userId: id(1), productId: id(2), quantity: 3, widthHundredths: 3650 };
  const lines = Array.from({ length: MANY }, (_, at) => ({ ...line, id: id(at), position: at }));
  for (let at = 0; at < MANY; at += 200) await db.insert(cartLines).values(lines.slice(at, at + 200));
  const item = { orderId: id(5), cartLineId: id(6), cartLineKey: '', quantity: 1, unitPricePaise: 7500, shown: '{}' };
  const items = lines.map((_, at) => ({ ...item, lineNo: at + 1, lineTotalPaise: 7500 }));
  for (let at = 0; at < MANY; at += 200) await db.insert(orderItems).values(items.slice(at, at + 200));
  const person = { email: 'asha@example.in', name: 'Asha', phone: '9876543210' };
  for (const [at, details] of hostile.entries()) {
    const ticket = `PRJ-${String(at).padStart(10, '2')}`;
    const told = { id: id(at), kind: 'project' as const, ticket, subject: details, details, isSuspect: at % 2 === 0 };
    await db.insert(inquiries).values({ ...told, ...person, createdAt: new Date(Date.UTC(2026, 0, 2, 3, 4, 5, at)) });
  }
  await db.insert(orders).values({
    ...{ id: id(5), orderNumber: 'AAN-2222222222', userId: id(1), status: 1, version: 2, currency: 'INR' },
    ...{ amountPaise: 9_007_199_254_740_991, roundOffPaise: -49, customerName: 'Asha', customerEmail: person.email },
    ...{ customerPhone: person.phone, addressLine1: '1 Lane', addressLine2: '', city: 'Pune', state: 'Maharashtra' },
    ...{ postalCode: '411001', country: 'IN', createdAt: new Date('2026-01-02T03:04:05.678Z') },
  });
}

describe('a data file', () => {
  it.skipIf(hasRandomConflicts)(
    'carries everything from one engine to the other and back, to the last character',
    async () => {
      const there = await opened();
      const back = await opened(openMemoryDatabase);
      const rows = await exportData(embedded, fileNamed('first.gz'));
      expect(rows).toBeGreaterThan(2 * MANY + hostile.length);
      expect(await importData(there, fileNamed('first.gz'))).toBe(rows);
      await exportData(there, fileNamed('second.gz'));
      await importData(back, fileNamed('second.gz'));
      await exportData(back, fileNamed('third.gz'));
      expect(textOf(fileNamed('third.gz'))).toBe(textOf(fileNamed('first.gz')));
      for (const table of EXPORTED_TABLES)
        expect(await back.$count(table), getTableConfig(table).name).toBeGreaterThan(0);
      expect(await back.$count(orderItems)).toBe(MANY + 1);
      const [stored] = await back
        .select()
        .from(orders)
        .where(eq(orders.id, id(5)));
      expect(stored).toMatchObject({ amountPaise: 9_007_199_254_740_991, roundOffPaise: -49, paidAt: null });
      const told = (await back.select().from(inquiries)).map(({ details }) => details);
      expect(told.sort()).toEqual([...hostile, 'every'].sort());
    },
  );

  it('is for its owner’s eyes and leaves no half file', async () => {
    await exportData(embedded, fileNamed('mine.gz'));
    expect(statSync(fileNamed('mine.gz')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('is refused by a database that has customers, orders or messages, which stays as it is', async () => {
    const used = await opened();
    await fill(used);
    await exportData(embedded, fileNamed('again.gz'));
    await expect(importData(used, fileNamed('again.gz'))).rejects.toThrow('already holds orders');
    expect(await used.select().from(cartLines)).toHaveLength(MANY);
  });

  it.skipIf(hasRandomConflicts)('of another release, cut short or damaged changes nothing', async () => {
    const fresh = await opened();
    await exportData(embedded, fileNamed('whole.gz'));
    const text = textOf(fileNamed('whole.gz'));
    const bad = {
      'other.gz': gzipSync(text.replace(/"schema":"\w+"/, '"schema":"0"')),
      'cut.gz': readFileSync(fileNamed('whole.gz')).subarray(0, 2000),
      'unknown.gz': gzipSync(`${text}["secrets","1"]\n`),
      'short.gz': gzipSync(`${text}["outbox","1"]\n`),
      'another.gz': '{ "products": [] }',
      'catalogue.gz': gzipSync('not even JSON'),
    };
    for (const [name, content] of Object.entries(bad)) {
      writeFileSync(fileNamed(name), content);
      await expect(importData(fresh, fileNamed(name)), name).rejects.toThrow(DataFileError);
      expect(await fresh.select().from(inquiries), name).toEqual([]);
    }
  });

  it.each([
    ['read', 'missing/shop.gz', (db: Database, file: string) => importData(db, file)],
    ['written', 'missing/shop.gz', (db: Database, file: string) => exportData(db, file)],
  ])('that cannot be %s is told of in a sentence', async (wish, name, act) => {
    await expect(act(await opened(), fileNamed(name))).rejects.toThrow(
      `${fileNamed(name)} cannot be ${wish} (ENOENT).`,
    );
  });

  it('holds every table of the schema but the counts of callers', async () => {
    const there = await queryRows<{ table_name: string }>(
      await opened(),
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const kept = EXPORTED_TABLES.map((table) => getTableConfig(table).name);
    const left = there.map(({ table_name }) => table_name).filter((name) => !kept.includes(name));
    expect(left.sort()).toEqual(['rate_limits', 'schema_migrations']);
  });
});
