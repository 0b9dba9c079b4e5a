import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUploadUrl, listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { pictures, productImages } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { contentDocuments, contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { cartLines, wishlistEntries } from '#server/platform/database/tables/orders/cart-tables.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { claimPictures } from '#server/platform/pictures/claim-pictures.ts';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock, type TestClock } from '#tests/support/shop/test-app.ts';
import { createPictureSweep, type PictureSweep } from './picture-sweep.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = new Date('2026-01-02T03:04:05.000Z');
const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
const storage = createPictureFolder(folder);
const url = getUploadUrl('0123456789abcdef');
const files = listUploadFiles({ url, widths: [360, 800] });
const NAMING_TABLES: PgTable[] = [
  productImages,
  deskProducts,
  productHistory,
  contentDocuments,
  contentHistory,
  cartLines,
  wishlistEntries,
  orderItems,
];

let connection: DatabaseConnection;
let clock: TestClock;
let sweep: PictureSweep;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of [pictures, ...NAMING_TABLES]) await connection.db.delete(table);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  clock = createTestClock(START.toISOString());
  sweep = createPictureSweep({ db: connection.db, clock, storage });
  for (const name of files) writeFile(name);
  await storePicture(url);
});

function writeFile(name: string, modifiedAt = START): void {
  writeFileSync(join(folder, name), 'content');
  utimesSync(join(folder, name), modifiedAt, modifiedAt);
}
const storePicture = (address: string) =>
  connection.db.insert(pictures).values({
    url: address,
    width: 800,
    height: 600,
    dominantColor: '#123456',
    widths: '360,800',
    uploadedAt: clock.now(),
    uploadedBy: 'Asha',
  });
const listFiles = () => readdirSync(folder).sort();
const readPicture = async () => (await connection.db.select().from(pictures))[0];
/** Runs it on each of the days that follow. */
async function sweepFor(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY_MS);
    await sweep.run();
  }
}

const json = JSON.stringify({ title: 'Vine', images: [{ url: '/pictures/vine.1a2b3c4d.webp' }, { url }] });
const at = { changedAt: START, changedBy: 'Asha' };
const createDeskProduct = () => ({ productId: randomUUID(), version: 1, state: 'published' as const, ...at });
const image = { sortOrder: 1, kind: 'flat', width: 1, height: 1, dominantColor: '#000000', widths: '' };
const line = { position: 1, quantity: 1, productId: randomUUID() };
const item = {
  lineNo: 1,
  cartLineId: randomUUID(),
  cartLineKey: '',
  quantity: 1,
  unitPricePaise: 1,
  lineTotalPaise: 1,
};
const shown = JSON.stringify({ orderComment: getUploadUrl('f'.repeat(16)), productImageUrl: url });

const createDocument = () => ({ key: 'home', version: 1, publishedNumber: 1, changedAt: START, changedBy: 'Asha' });

describe('an unused picture', () => {
  it('is removed with its files 30 days after it was found unused', async () => {
    await sweepFor(1);
    expect((await readPicture())?.unusedSince).toEqual(new Date(START.getTime() + DAY_MS));
    await sweepFor(29);
    expect([listFiles(), await connection.db.$count(pictures)]).toEqual([[...files].sort(), 1]);
    await sweepFor(1);
    expect([listFiles(), await connection.db.$count(pictures)]).toEqual([[], 0]);
  });

  it('is not removed within 30 days of the last upload', async () => {
    await sweepFor(20);
    await connection.db.update(pictures).set({ uploadedAt: clock.now() });
    await sweepFor(20);
    expect(listFiles()).toHaveLength(3);
  });

  it.each<[string, PgTable, () => object]>([
    ['a product', productImages, () => ({ id: randomUUID(), productId: randomUUID(), url, ...image })],
    ['a draft', deskProducts, () => ({ ...createDeskProduct(), draft: json })],
    ['a hidden product', deskProducts, () => ({ ...createDeskProduct(), withdrawn: json })],
    [
      'an earlier version',
      productHistory,
      () => ({ id: randomUUID(), productId: randomUUID(), action: 'published', content: json, at: START, by: 'Asha' }),
    ],
    ['a draft of the home page', contentDocuments, () => ({ ...createDocument(), draft: json })],
    ['the home page', contentDocuments, () => ({ ...createDocument(), published: json })],
    [
      'an earlier home page',
      contentHistory,
      () => ({ id: randomUUID(), key: 'home', number: 1, content: json, at: START, by: 'Asha' }),
    ],
    ['a cart line', cartLines, () => ({ userId: randomUUID(), id: randomUUID(), imageUrl: url, ...line })],
    [
      'a wishlist',
      wishlistEntries,
      () => ({ userId: randomUUID(), productId: randomUUID(), addedAt: START, shown: json }),
    ],
    ['an order', orderItems, () => ({ orderId: randomUUID(), ...item, shown })],
  ])('stays when %s names it, and is removed 30 days after the last one', async (_, table, createRow) => {
    await sweepFor(2);
    await connection.db.insert(table).values(createRow());
    await sweepFor(1);
    expect((await readPicture())?.unusedSince).toBeNull();
    await sweepFor(40);
    expect(listFiles()).toHaveLength(3);
    await connection.db.delete(table);
    await sweepFor(30);
    expect(listFiles()).toHaveLength(3);
    await sweepFor(1);
    expect([listFiles(), await connection.db.$count(pictures)]).toEqual([[], 0]);
  });

  it('stays when one of many products names it', async () => {
    const rows = Array.from({ length: 450 }, () => createDeskProduct()).sort((a, b) =>
      a.productId < b.productId ? -1 : 1,
    );
    const drafts = rows.map((row, index) => ({
      ...row,
      draft: index === rows.length - 1 ? json : json.replace(/0123456789abcdef/, 'a'.repeat(16)),
    }));
    for (let start = 0; start < drafts.length; start += 150)
      await connection.db.insert(deskProducts).values(drafts.slice(start, start + 150));
    await sweepFor(40);
    expect(listFiles()).toHaveLength(3);
  });

  it('stays when it is claimed before its removal, and its loss is reported after it', async () => {
    await sweepFor(30);
    expect(await runInTransaction(connection.db, (tx) => claimPictures(tx, [url, '/pictures/vine.webp']))).toEqual([]);
    await sweepFor(5);
    expect(listFiles()).toHaveLength(3);
    await sweepFor(40);
    expect(await runInTransaction(connection.db, (tx) => claimPictures(tx, [url]))).toEqual([url]);
  });

  it('stays when a transaction that names it began before the removal and ends after it', async () => {
    await sweepFor(30);
    clock.advance(DAY_MS);
    const [claimed, mayCommit] = [createDeferred(), createDeferred()];
    const saving = runInTransaction(connection.db, async (tx) => {
      await claimPictures(tx, [url]);
      await tx.insert(deskProducts).values({ ...createDeskProduct(), draft: json });
      claimed.resolve();
      await mayCommit.promise;
    });
    await claimed.promise;
    const sweeping = sweep.run();
    mayCommit.resolve();
    await Promise.all([saving, sweeping]);
    expect([listFiles().length, await connection.db.$count(pictures)]).toEqual([3, 1]);
  });

  it('is removed once when two processes sweep', async () => {
    await sweepFor(30);
    clock.advance(DAY_MS);
    const other = createPictureSweep({ db: connection.db, clock, storage });
    const counts = await Promise.all([sweep.run(), other.run()]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(listFiles()).toEqual([]);
  });
});

describe('files without a row', () => {
  it('stay, because the folder may belong to another database', async () => {
    await connection.db.delete(pictures);
    await sweepFor(40);
    expect(listFiles()).toEqual([...files].sort());
  });

  it('are removed after a day if they are unfinished', async () => {
    writeFile(`.unfinished-${randomUUID()}`);
    clock.advance(DAY_MS - 1);
    await sweep.run();
    expect(listFiles()).toHaveLength(files.length + 1);
    clock.advance(1);
    await sweep.run();
    expect(listFiles()).toEqual([...files].sort());
  });

  it('stay if the picture is uploaded again between the removal of its row and of its files', async () => {
    await sweepFor(30);
    clock.advance(DAY_MS);
    const { db } = connection;
    let transactionCount = 0;
    const racing = Object.assign(Object.create(db) as typeof db, {
      runTransaction: async (...args: Parameters<NonNullable<typeof db.runTransaction>>) => {
        transactionCount += 1;
        if (transactionCount === 2) await storePicture(url);
        return db.runTransaction?.(...args);
      },
    });
    expect(await createPictureSweep({ db: racing, clock, storage }).run()).toBe(1);
    expect([transactionCount, listFiles().length, (await readPicture())?.width]).toEqual([2, 3, 800]);
  });

  it('of other programs stay', async () => {
    writeFile('notes.txt');
    clock.advance(40 * DAY_MS);
    await sweep.run();
    expect(listFiles()).toContain('notes.txt');
  });
});
