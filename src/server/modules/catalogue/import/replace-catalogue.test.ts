import { readFileSync } from 'node:fs';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import { readRecords } from '../desk/product-records.ts';
import { replaceCatalogue } from './replace-catalogue.ts';

type File = { products: { id: string; title: string; types: { id: string; title: string }[] }[] };
const demo = JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as File;
const [vine, trellis, ...others] = demo.products;
if (!vine || !trellis) throw new Error('The demo catalogue is empty.');

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await replace(demo);
});
afterAll(() => connection.close());

const clock = createTestClock();
const replace = (file: File) =>
  replaceCatalogue({ db: connection.db, clock, uploads: { exists: async () => false } }, file, {
    staffId: null,
    name: 'asha',
    requestId: 'command',
  });
const readCatalogue = () => createCatalogueRepository(connection.db).read();
const readRecord = async (id: string) => (await readRecords(connection.db, [id])).get(id);
const listHistory = async (id: string) => {
  const isProduct = eq(productHistory.productId, id);
  const rows = await connection.db.select().from(productHistory).where(isProduct).orderBy(desc(productHistory.at));
  return rows.map(({ action, by }) => `${action} by ${by}`);
};

it('writes no history for the first catalogue', async () => {
  expect(await connection.db.$count(deskProducts)).toBe(0);
  expect((await readCatalogue()).products).toHaveLength(demo.products.length);
});

it('gives changed products a version and a history entry, hides the others, and records it', async () => {
  const before = await readCatalogue();
  const result = await replace({ products: [...others, { ...vine, title: 'New Vine' }] });
  expect(result).toEqual({
    ok: true,
    addedCount: 0,
    changedCount: 1,
    hiddenTitles: [trellis.title],
    isReordered: true,
    draftCount: 0,
  });
  const { products, version } = await readCatalogue();
  expect(version).not.toBe(before.version);
  expect(products.map(({ id }) => id)).toEqual([...others, vine].map(({ id }) => id));
  expect(await readRecord(vine.id)).toMatchObject({ version: 1, state: 'published', published: { title: 'New Vine' } });
  expect(await listHistory(vine.id)).toEqual(['imported by asha', 'imported by Catalogue file']);
  expect(await readRecord(trellis.id)).toMatchObject({
    version: 1,
    state: 'hidden',
    published: { title: trellis.title },
  });
  expect(await listHistory(trellis.id)).toEqual(['hidden by asha', 'imported by Catalogue file']);
  expect(await readRecord(others[0]?.id ?? '')).toMatchObject({ version: 0 });
  expect(await connection.db.select().from(auditEntries)).toMatchObject([
    { action: 'catalogue replaced', actor: 'asha', permission: 'catalogue.publish' },
  ]);
});

it('puts hidden products back on sale, keeps drafts, and says how many have one', async () => {
  await connection.db
    .update(deskProducts)
    .set({ draft: JSON.stringify((await readRecord(vine.id))?.published) })
    .where(eq(deskProducts.productId, vine.id));
  expect(await replace(demo)).toMatchObject({ addedCount: 1, changedCount: 1, hiddenTitles: [], draftCount: 1 });
  expect(await readRecord(trellis.id)).toMatchObject({ version: 2, state: 'published' });
  expect((await readRecord(vine.id))?.draft?.title).toBe('New Vine');
  const { products, version } = await readCatalogue();
  expect(products.map(({ id }) => id)).toEqual(demo.products.map(({ id }) => id));
  expect(await replace(demo)).toMatchObject({ changedCount: 0, isReordered: false });
  expect((await readCatalogue()).version).toBe(version);
});

it('hides a product whose type the file moves to another one', async () => {
  const moved = { products: [{ ...vine, types: [...vine.types, ...trellis.types] }, ...others] };
  expect(await replace(moved)).toMatchObject({ ok: true, changedCount: 1, hiddenTitles: [trellis.title] });
  expect((await readRecord(vine.id))?.published?.types).toHaveLength(vine.types.length + trellis.types.length);
  expect(await readRecord(trellis.id)).toMatchObject({ state: 'hidden' });
  expect(await replace(moved)).toMatchObject({ changedCount: 0, hiddenTitles: [] });
  expect(await replace(demo)).toMatchObject({ ok: true, addedCount: 1, changedCount: 1 });
});

it('refuses a type of a product that was hidden before, and changes nothing', async () => {
  await replace({ products: [vine, ...others] });
  const { version } = await readCatalogue();
  const [type] = trellis.types;
  const result = await replace({ products: [{ ...vine, types: [...vine.types, ...trellis.types] }, ...others] });
  expect(result).toEqual({
    ok: false,
    problems: expect.arrayContaining([
      `“${vine.title}”: type ‘${type?.title}’ has the id of a type of ‘${trellis.title}’, which is not on sale. Give it a new id.`,
    ]),
  });
  expect((await readCatalogue()).version).toBe(version);
});
