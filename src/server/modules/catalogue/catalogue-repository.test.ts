import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import {
  catalogueState,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { manyProducts } from '../../../../catalogue/many-products.ts';
import { CatalogueConflictError, createCatalogueRepository } from './catalogue-repository.ts';
import { toCatalogueFile, toProducts } from './import/catalogue-file-products.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';

let connection: DatabaseConnection;
let demo: Product[];
beforeAll(async () => {
  connection = await createTestDatabase();
  await seedDemoCatalogue(connection.db);
  demo = (await createCatalogueRepository(connection.db).read()).products;
});
afterAll(() => connection.close());

const picture = { url: '/pictures/a.webp', hexCode: '#AABBCC', colorName: 'Ivory', width: 1600, height: 1000 } as const;
const withPictures = (product: Product): Product => ({
  ...product,
  images: [
    {
      ...picture,
      sortOrder: 0,
      kind: 'flat',
      dominantColor: '#aabbcc',
      widths: [400, 1600],
      inchesWide: 48.5,
      repeatInches: 24.25,
    },
    { ...picture, sortOrder: 1, kind: 'room', dominantColor: '#aabbcc', widths: [] },
  ],
});

describe('the catalogue repository', () => {
  it('gives back what it stored, in the same order [SRV-14, ENT-03]', async () => {
    const repository = createCatalogueRepository(connection.db);
    const stored = { version: 'with-pictures', products: demo.toReversed().map(withPictures) };
    await repository.replace(stored, await repository.version());
    expect(await repository.read()).toEqual(stored);
  });

  it('keeps nothing of the products that were removed', async () => {
    const repository = createCatalogueRepository(connection.db);
    const [only] = demo.map(withPictures);
    await repository.replace({ version: 'one', products: only ? [only] : [] }, await repository.version());
    expect((await connection.db.select().from(products)).length).toBe(1);
    expect((await connection.db.select().from(productTypes)).length).toBe(only?.wallpaperTypes.length);
    expect((await connection.db.select().from(productImages)).length).toBe(2);
  });

  it('stores catalogues of more rows than one statement may carry', async () => {
    const repository = createCatalogueRepository(connection.db);
    const many = toProducts(manyProducts(toCatalogueFile(demo), 501));
    await repository.replace({ version: 'many', products: many }, await repository.version());
    expect((await repository.read()).products).toEqual(many);
  });

  it('lets one of two writers win and tells the other', async () => {
    const repository = createCatalogueRepository(connection.db);
    const seen = await repository.version();
    const writes = ['left', 'right'].map((version) => repository.replace({ version, products: demo }, seen));
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(CatalogueConflictError);
    expect((await repository.read()).products.length).toBe(demo.length);
  });

  it('changes nothing when a row cannot be stored', async () => {
    const repository = createCatalogueRepository(connection.db);
    const before = await repository.read();
    const broken = demo.map((product, at) => (at === 70 ? { ...product, title: 'nul\0' } : product));
    await expect(repository.replace({ version: 'broken', products: broken }, before.version)).rejects.toThrow();
    expect(await repository.read()).toEqual(before);
  });
});

describe('seeding', () => {
  const forgetCatalogue = () => connection.db.delete(catalogueState);

  it('fills a database once, and leaves one alone that has been emptied on purpose [SRV-18]', async () => {
    const repository = createCatalogueRepository(connection.db);
    await forgetCatalogue();
    expect(await seedDemoCatalogue(connection.db)).toBe(true);
    expect((await repository.read()).products).toEqual(demo);
    expect(await seedDemoCatalogue(connection.db)).toBe(false);
    await repository.replace({ version: 'empty', products: [] }, await repository.version());
    expect(await seedDemoCatalogue(connection.db)).toBe(false);
    expect((await repository.read()).products).toEqual([]);
  });

  it('may be done by two processes at once', async () => {
    await forgetCatalogue();
    const done = await Promise.all([seedDemoCatalogue(connection.db), seedDemoCatalogue(connection.db)]);
    expect(done.toSorted()).toEqual([false, true]);
  });
});
