import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import { createProductImport } from './product-import.ts';

it('of two imports into an empty shop at once, one is refused', { timeout: 60_000 }, async () => {
  const connection = await createTestDatabase();
  const { db } = connection;
  const files = createProductImport({ db, clock: createTestClock() });
  const run = (title: string) => {
    const text = `title,category,typeTitle,pricePerSqFt\n${title},wallpaper,Matt,200\n`;
    return files.run({ format: 'csv', text, catalogueVersion: '' }, { staffId: null, name: 'Asha', requestId: 'test' });
  };
  const results = await Promise.allSettled([run('Fern'), run('Moss')]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toMatchObject([{ status: 409 }]);
  expect((await createCatalogueRepository(db).read()).products).toHaveLength(1);
  await connection.close();
});
