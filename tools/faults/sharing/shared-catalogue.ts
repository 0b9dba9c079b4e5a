import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import type { FaultReport } from '../fault-run.ts';

const WITHIN_MS = 15_000;

/** Every process picks up a new catalogue soon, without a restart. */
export async function checkSharedCatalogue(addresses: readonly string[], databaseUrl: string): Promise<FaultReport> {
  const title = `Newest ${randomUUID().slice(0, 8)}`;
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const repository = createCatalogueRepository(db);
    const version = await repository.version();
    const { products } = await repository.read();
    const [first, ...rest] = products;
    if (!first) throw new Error('The catalogue is empty.');
    await repository.replace({ version: randomUUID(), products: [{ ...first, title }, ...rest] }, version);
    const begun = performance.now();
    const late: string[] = [];
    for (const address of addresses) if (!(await shows(address, first.id, title))) late.push(address);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    return {
      seen: [
        `catalogue: ${addresses.length - late.length} of ${addresses.length} shops sell the new one after ${seconds} s`,
      ],
      broken: late.map((address) => `${address} still sells the old catalogue after ${WITHIN_MS / 1000} s`),
    };
  } finally {
    await close();
  }
}

async function shows(address: string, id: string, title: string): Promise<boolean> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await wait(200)) {
    const page = await fetch(`${address}/product/${id}`).then((answer) => answer.text());
    const call = await fetch(`${address}/api/Products/GetProductById/${id}`);
    const product = call.ok ? ((await call.json()) as Envelope<Product>).data : undefined;
    if (page.includes(title) && (product === undefined || product?.title === title)) return true;
  }
  return false;
}
