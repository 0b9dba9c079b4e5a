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
  action: CartAction,
  durationMs: number,
): Promise<LoadResult> {
  const getRequest = (connection: number) => (customers[connection] as CartCustomer).requests[action];
  const { port } = server;
  const result = await runLoad({ port, path: '', headers: {}, connections: customers.length, durationMs, getRequest });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} responses to ${action} were wrong.`);
  return result;
}

/** Alternates the shop and the bare driver, so background load affects both. */
export async function compareCartWithDriver(
  shop: EngineShop,
  { rounds: roundCount, roundMs, warmUpMs }: Timing,
  log: Log,
  lines = FEW_LINES,
) {
  const customers = await createCustomers(shop, lines);
  const bare = startBareDatabase(shop.databaseUrl);
  const database = await shop.openDatabase();
  const measured = [];
  try {
    if (shop.databaseUrl === undefined) await seedCarts(bare, database, customers, lines);
    for (const action of CART_ACTIONS) {
      log(`${shop.engine}: ${action} with ${CONNECTIONS} customers at once, ${lines} lines each`);
      const batches = [];
      for (const { userId } of customers) batches.push(await recordCartStatements(database, userId, action));
      await loadShop(shop, customers, action, warmUpMs);
      await bare.run({ durationMs: warmUpMs, batches });
      const rounds = [];
      for (let round = 1; round <= roundCount; round++) {
        const ours = await loadShop(shop, customers, action, roundMs);
        rounds.push({ ours, driver: await bare.run({ durationMs: roundMs, batches }) });
      }
      const share = computeMedian(rounds.map(({ ours, driver }) => ours.perSecond / driver.perSecond));
      measured.push({
        engine: shop.engine,
        action,
        lines,
        share,
        statements: batches[0]?.statements.length ?? 0,
        rounds,
      });
    }
  } finally {
    await bare.stop();
    await database.close();
  }
  return measured;
}

const createCustomers = ({ address, productId }: EngineShop, lines: number) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => createCustomer(address, productId, lines)));

type Database = Awaited<ReturnType<EngineShop['openDatabase']>>;

async function seedCarts(
  bare: BareDatabase,
  database: Database,
  customers: readonly CartCustomer[],
  lines: number,
): Promise<void> {
  for (const { userId } of customers) await bare.seed(await seedCart(database, userId, lines));
}

export type CartShares = Awaited<ReturnType<typeof compareCartWithDriver>>;

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;
const computeMedianBy = <Round>(rounds: readonly Round[], getValue: (round: Round) => number) =>
  computeMedian(rounds.map(getValue));

export const buildShareRows = (shares: CartShares) =>
  shares.map(({ engine, action, lines, share, statements, rounds }) => ({
    engine,
    endpoint: action,
    lines,
    statements,
    'shop /s': Math.round(computeMedianBy(rounds, ({ ours }) => ours.perSecond)),
    'driver /s': Math.round(computeMedianBy(rounds, ({ driver }) => driver.perSecond)),
    'of driver': formatPercent(share),
    'shop p99 ms': computeMedianBy(rounds, ({ ours }) => ours.p99Ms).toFixed(2),
  }));
