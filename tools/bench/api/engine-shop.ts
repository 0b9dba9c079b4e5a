import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { MeasuredServer } from '../baseline/compare.ts';
import { openRecordingDatabase, type RecordingDatabase } from '../baseline/record-statements.ts';
import { BENCH_SECRET } from '../cart/cart-customers.ts';

export type EngineName = 'embedded' | 'PostgreSQL';
export type EngineShop = {
  engine: EngineName;
  /** None for the embedded engine, which only its own process can open. */
  databaseUrl: string | undefined;
  address: string;
  server: MeasuredServer;
  running: RunningShop;
  /** A product for sale. */
  productId: string;
  /** PostgreSQL: the shop's database; embedded: an empty one in memory. */
  openDatabase(): Promise<RecordingDatabase>;
};

// Rate limits are off; everything else is as in a real shop.
const SETTINGS = { SESSION_SECRET: BENCH_SECRET, RATE_LIMIT_FACTOR: '1000000' };

/** The built shop; without an address on the embedded engine. */
export async function startEngineShop(databaseUrl?: string): Promise<EngineShop> {
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const running = await startShop({ settings: { ...SETTINGS, ...(databaseUrl && { DATABASE_URL: databaseUrl }) } });
  const { address } = running;
  const response = await fetch(`${address}/api/Products/category/Wallpaper`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  return {
    engine,
    databaseUrl,
    address,
    running,
    productId: data[0]?.id ?? '',
    server: { port: Number(new URL(address).port), pid: running.child.pid },
    openDatabase: () => openRecordingDatabase(databaseUrl),
  };
}

type Work<Result> = (shop: EngineShop) => Promise<Result>;

export async function runOnEmbedded<Result>(work: Work<Result>): Promise<Result> {
  const shop = await startEngineShop();
  try {
    return await work(shop);
  } finally {
    await shop.running.stop();
  }
}

export async function runOnPostgres<Result>(work: Work<Result>): Promise<Result> {
  const server = await startTestPostgres();
  try {
    return await runOnServer(server.url, work);
  } finally {
    await server.stop();
  }
}

async function runOnServer<Result>(serverUrl: string, work: Work<Result>): Promise<Result> {
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
export async function runOnBothEngines<Result>(work: Work<Result>): Promise<Result[]> {
  return [await runOnEmbedded(work), await runOnPostgres(work)];
}
