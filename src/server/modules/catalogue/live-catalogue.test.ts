import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import type { Catalogue } from './catalogue-snapshot.ts';
import { toCatalogueFile } from './import/catalogue-file-products.ts';
import { importCatalogue } from './import/catalogue-import.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';
import { type LiveCatalogue, startLiveCatalogue } from './live-catalogue.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await seedDemoCatalogue(connection.db);
});
afterAll(() => connection.close());

const open = () =>
  startLiveCatalogue({
    repository: createCatalogueRepository(connection.db),
    onError(error) {
      throw error;
    },
  });
const nextChange = (catalogue: LiveCatalogue) =>
  new Promise<Catalogue>((resolve) => {
    catalogue.onChange(resolve);
  });

describe('the live catalogue', () => {
  it('follows an import in every process within a second', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const repository = createCatalogueRepository(connection.db);
    const [first, ...rest] = toCatalogueFile(one.current().products).products;
    const changes = Promise.all([nextChange(one), nextChange(other)]);
    const storedAt = importCatalogue(repository, { products: [{ ...first, title: 'Renamed' }, ...rest] }).then(() =>
      performance.now(),
    );
    const [seenByOne, seenByOther] = await changes;
    const waitedMs = performance.now() - (await storedAt);
    // What reading itself takes now is added twice, because both read at once and other tests keep the machine busy.
    const begun = performance.now();
    await repository.read();
    expect(waitedMs).toBeLessThan(1000 + 2 * (performance.now() - begun));
    expect([seenByOne.products[0]?.title, seenByOther.products[0]?.title]).toEqual(['Renamed', 'Renamed']);
    expect(one.current()).toBe(seenByOne);
    one.close();
    other.close();
  });

  it('stays in use while the database is away, and follows again afterwards', async () => {
    const repository = createCatalogueRepository(connection.db);
    let away = false;
    const errors: unknown[] = [];
    const live = await startLiveCatalogue({
      repository: { ...repository, version: () => (away ? Promise.reject(new Error('away')) : repository.version()) },
      onError: (error) => errors.push(error),
      pollIntervalMs: 5,
    });
    away = true;
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    const before = live.current();
    expect(before.products.length).toBe(77);
    const changed = nextChange(live);
    await importCatalogue(repository, { products: [] });
    away = false;
    expect((await changed).products).toEqual([]);
    live.close();
  });

  it('asks the database no more once it is closed', async () => {
    let asked = 0;
    const repository = createCatalogueRepository(connection.db);
    const version = () => {
      asked++;
      return repository.version();
    };
    const counting = { ...repository, version };
    const live = await startLiveCatalogue({ repository: counting, onError() {}, pollIntervalMs: 1 });
    await expect.poll(() => asked).toBeGreaterThan(3);
    live.close();
    await live.refresh();
    const after = asked;
    await repository.version();
    await repository.version();
    expect(asked).toBe(after);
  });
});
