import { median } from '../../../scripts/testing/quantile.ts';
import type { EngineShop } from '../api/engine-shop.ts';
import { type BareDatabase, startBareDatabase } from '../baseline/bare-database.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import {
  CART_CALLS,
  type CartCall,
  type CartCustomer,
  makeCustomer,
  recordCartStatements,
  seedCart,
} from './cart-customers.ts';

export type Timing = { rounds: number; roundMs: number; warmUpMs: number };
type Say = (line: string) => void;

const CONNECTIONS = 10;
export const [FEW_LINES, MANY_LINES] = [5, 100];

async function askShop(
  { side }: EngineShop,
  customers: readonly CartCustomer[],
  call: CartCall,
  durationMs: number,
): Promise<LoadResult> {
  const ask = (connection: number) => (customers[connection] as CartCustomer).asks[call];
  const { port } = side;
  const result = await runLoad({ port, path: '', headers: {}, connections: customers.length, durationMs, ask });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} answers to ${call} were wrong.`);
  return result;
}

/** Alternates the shop and the bare driver, so background load affects both. */
export async function compareCartWithDriver(shop: EngineShop, { rounds: turns, roundMs, warmUpMs }: Timing, say: Say) {
  const customers = await createCustomers(shop);
  const bare = startBareDatabase(shop.databaseUrl);
  const database = await shop.openSame();
  const measured = [];
  try {
    if (shop.databaseUrl === undefined) await seedCarts(bare, database, customers);
    for (const call of CART_CALLS) {
      say(`${shop.engine}: ${call} with ${CONNECTIONS} customers at once`);
      const calls = [];
      for (const { userId } of customers) calls.push(await recordCartStatements(database, userId, call));
      await askShop(shop, customers, call, warmUpMs);
      await bare.play({ durationMs: warmUpMs, calls });
      const rounds = [];
      for (let round = 1; round <= turns; round++) {
        const ours = await askShop(shop, customers, call, roundMs);
        rounds.push({ ours, driver: await bare.play({ durationMs: roundMs, calls }) });
      }
      const share = median(rounds.map(({ ours, driver }) => ours.perSecond / driver.perSecond));
      measured.push({ engine: shop.engine, call, share, statements: calls[0]?.statements.length ?? 0, rounds });
    }
  } finally {
    await bare.stop();
    await database.close();
  }
  return measured;
}

const createCustomers = ({ address, productId }: EngineShop) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => makeCustomer(address, productId, FEW_LINES)));

type Database = Awaited<ReturnType<EngineShop['openSame']>>;

async function seedCarts(bare: BareDatabase, database: Database, customers: readonly CartCustomer[]): Promise<void> {
  for (const { userId } of customers) await bare.seed(await seedCart(database, userId, FEW_LINES));
}

/** Compares response times of short and long carts, one customer at a time. */
export async function measureCartByLength(shop: EngineShop, { rounds: turns, roundMs }: Timing, say: Say) {
  const few = await makeCustomer(shop.address, shop.productId, FEW_LINES);
  const many = await makeCustomer(shop.address, shop.productId, MANY_LINES);
  const measured = [];
  for (const call of CART_CALLS) {
    say(`${shop.engine}: ${call} of a cart with ${FEW_LINES} and with ${MANY_LINES} lines`);
    await askShop(shop, [many], call, roundMs);
    const rounds = [];
    for (let round = 1; round <= turns; round++) {
      rounds.push({ few: await askShop(shop, [few], call, roundMs), many: await askShop(shop, [many], call, roundMs) });
    }
    measured.push({ call, times: median(rounds.map((pair) => pair.many.p50Ms / pair.few.p50Ms)), rounds });
  }
  return measured;
}

export type CartShares = Awaited<ReturnType<typeof compareCartWithDriver>>;
export type CartLengths = Awaited<ReturnType<typeof measureCartByLength>>;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const middle = <Round>(rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));

export const shareRows = (shares: CartShares) =>
  shares.map(({ engine, call, share, statements, rounds }) => ({
    engine,
    call,
    statements,
    'shop /s': Math.round(middle(rounds, ({ ours }) => ours.perSecond)),
    'driver /s': Math.round(middle(rounds, ({ driver }) => driver.perSecond)),
    'of driver': percent(share),
    'shop p99 ms': middle(rounds, ({ ours }) => ours.p99Ms).toFixed(2),
  }));

export const lengthRows = (lengths: CartLengths) =>
  lengths.map(({ call, times, rounds }) => ({
    call,
    [`${FEW_LINES} lines ms`]: middle(rounds, ({ few }) => few.p50Ms).toFixed(2),
    [`${MANY_LINES} lines ms`]: middle(rounds, ({ many }) => many.p50Ms).toFixed(2),
    times: `${times.toFixed(2)} x`,
  }));
