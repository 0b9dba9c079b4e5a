import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { findAuditProblem } from '#server/platform/audit/audit-log.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditState } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import type { Catalogue } from '../catalogue-snapshot.ts';
import { startLiveCatalogue } from '../live-catalogue.ts';

const MAX_DELAY_MS = 1000;
const opened: (() => unknown)[] = [];
let connection: DatabaseConnection;
let desk: ProductDesk;
beforeEach(async () => {
  connection = await createTestDatabase();
  desk = await createProductDesk({ connection });
  opened.push(desk.close);
}, 120_000);
afterAll(() => Promise.all(opened.map((close) => close())), 60_000);

const publish = ({ id, version }: DeskProduct) => desk.send(`/${id}/publish`, { version });
const read = () => createCatalogueRepository(connection.db).read();

describe('publishing at the same moment', () => {
  it('lands both of two products', async () => {
    const drafts = [
      await desk.saveDraft(desk.findProduct('blinds').id, { title: 'One' }),
      await desk.saveDraft(desk.findProduct('fabrics').id, { title: 'Two' }),
    ];
    const responses = await Promise.all(drafts.map(publish));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { products } = await read();
    const titles = drafts.map(({ id }) => products.find((product) => product.id === id)?.title);
    expect(titles).toEqual(['One', 'Two']);
    expect(await findAuditProblem(connection.db)).toBeUndefined();
  });

  it('of the same product lets one succeed and tells the other', async () => {
    const draft = await desk.saveDraft(desk.findProduct('blinds').id, { title: 'Once' });
    const responses = await Promise.all([publish(draft), publish(draft), publish(draft)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await desk.db.$count(productHistory)).toBe(2);
    expect((await desk.read(draft.id)).version).toBe(draft.version + 1);
  });

  it('two first drafts of one product: one is stored', async () => {
    const { id } = desk.findProduct('canvas');
    const { published } = await desk.read(id);
    const responses = await Promise.all(
      ['A', 'B'].map((title) => desk.send(`/${id}/draft`, { version: 0, draft: { ...published, title } })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = responses.find(({ status }) => status === 200)?.data.draft?.title;
    expect(await desk.read(id)).toMatchObject({ version: 1, draft: { title: winner } });
  });

  it('gives two products with the same title different addresses', async () => {
    const source = desk.findProduct('fabrics');
    const copies = await Promise.all([1, 2].map(async () => (await desk.send(`/${source.id}/duplicate`)).data));
    const responses = await Promise.all(copies.map(publish));
    const slugs = responses.map(({ data }) => data.published?.slug);
    expect(new Set(slugs).size).toBe(2);
  });

  it('keeps a draft that is saved while many products change', async () => {
    const { id } = desk.findProduct('wallpaper');
    const { published } = await desk.read(id);
    const [draft, bulk] = await Promise.all([
      desk.send(`/${id}/draft`, { version: 0, draft: { ...published, title: 'Mine' } }),
      desk.send<{ results: { isChanged: boolean }[] }>('/bulk', {
        products: [{ id, version: 0 }],
        change: { kind: 'rate', percent: 10 },
      }),
    ]);
    expect([draft.status === 200, bulk.data.results[0]?.isChanged].filter(Boolean)).toHaveLength(1);
    expect((await desk.read(id)).version).toBe(1);
  });
});

it('a crash before the end leaves the old catalogue, draft, history and version', async () => {
  const { id } = desk.findProduct('blinds');
  const draft = await desk.saveDraft(id, { title: 'Half' });
  const before = [await read(), await desk.db.select().from(deskProducts)];
  // The audit entry is written last, and fails.
  const [state] = await desk.db.delete(auditState).returning();
  const failing = await publish(draft);
  expect(failing.status).toBe(500);
  expect([await read(), await desk.db.select().from(deskProducts)]).toEqual(before);
  expect(await desk.db.$count(productHistory)).toBe(0);
  if (state) await desk.db.insert(auditState).values(state);
  expect((await publish(draft)).status).toBe(200);
});

describe('another process', () => {
  it('shows what was published within a second, and never a mixture of versions', async () => {
    const other = await startLiveCatalogue({ repository: createCatalogueRepository(connection.db), onError() {} });
    opened.unshift(async () => other.close());
    const pair = [desk.findProduct('blinds'), desk.findProduct('blinds', 1)] as const;
    const snapshots: Catalogue[] = [other.getCurrent()];
    other.onChange((catalogue) => snapshots.push(catalogue));
    const rates: number[][] = [];
    for (let round = 0; round < 3; round++) {
      const products = await Promise.all(pair.map(async ({ id }) => ({ id, version: (await desk.read(id)).version })));
      await desk.send('/bulk', { products, change: { kind: 'rate', percent: 10 } });
      const publishedAt = performance.now();
      const { version } = desk.catalogue.getCurrent();
      await expect.poll(() => other.getCurrent().version, { timeout: 10_000, interval: 5 }).toBe(version);
      const waitedMs = performance.now() - publishedAt;
      const readStart = performance.now();
      await read();
      // Allows for reading the catalogue, because the machine may be busy.
      expect(waitedMs).toBeLessThan(MAX_DELAY_MS + 2 * (performance.now() - readStart));
      rates.push(listRates(desk.catalogue.getCurrent(), pair));
    }
    const known = new Set([listRates(snapshots[0], pair), ...rates].map((list) => list.join()));
    for (const snapshot of snapshots) expect(known).toContain(listRates(snapshot, pair).join());
    expect(other.getCurrent().products).toEqual(desk.catalogue.getCurrent().products);
  });
});

const listRates = (catalogue: Catalogue | undefined, products: readonly Product[]): number[] =>
  products.flatMap(({ id }) => catalogue?.productsById.get(id)?.blindsTypes.map((type) => type.pricePerSqFt) ?? []);
