import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { fillEmptyCatalogue } from '#server/modules/catalogue/import/fill-empty-catalogue.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { multiplyProducts } from '../../../catalogue/multiply-products.ts';
import { readDemoCatalogue } from '../../../catalogue/read-demo-products.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { MeasuredServer } from '../baseline/compare.ts';

export type CatalogueShop = {
  address: string;
  server: MeasuredServer;
  ids: readonly string[];
  dataDir: string;
  stop(): Promise<unknown>;
};

/** Fills an empty database with `count` products; the demo catalogue comes first. */
export async function fillCatalogue(
  count: number,
  database: { databaseUrl: string | undefined; dataDir: string },
): Promise<CatalogueFile> {
  const file = multiplyProducts(readDemoCatalogue(), count);
  const connection = await openMigratedDatabase(database);
  const result = await fillEmptyCatalogue(createCatalogueRepository(connection.db), file);
  await connection.close();
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return file;
}

/** The built shop on the embedded database with `count` products. */
export async function startCatalogueShop(count: number): Promise<CatalogueShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  const file = await fillCatalogue(count, { databaseUrl: undefined, dataDir });
  // Rate limits are off; everything else is as in a real shop.
  const shop = await startShop({ dataDir, settings: { RATE_LIMIT_FACTOR: '1000000' } });
  const server = { port: Number(new URL(shop.address).port), pid: shop.child.pid };
  return { address: shop.address, server, ids: file.products.map(({ id }) => id), dataDir, stop: () => shop.stop() };
}
