import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import type { FaultReport } from '../fault-run.ts';

const MAX_DELAY_MS = 15_000;

/** Every process picks up a new catalogue soon, without a restart. */
export async function checkSharedCatalogue(addresses: readonly string[], databaseUrl: string): Promise<FaultReport> {
  const title = `Newest ${randomUUID().slice(0, 8)}`;
  const { db, close } = await openMigratedDatabase({ databaseUrl, dataDir: '' });
  try {
    const repository = createCatalogueRepository(db);
    const version = await repository.readVersion();
    const { products } = await repository.read();
    const [first, ...rest] = products;
    if (!first) throw new Error('The catalogue is empty.');
    await repository.replace({ version: randomUUID(), products: [{ ...first, title }, ...rest] }, version);
    const startedAt = performance.now();
    const late: string[] = [];
    for (const address of addresses) if (!(await waitForTitle(address, first.id, title))) late.push(address);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return {
      observations: [
        `catalogue: ${addresses.length - late.length} of ${addresses.length} shops serve the new one after ${seconds} s`,
      ],
      violations: late.map((address) => `${address} still serves the old catalogue after ${MAX_DELAY_MS / 1000} s`),
    };
  } finally {
    await close();
  }
}

async function waitForTitle(address: string, id: string, title: string): Promise<boolean> {
  for (const end = Date.now() + MAX_DELAY_MS; Date.now() < end; await wait(200)) {
    const page = await fetch(`${address}/product/${id}`).then((response) => response.text());
    const response = await fetch(`${address}/api/Products/GetProductById/${id}`);
    const product = response.ok ? ((await response.json()) as Envelope<Product>).data : undefined;
    if (page.includes(title) && (product === undefined || product?.title === title)) return true;
  }
  return false;
}
