import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductFilter } from '#contract/desk/products/products.ts';
import { createCatalogueRepository, NO_VERSION } from '#server/modules/catalogue/catalogue-repository.ts';
import { type LiveCatalogue, startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { readDemoProducts } from '../../../../../../catalogue/read-demo-products.ts';
import { createProductList } from './product-list.ts';

const COUNT = 2000;
const BATCH = 500;
const statements: string[] = [];
let connection: DatabaseConnection;
let catalogue: LiveCatalogue;
let list: ReturnType<typeof createProductList>['list'];
beforeAll(async () => {
  connection = await createTestDatabase((text) => statements.push(text));
  const repository = createCatalogueRepository(connection.db);
  const products = [...readDemoProducts(COUNT)];
  await repository.replace({ version: 'many', products }, NO_VERSION);
  const row = { version: 1, state: 'published' as const, changedAt: new Date(), changedBy: 'x' };
  for (let from = 0; from < COUNT; from += BATCH)
    await connection.db
      .insert(deskProducts)
      .values(products.slice(from, from + BATCH).map(({ id }) => ({ ...row, productId: id })));
  catalogue = await startLiveCatalogue({ repository, onError() {}, pollIntervalMs: 60_000 });
  ({ list } = createProductList({ db: connection.db, catalogue }));
}, 240_000);
afterAll(async () => {
  catalogue.close();
  await connection.close();
});

const FILTERS: readonly Partial<ProductFilter>[] = [
  {},
  { sort: 'title' },
  { sort: 'rate', tab: 'published' },
  { sort: 'changed' },
  { search: 'vine matt' },
];
const run = (filter: Partial<ProductFilter>) =>
  list({ params: {}, body: { tab: 'all', search: '', category: null, sort: 'shop', cursor: null, ...filter } });

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

it.each(FILTERS)(
  'the list %j of many changed products needs few statements and no catalogue from the database',
  async (filter) => {
    await run(filter);
    statements.length = 0;
    const { count } = await run(filter);
    expect(count).toBeGreaterThan(0);
    if (hasExactQueryCounts) expect(statements.length).toBeLessThanOrEqual(4);
    const readMs = await measure(() => createCatalogueRepository(connection.db).read());
    const times = [
      await measure(() => run(filter)),
      await measure(() => run(filter)),
      await measure(() => run(filter)),
    ];
    expect(Math.min(...times)).toBeLessThan(readMs / 4);
  },
);
