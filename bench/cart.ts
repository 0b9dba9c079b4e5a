import { openPostgresDatabase } from '#server/db/postgres-database.ts';
import { createOwnDatabase } from '../scripts/testing/own-database.ts';
import { startShop } from '../scripts/testing/running-shop.ts';
import { startTestPostgres } from '../scripts/testing/test-postgres.ts';
import { startBareDatabase } from './bare-database.ts';
import type { Bench, BenchReport } from './bench.ts';
import {
  BENCH_SECRET,
  CART_CALLS,
  type CartCall,
  type CartCustomer,
  makeCustomer,
  statementsOf,
} from './cart-customers.ts';
import { median } from './compare.ts';
import { type LoadResult, runLoad } from './load.ts';

const CONNECTIONS = 10;
const ROUNDS = 5;
const ROUND_MS = 2000;
/** A process is fast only after it has done the same for a while. */
const WARM_UP_MS = 6000;
const [FEW_LINES, MANY_LINES] = [5, 100];
const LANDING_SHARE = 0.4;
const LARGEST_GROWTH = 2;

type Say = (line: string) => void;
type Shop = { address: string; port: number };

async function askShop(
  { port }: Shop,
  customers: readonly CartCustomer[],
  call: CartCall,
  durationMs = ROUND_MS,
): Promise<LoadResult> {
  const ask = (connection: number) => (customers[connection] as CartCustomer).asks[call];
  const result = await runLoad({ port, path: '', headers: {}, connections: customers.length, durationMs, ask });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} answers to ${call} were wrong.`);
  return result;
}

/** Alternates the shop and the bare driver, so that whatever else the machine does falls on both. */
async function againstDriver(shop: Shop, url: string, productId: string, say: Say) {
  const making = Array.from({ length: CONNECTIONS }, () => makeCustomer(shop.address, productId, FEW_LINES));
  const customers = await Promise.all(making);
  const database = await openPostgresDatabase(url, { onIdleError() {} });
  const bare = startBareDatabase();
  const measured = [];
  try {
    for (const call of CART_CALLS) {
      say(`${call} with ${CONNECTIONS} customers at once`);
      const calls = [];
      for (const { userId } of customers) calls.push(await statementsOf(database.db, userId, call));
      await askShop(shop, customers, call, WARM_UP_MS);
      await bare.play({ url, durationMs: WARM_UP_MS, calls });
      const rounds = [];
      for (let round = 1; round <= ROUNDS; round++) {
        const ours = await askShop(shop, customers, call);
        rounds.push({ ours, driver: await bare.play({ url, durationMs: ROUND_MS, calls }) });
      }
      const share = median(rounds.map(({ ours, driver }) => ours.perSecond / driver.perSecond));
      const statements = calls[0]?.length ?? 0;
      measured.push({ call, share, statements, rounds });
    }
  } finally {
    await bare.stop();
    await database.close();
  }
  return measured;
}

/** One customer at a time: how much longer the answer takes when the cart is long. */
async function byLength(shop: Shop, productId: string, say: Say) {
  const few = await makeCustomer(shop.address, productId, FEW_LINES);
  const many = await makeCustomer(shop.address, productId, MANY_LINES);
  const measured = [];
  for (const call of CART_CALLS) {
    say(`${call} of a cart with ${FEW_LINES} and with ${MANY_LINES} lines`);
    await askShop(shop, [many], call);
    const rounds = [];
    for (let round = 1; round <= ROUNDS; round++) {
      rounds.push({ few: await askShop(shop, [few], call), many: await askShop(shop, [many], call) });
    }
    measured.push({ call, times: median(rounds.map((pair) => pair.many.p50Ms / pair.few.p50Ms)), rounds });
  }
  return measured;
}

type Measured = {
  shares: Awaited<ReturnType<typeof againstDriver>>;
  lengths: Awaited<ReturnType<typeof byLength>>;
};

function report({ shares, lengths }: Measured): BenchReport {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const middle = <Round>(rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
  return {
    tables: [
      {
        heading: 'Cart calls on PostgreSQL against the same statements through the driver alone',
        rows: shares.map(({ call, share, statements, rounds }) => ({
          call,
          statements,
          'shop /s': Math.round(middle(rounds, ({ ours }) => ours.perSecond)),
          'driver /s': Math.round(middle(rounds, ({ driver }) => driver.perSecond)),
          'of driver': percent(share),
          'shop p99 ms': middle(rounds, ({ ours }) => ours.p99Ms).toFixed(2),
        })),
      },
      {
        heading: `A cart with ${MANY_LINES} lines against one with ${FEW_LINES}`,
        rows: lengths.map(({ call, times, rounds }) => ({
          call,
          [`${FEW_LINES} lines ms`]: middle(rounds, ({ few }) => few.p50Ms).toFixed(2),
          [`${MANY_LINES} lines ms`]: middle(rounds, ({ many }) => many.p50Ms).toFixed(2),
          times: `${times.toFixed(2)} x`,
        })),
      },
    ],
    missed: [
      ...shares
        .filter(({ share }) => share < LANDING_SHARE)
        .map(({ call, share }) => `${call}: ${percent(share)} of the driver alone, goal 40 %`),
      ...lengths
        .filter(({ times }) => times > LARGEST_GROWTH)
        .map(({ call, times }) => `${call}: ${times.toFixed(2)} x with ${MANY_LINES} lines, goal ${LARGEST_GROWTH} x`),
    ],
    figures: { shares, lengths },
  };
}

async function measure(say: Say): Promise<BenchReport> {
  const server = await startTestPostgres();
  const { url, drop } = await createOwnDatabase(server.url);
  const settings = { DATABASE_URL: url, SESSION_SECRET: BENCH_SECRET, RATE_LIMIT_FACTOR: '1000000' };
  const running = await startShop({ settings });
  const shop = { address: running.address, port: Number(new URL(running.address).port) };
  try {
    const answer = await fetch(`${shop.address}/api/Products/category/Wallpaper`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const productId = data[0]?.id ?? '';
    const shares = await againstDriver(shop, url, productId, say);
    return report({ shares, lengths: await byLength(shop, productId, say) });
  } finally {
    await running.stop();
    await drop();
    await server.stop();
  }
}

export const cartBench: Bench = {
  name: 'cart',
  summary: 'add, update and get on PostgreSQL against the same statements through the driver, and long carts',
  run: ({ say }) => measure(say),
};
