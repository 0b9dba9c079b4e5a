import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import {
  catalogueState,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { multiplyProducts } from '../../../../catalogue/multiply-products.ts';
import { CatalogueConflictError, createCatalogueRepository } from './catalogue-repository.ts';
import { toCatalogueFile, toProducts } from './content/catalogue-file-products.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';

let connection: DatabaseConnection;
let demoProducts: Product[];
beforeAll(async () => {
  connection = await createTestDatabase();
  await seedDemoCatalogue(connection.db);
  demoProducts = (await createCatalogueRepository(connection.db).read()).products;
});
afterAll(() => connection.close());

const image = { url: '/pictures/a.webp', hexCode: '#AABBCC', colorName: 'Ivory', width: 1600, height: 1000 } as const;
const withImages = (product: Product): Product => ({
  ...product,
  images: [
    {
      ...image,
      sortOrder: 0,
      kind: 'flat',
      dominantColor: '#aabbcc',
      widths: [400, 1600],
      inchesWide: 48.5,
      repeatInches: 24.25,
    },
    { ...image, sortOrder: 1, kind: 'room', dominantColor: '#aabbcc', widths: [] },
  ],
});

describe('the catalogue repository', () => {
  it('reads back a stored catalogue in the same order [SRV-14, ENT-03]', async () => {
    const repository = createCatalogueRepository(connection.db);
    const stored = { version: 'with-pictures', products: demoProducts.toReversed().map(withImages) };
    await repository.replace(stored, await repository.readVersion());
    expect(await repository.read()).toMatchObject(stored);
  });

  it('deletes all rows of removed products', async () => {
    const repository = createCatalogueRepository(connection.db);
    const [product] = demoProducts.map(withImages);
    await repository.replace({ version: 'one', products: product ? [product] : [] }, await repository.readVersion());
    expect((await connection.db.select().from(products)).length).toBe(1);
    expect((await connection.db.select().from(productTypes)).length).toBe(product?.wallpaperTypes.length);
    expect((await connection.db.select().from(productImages)).length).toBe(2);
  });

  it('stores more rows than fit into one statement', async () => {
    const repository = createCatalogueRepository(connection.db);
    const many = toProducts(multiplyProducts(toCatalogueFile(demoProducts), 501));
    await repository.replace({ version: 'many', products: many }, await repository.readVersion());
    expect((await repository.read()).products).toEqual(many);
  });

  it('lets one of two concurrent writers win and rejects the other', async () => {
    const repository = createCatalogueRepository(connection.db);
    const expectedVersion = await repository.readVersion();
    const writes = ['left', 'right'].map((version) =>
      repository.replace({ version, products: demoProducts }, expectedVersion),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const rejection = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejection?.reason).toBeInstanceOf(CatalogueConflictError);
    expect((await repository.read()).products.length).toBe(demoProducts.length);
  });

  it('changes nothing when a row cannot be stored', async () => {
    const repository = createCatalogueRepository(connection.db);
    const before = await repository.read();
    // Late, so that earlier products are already inserted.
    const broken = demoProducts.map((product, index) => (index === 70 ? { ...product, title: 'nul\0' } : product));
    await expect(repository.replace({ version: 'broken', products: broken }, before.version)).rejects.toThrow();
    expect(await repository.read()).toEqual(before);
  });
});

describe('seeding', () => {
  const deleteCatalogueState = () => connection.db.delete(catalogueState);

  it('fills a new database once and never refills an emptied catalogue [SRV-18]', async () => {
    const repository = createCatalogueRepository(connection.db);
    await deleteCatalogueState();
    expect(await seedDemoCatalogue(connection.db)).toBe(true);
    expect((await repository.read()).products).toEqual(demoProducts);
    expect(await seedDemoCatalogue(connection.db)).toBe(false);
    await repository.replace({ version: 'empty', products: [] }, await repository.readVersion());
    expect(await seedDemoCatalogue(connection.db)).toBe(false);
    expect((await repository.read()).products).toEqual([]);
  });

  it('is safe when called twice at once', async () => {
    await deleteCatalogueState();
    const results = await Promise.all([seedDemoCatalogue(connection.db), seedDemoCatalogue(connection.db)]);
    expect(results.toSorted()).toEqual([false, true]);
  });
});
