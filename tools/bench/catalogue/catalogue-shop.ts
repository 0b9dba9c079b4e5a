import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { importCatalogue } from '#server/modules/catalogue/import/catalogue-import.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { manyProducts } from '../../../catalogue/many-products.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Side } from '../baseline/compare.ts';

export type CatalogueShop = {
  address: string;
  side: Side;
  ids: readonly string[];
  dataDir: string;
  stop(): Promise<unknown>;
};

/** The built shop on the embedded database with `count` products; the demo catalogue comes first. */
export async function startCatalogueShop(count: number): Promise<CatalogueShop> {
  const file = manyProducts(demoFile(), count);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  const connection = await openDatabase({ databaseUrl: undefined, dataDir });
  const outcome = await importCatalogue(createCatalogueRepository(connection.db), file);
  await connection.close();
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
  // Rate limits are off; everything else is as in a real shop.
  const shop = await startShop({ dataDir, settings: { RATE_LIMIT_FACTOR: '1000000' } });
  const side = { port: Number(new URL(shop.address).port), pid: shop.child.pid };
  return { address: shop.address, side, ids: file.products.map(({ id }) => id), dataDir, stop: () => shop.stop() };
}

function demoFile(): CatalogueFile {
  const reading = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.value;
}
