import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import type { Catalogue } from './catalogue-snapshot.ts';
import { toCatalogueFile } from './content/catalogue-file-products.ts';
import { fillEmptyCatalogue } from './import/fill-empty-catalogue.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';
import { type LiveCatalogue, startLiveCatalogue } from './live-catalogue.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await seedDemoCatalogue(connection.db);
});
afterAll(() => connection.close());

const startTestCatalogue = () =>
  startLiveCatalogue({
    repository: createCatalogueRepository(connection.db),
    onError(error) {
      throw error;
    },
  });
const waitForChange = (catalogue: LiveCatalogue) =>
  new Promise<Catalogue>((resolve) => {
    catalogue.onChange(resolve);
  });

describe('the live catalogue', () => {
  it('picks up an import in every process within a second', async () => {
    const [one, other] = await Promise.all([startTestCatalogue(), startTestCatalogue()]);
    const repository = createCatalogueRepository(connection.db);
    const [first, ...rest] = toCatalogueFile(one.getCurrent().products).products;
    const changes = Promise.all([waitForChange(one), waitForChange(other)]);
    const storedAt = fillEmptyCatalogue(repository, { products: [{ ...first, title: 'Renamed' }, ...rest] }).then(() =>
      performance.now(),
    );
    const [seenByOne, seenByOther] = await changes;
    const waitedMs = performance.now() - (await storedAt);
    // Allows for two reads of the catalogue, because both processes read at once on a busy machine.
    const readStart = performance.now();
    await repository.read();
    expect(waitedMs).toBeLessThan(1000 + 2 * (performance.now() - readStart));
    expect([seenByOne.products[0]?.title, seenByOther.products[0]?.title]).toEqual(['Renamed', 'Renamed']);
    expect(one.getCurrent()).toBe(seenByOne);
    one.close();
    other.close();
  });

  it('stays in use while the database is down and catches up afterwards', async () => {
    const repository = createCatalogueRepository(connection.db);
    let isDown = false;
    const errors: unknown[] = [];
    const live = await startLiveCatalogue({
      repository: {
        ...repository,
        readVersion: () => (isDown ? Promise.reject(new Error('down')) : repository.readVersion()),
      },
      onError: (error) => errors.push(error),
      pollIntervalMs: 5,
    });
    isDown = true;
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    const before = live.getCurrent();
    expect(before.products.length).toBe(89);
    const changed = waitForChange(live);
    await fillEmptyCatalogue(repository, { products: [] });
    isDown = false;
    expect((await changed).products).toEqual([]);
    live.close();
  });

  it('stops polling the database after close', async () => {
    let readCount = 0;
    const repository = createCatalogueRepository(connection.db);
    const readVersion = () => {
      readCount++;
      return repository.readVersion();
    };
    const countingRepository = { ...repository, readVersion };
    const live = await startLiveCatalogue({ repository: countingRepository, onError() {}, pollIntervalMs: 1 });
    await expect.poll(() => readCount).toBeGreaterThan(3);
    live.close();
    await live.refresh();
    const countAfterClose = readCount;
    await repository.readVersion();
    await repository.readVersion();
    expect(readCount).toBe(countAfterClose);
  });
});
