import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { Side } from '../baseline/compare.ts';
import { BENCH_SECRET } from '../cart/cart-customers.ts';

export type EngineName = 'embedded' | 'PostgreSQL';
export type EngineShop = {
  engine: EngineName;
  /** None for the embedded engine, which only its own process can open. */
  databaseUrl: string | undefined;
  address: string;
  side: Side;
  running: RunningShop;
  /** Something that can be bought. */
  productId: string;
  /** PostgreSQL: the shop's own database; embedded: an empty one of the same kind. */
  openSame(): Promise<DatabaseConnection>;
};

// Rate limits are off; everything else is as in a real shop.
const SETTINGS = { SESSION_SECRET: BENCH_SECRET, RATE_LIMIT_FACTOR: '1000000' };

/** The built shop; without an address on the embedded engine. */
export async function startEngineShop(databaseUrl?: string): Promise<EngineShop> {
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const running = await startShop({ settings: { ...SETTINGS, ...(databaseUrl && { DATABASE_URL: databaseUrl }) } });
  const { address } = running;
  const answer = await fetch(`${address}/api/Products/category/Wallpaper`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return {
    ...{ engine, databaseUrl, address, running, productId: data[0]?.id ?? '' },
    side: { port: Number(new URL(address).port), pid: running.child.pid },
    openSame: () => (databaseUrl ? openPostgresDatabase(databaseUrl, { onIdleError() {} }) : openMemoryDatabase()),
  };
}

type Work<Result> = (shop: EngineShop) => Promise<Result>;

export async function onEmbedded<Result>(work: Work<Result>): Promise<Result> {
  const shop = await startEngineShop();
  try {
    return await work(shop);
  } finally {
    await shop.running.stop();
  }
}

export async function onPostgres<Result>(work: Work<Result>): Promise<Result> {
  const server = await startTestPostgres();
  try {
    return await onServer(server.url, work);
  } finally {
    await server.stop();
  }
}

async function onServer<Result>(serverUrl: string, work: Work<Result>): Promise<Result> {
  const { url, drop } = await createTemporaryDatabase(serverUrl);
  try {
    const shop = await startEngineShop(url);
    try {
      return await work(shop);
    } finally {
      await shop.running.stop();
    }
  } finally {
    await drop();
  }
}

/** The same work on a shop of each engine, one after another. */
export async function onBothEngines<Result>(work: Work<Result>): Promise<Result[]> {
  return [await onEmbedded(work), await onPostgres(work)];
}
