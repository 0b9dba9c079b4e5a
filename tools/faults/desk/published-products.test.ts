import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { contentToProduct, toContent } from '#server/modules/catalogue/content/product-content.ts';
import { storeProductChanges } from '#server/modules/catalogue/desk/product-repository.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed-demo-catalogue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { productImages, products, productTypes } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { buildMarkedContent, findHalfPublications } from './published-products.ts';

let connection: DatabaseConnection;
let initial: Product[];
beforeAll(async () => {
  connection = await openMemoryDatabase();
  await seedDemoCatalogue(connection.db);
  initial = (await createCatalogueRepository(connection.db).read()).products.slice(0, 1);
}, 60_000);
afterAll(() => connection.close());

it('finds nothing in a new catalogue, and everything that is half', async () => {
  const { db } = connection;
  const [before] = initial;
  if (!before) throw new Error('The catalogue is empty.');
  expect(await findHalfPublications(db, initial)).toEqual([]);
  const product = contentToProduct(before.id, buildMarkedContent(toContent(before), '1'));
  const stored = { changes: [{ product }], action: 'published', actor: { name: 'x', staffId: null }, at: new Date() };
  await runInTransaction(db, (tx) => storeProductChanges(tx, stored));
  // Without the audit entries of draft and publication.
  expect(await findHalfPublications(db, initial)).toEqual([
    expect.stringMatching(/has version 1 after 0 writes$/),
    expect.stringMatching(/has 2 entries of 0$/),
  ]);
  await db.update(products).set({ title: 'Half [2]' }).where(eq(products.id, before.id));
  expect(await findHalfPublications(db, initial)).toContainEqual(expect.stringMatching(/a mixture of 2, 1$/));
  expect(await findHalfPublications(db, initial)).toContainEqual(expect.stringMatching(/ends with something else$/));
  await db.delete(productTypes).where(eq(productTypes.productId, before.id));
  await db.delete(productImages).where(eq(productImages.productId, before.id));
  expect(await findHalfPublications(db, initial)).toContainEqual(expect.stringMatching(/0 types and 0 pictures$/));
  await db.delete(deskProducts);
  await db.delete(productHistory);
  await db.delete(products).where(eq(products.id, before.id));
  expect(await findHalfPublications(db, initial)).toContainEqual(expect.stringMatching(/is missing$/));
});
