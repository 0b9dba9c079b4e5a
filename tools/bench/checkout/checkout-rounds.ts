import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import type { EngineShop } from '../api/engine-shop.ts';
import { type BareDatabase, startBareDatabase } from '../baseline/bare-database.ts';
import type { SqlResult, StatementBatch } from '../baseline/sql-work.ts';
import { BENCH_SECRET } from '../cart/cart-customers.ts';
import type { Timing } from '../cart/cart-rounds.ts';
import { startChild } from '../load/start-child.ts';
import { type CheckoutCustomer, type CheckoutTimes, createBuyer } from './checkout-customers.ts';
import { recordCheckoutStatements } from './checkout-statements.ts';

type Log = (line: string) => void;
type Pay = Parameters<CheckoutCustomer['checkOut']>[0];

const CUSTOMERS = 10;

/** Sequential checkouts per customer, all customers in parallel. */
async function runCheckouts(durationMs: number, buyers: readonly CheckoutCustomer[], pay: Pay) {
  const until = performance.now() + durationMs;
  const times: CheckoutTimes[] = [];
  const checkOutRepeatedly = async (buyer: CheckoutCustomer) => {
    while (performance.now() < until) times.push(await buyer.checkOut(pay));
  };
  await Promise.all(buyers.map(checkOutRepeatedly));
  return times;
}

const createBuyers = (port: number, productId: string) =>
  Promise.all(Array.from({ length: CUSTOMERS }, () => createBuyer(port, productId)));

const computeMeanMs = (times: readonly CheckoutTimes[]) =>
  times.reduce((sum, { createMs, verifyMs }) => sum + createMs + verifyMs, 0) / times.length;

/** Compares the shop with an instant provider to the same statements through the bare driver. */
export async function compareCheckoutWithDriver(shop: EngineShop, timing: Timing, log: Log) {
  log(`${shop.engine}: CreateOrder and settling with ${CUSTOMERS} customers at once, provider time left out`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  const child = startChild(new URL('./checkout-shop.ts', import.meta.url));
  const bare = startBareDatabase(shop.databaseUrl);
  try {
    const port = await child.request<number>({
      DATA_DIR: dataDir,
      PORT: '0',
      SESSION_SECRET: BENCH_SECRET,
      RATE_LIMIT_FACTOR: '1000000',
      ...(shop.databaseUrl && { DATABASE_URL: shop.databaseUrl }),
    });
    const batches = await recordCheckouts(shop, bare, dataDir);
    const buyers = await createBuyers(port, shop.productId);
    const rounds = await alternateRounds(timing, buyers, (durationMs) => bare.run({ durationMs, batches }));
    for (const buyer of buyers) buyer.close();
    const share = computeMedian(rounds.map(({ shopMs, driverMs }) => driverMs / shopMs));
    return { engine: shop.engine, share, statements: batches[0]?.statements.length ?? 0, rounds };
  } finally {
    await child.stop();
    await bare.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function recordCheckouts(shop: EngineShop, bare: BareDatabase, dataDir: string): Promise<StatementBatch[]> {
  const database = await shop.openDatabase();
  const batches = [];
  try {
    for (let customer = 1; customer <= CUSTOMERS; customer++) {
      const { seed, batch } = await recordCheckoutStatements(database, join(dataDir, 'secrets'));
      if (shop.databaseUrl === undefined) await bare.seed(seed);
      batches.push(batch);
    }
  } finally {
    await database.close();
  }
  return batches;
}

async function alternateRounds(
  { rounds, roundMs, warmUpMs }: Timing,
  buyers: readonly CheckoutCustomer[],
  runBare: (durationMs: number) => Promise<SqlResult>,
) {
  const payInstantly = async () => undefined;
  await runCheckouts(warmUpMs, buyers, payInstantly);
  await runBare(warmUpMs);
  const results = [];
  for (let round = 1; round <= rounds; round++) {
    const times = await runCheckouts(roundMs, buyers, payInstantly);
    const bare = await runBare(roundMs);
    results.push({ shopMs: computeMeanMs(times), driverMs: bare.meanMs, checkouts: times.length, bare: bare.requests });
  }
  return results;
}

/** Measures the whole shop with its simulator as the provider, one customer at a time. */
export async function measureCheckoutWithSimulator(shop: EngineShop, pay: Pay, { roundMs, rounds }: Timing, log: Log) {
  log(`${shop.engine}: one customer after another pays at the simulator`);
  const buyer = await createBuyer(shop.server.port, shop.productId);
  await runCheckouts(roundMs, [buyer], pay);
  const times = await runCheckouts(roundMs * rounds, [buyer], pay);
  buyer.close();
  const computeMedianBy = (getValue: (one: CheckoutTimes) => number) => computeMedian(times.map(getValue));
  const [createMs, verifyMs] = [
    computeMedianBy(({ createMs }) => createMs),
    computeMedianBy(({ verifyMs }) => verifyMs),
  ];
  return { engine: shop.engine, createMs, verifyMs, checkouts: times.length };
}
