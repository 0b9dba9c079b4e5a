import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getUploadUrl } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { productImages } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';
import { CatalogueConflictError, createCatalogueRepository, NO_VERSION } from '../catalogue-repository.ts';
import { contentToProduct, toContent } from '../content/product-content.ts';
import { readRecords } from './product-records.ts';
import { type StoredChange, storeProductChanges } from './product-repository.ts';

const connections: DatabaseConnection[] = [];
let db: Database;
let catalogue: ReturnType<typeof createCatalogueRepository>;
beforeEach(async () => {
  const connection = await createTestDatabase();
  connections.push(connection);
  ({ db } = connection);
  catalogue = createCatalogueRepository(db);
  await catalogue.replace({ version: 'initial', products: Object.values(testProducts) }, NO_VERSION);
}, 60_000);
afterAll(() => Promise.all(connections.map(({ close }) => close())));

const at = new Date('2026-03-01T10:00:00.000Z');
/** Two products as the catalogue stores them. */
const [paper, curtain] = [testProducts.wallpaper, testProducts.curtains].map((product) =>
  contentToProduct(product.id, toContent(product)),
) as [Product, Product];

const store = (changes: readonly StoredChange[], action = 'published', expectedVersion?: string) =>
  runInTransaction(db, (tx) =>
    storeProductChanges(tx, {
      changes,
      action,
      actor: { name: 'Asha', staffId: null },
      at,
      ...(expectedVersion !== undefined && { expectedVersion }),
    }),
  );
const readRecord = async (id: string) => (await readRecords(db, [id])).get(id);
const listHistory = (id: string) =>
  db.select().from(productHistory).where(eq(productHistory.productId, id)).orderBy(asc(productHistory.at));

describe('changes of products', () => {
  it('write rows of types and pictures only where they change', async () => {
    const readImageIds = async () =>
      (await db.select({ id: productImages.id }).from(productImages)).map(({ id }) => id);
    const before = await readImageIds();
    await store([{ product: { ...paper, title: 'New title' } }]);
    expect(await readImageIds()).toEqual(before);
    await store([{ product: { ...paper, images: paper.images.slice(1) } }]);
    expect((await catalogue.read()).products[0]?.images).toHaveLength(paper.images.length - 1);
    const wallpaperTypes = paper.wallpaperTypes.map((type) => ({ ...type, pricePerSqFt: 99 }));
    await store([{ product: { ...paper, wallpaperTypes } }]);
    expect((await catalogue.read()).products[0]).toMatchObject({ wallpaperTypes });
  });

  it('are refused with a picture that was removed as unused meanwhile', async () => {
    const [image] = paper.images;
    if (!image) throw new Error('There is no picture.');
    const images = [image, { ...image, url: getUploadUrl('0123456789abcdef'), sortOrder: 1 }];
    await expect(store([{ product: { ...paper, title: 'Vine', images } }])).rejects.toThrow(
      "‘Vine’: picture 2 was deleted because it hadn't been used for 30 days. Upload it again.",
    );
    expect((await catalogue.read()).version).toBe('initial');
  });

  it('are one catalogue version, with a row and a history entry each', async () => {
    const changes = [paper, curtain].map((product) => ({ product: { ...product, title: `New ${product.category}` } }));
    const version = await store(changes);
    const stored = await catalogue.read();
    expect(stored.version).toBe(version);
    expect(stored.products.slice(0, 2).map(toContent)).toEqual(changes.map(({ product }) => toContent(product)));
    expect(stored.products.map(({ id }) => id)).toEqual(Object.values(testProducts).map(({ id }) => id));
    expect(new Set(stored.revisions.values())).toEqual(new Set(['initial', version]));
    for (const { product } of changes)
      expect(await readRecord(product.id)).toMatchObject({
        version: 1,
        state: 'published',
        published: toContent(product),
        changedAt: at,
        changedBy: 'Asha',
        changedById: null,
      });
  });

  it('keep the content from before the desk as the first history entry, once', async () => {
    await store([{ product: { ...paper, title: 'Second' } }]);
    await store([{ product: { ...paper, title: 'Third' } }], 'imported');
    const entries = await listHistory(paper.id);
    expect(entries.map(({ action, by, content }) => [action, by, JSON.parse(content).title])).toEqual([
      ['imported', 'Catalogue file', paper.title],
      ['published', 'Asha', 'Second'],
      ['imported', 'Asha', 'Third'],
    ]);
    expect(
      entries.map((entry) => entry.at.getTime() - at.getTime()),
      'sorted by time',
    ).toEqual([-1, 0, 1]);
  });

  it('take a product off sale with its content, and put it back at its place', async () => {
    await store([{ product: curtain, state: 'archived', redirectProductId: paper.id }], 'archived');
    const without = await catalogue.read();
    expect(without.products.map(({ id }) => id)).not.toContain(curtain.id);
    expect(without.archived).toEqual(new Map([[curtain.id, paper.id]]));
    expect(await readRecord(curtain.id)).toMatchObject({
      state: 'archived',
      published: toContent(curtain),
      position: 1,
    });
    await store([{ product: { ...paper, id: createNumberedId(90), wallpaperTypes: [] } }]);
    await store([{ product: curtain }], 'shown');
    const after = await catalogue.read();
    expect(after.products.map(({ id }) => id)).toEqual([
      ...Object.values(testProducts).map(({ id }) => id),
      createNumberedId(90),
    ]);
    expect(after.archived.size).toBe(0);
    expect(await readRecord(curtain.id)).toMatchObject({ version: 2, state: 'published', redirectProductId: null });
  });

  it('keep or replace the draft', async () => {
    const draft = { ...toContent(paper), title: 'Draft' };
    await store([{ product: paper, draft }]);
    await store([{ product: paper }]);
    expect((await readRecord(paper.id))?.draft).toEqual(draft);
    await store([{ product: paper, draft: null }]);
    expect(await readRecord(paper.id)).toMatchObject({ version: 3, draft: null });
  });

  it('leave nothing behind if the transaction fails at its end', async () => {
    const before = await catalogue.read();
    const failing = runInTransaction(db, async (tx) => {
      const changes = [{ product: { ...paper, title: 'Half' } }, { product: curtain, state: 'hidden' as const }];
      await storeProductChanges(tx, { changes, action: 'published', actor: { name: 'Asha', staffId: null }, at });
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await catalogue.read()).toEqual(before);
    expect(await db.$count(deskProducts)).toBe(0);
    expect(await db.$count(productHistory)).toBe(0);
  });

  it('fail if the catalogue has another version than expected', async () => {
    const version = await store([{ product: { ...paper, title: 'First' } }], 'imported', 'initial');
    await expect(store([{ product: paper }], 'imported', 'initial')).rejects.toThrow(CatalogueConflictError);
    expect((await catalogue.read()).version).toBe(version);
  });

  it('of different products at once both land', async () => {
    await Promise.all([paper, curtain].map((product) => store([{ product: { ...product, title: 'Both' } }])));
    const { products } = await catalogue.read();
    expect(products.slice(0, 2).map(({ title }) => title)).toEqual(['Both', 'Both']);
  });

  it('of the same product at once follow each other', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((title) => store([{ product: { ...paper, title } }])));
    const record = await readRecord(paper.id);
    const entries = await listHistory(paper.id);
    expect(record?.version).toBe(3);
    expect(JSON.parse(entries.at(-1)?.content ?? '').title).toBe(record?.published?.title);
    expect(entries).toHaveLength(4);
  });
});
