import { computeMedian } from '../../../scripts/testing/quantile.ts';
import type { EngineShop } from '../api/engine-shop.ts';
import { type BareDatabase, startBareDatabase } from '../baseline/bare-database.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import {
  CART_ACTIONS,
  type CartAction,
  type CartCustomer,
  createCustomer,
  recordCartStatements,
  seedCart,
} from './cart-customers.ts';

export type Timing = { rounds: number; roundMs: number; warmUpMs: number };
type Log = (line: string) => void;

const CONNECTIONS = 10;
export const [FEW_LINES, MANY_LINES] = [5, 100];

async function loadShop(
  { server }: EngineShop,
  customers: readonly CartCustomer[],
  call: CartAction,
  durationMs: number,
): Promise<LoadResult> {
  const getRequest = (connection: number) => (customers[connection] as CartCustomer).requests[call];
  const { port } = server;
  const result = await runLoad({ port, path: '', headers: {}, connections: customers.length, durationMs, getRequest });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} responses to ${call} were wrong.`);
  return result;
}

/** Alternates the shop and the bare driver, so background load affects both. */
export async function compareCartWithDriver(
  shop: EngineShop,
  { rounds: roundCount, roundMs, warmUpMs }: Timing,
  log: Log,
) {
  const customers = await createCustomers(shop);
  const bare = startBareDatabase(shop.databaseUrl);
  const database = await shop.openDatabase();
  const measured = [];
  try {
    if (shop.databaseUrl === undefined) await seedCarts(bare, database, customers);
    for (const call of CART_ACTIONS) {
      log(`${shop.engine}: ${call} with ${CONNECTIONS} customers at once`);
      const calls = [];
      for (const { userId } of customers) calls.push(await recordCartStatements(database, userId, call));
      await loadShop(shop, customers, call, warmUpMs);
      await bare.run({ durationMs: warmUpMs, calls });
      const rounds = [];
      for (let round = 1; round <= roundCount; round++) {
        const ours = await loadShop(shop, customers, call, roundMs);
        rounds.push({ ours, driver: await bare.run({ durationMs: roundMs, calls }) });
      }
      const share = computeMedian(rounds.map(({ ours, driver }) => ours.perSecond / driver.perSecond));
      measured.push({ engine: shop.engine, call, share, statements: calls[0]?.statements.length ?? 0, rounds });
    }
  } finally {
    await bare.stop();
    await database.close();
  }
  return measured;
}

const createCustomers = ({ address, productId }: EngineShop) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => createCustomer(address, productId, FEW_LINES)));

type Database = Awaited<ReturnType<EngineShop['openDatabase']>>;

async function seedCarts(bare: BareDatabase, database: Database, customers: readonly CartCustomer[]): Promise<void> {
  for (const { userId } of customers) await bare.seed(await seedCart(database, userId, FEW_LINES));
}

/** Compares response times of short and long carts, one customer at a time. */
export async function measureCartByLength(shop: EngineShop, { rounds: roundCount, roundMs }: Timing, log: Log) {
  const few = await createCustomer(shop.address, shop.productId, FEW_LINES);
  const many = await createCustomer(shop.address, shop.productId, MANY_LINES);
  const measured = [];
  for (const call of CART_ACTIONS) {
    log(`${shop.engine}: ${call} of a cart with ${FEW_LINES} and with ${MANY_LINES} lines`);
    await loadShop(shop, [many], call, roundMs);
    const rounds = [];
    for (let round = 1; round <= roundCount; round++) {
      rounds.push({
        few: await loadShop(shop, [few], call, roundMs),
        many: await loadShop(shop, [many], call, roundMs),
      });
    }
    measured.push({ call, times: computeMedian(rounds.map((pair) => pair.many.p50Ms / pair.few.p50Ms)), rounds });
  }
  return measured;
}

export type CartShares = Awaited<ReturnType<typeof compareCartWithDriver>>;
export type CartLengths = Awaited<ReturnType<typeof measureCartByLength>>;

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;
const computeMedianBy = <Round>(rounds: readonly Round[], getValue: (round: Round) => number) =>
  computeMedian(rounds.map(getValue));

export const buildShareRows = (shares: CartShares) =>
  shares.map(({ engine, call, share, statements, rounds }) => ({
    engine,
    endpoint: call,
    statements,
    'shop /s': Math.round(computeMedianBy(rounds, ({ ours }) => ours.perSecond)),
    'driver /s': Math.round(computeMedianBy(rounds, ({ driver }) => driver.perSecond)),
    'of driver': formatPercent(share),
    'shop p99 ms': computeMedianBy(rounds, ({ ours }) => ours.p99Ms).toFixed(2),
  }));

export const buildLengthRows = (lengths: CartLengths) =>
  lengths.map(({ call, times, rounds }) => ({
    endpoint: call,
    [`${FEW_LINES} lines ms`]: computeMedianBy(rounds, ({ few }) => few.p50Ms).toFixed(2),
    [`${MANY_LINES} lines ms`]: computeMedianBy(rounds, ({ many }) => many.p50Ms).toFixed(2),
    ratio: `${times.toFixed(2)} x`,
  }));
