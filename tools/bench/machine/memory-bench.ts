import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { type EngineName, type EngineShop, runOnEmbedded, runOnPostgres } from '../api/engine-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { type CartCustomer, createCustomer } from '../cart/cart-customers.ts';
import { runLoad } from '../load/run-load.ts';
import { computeSlope, type MemorySample } from './memory-slope.ts';
import { readResidentMegabytes } from './resident-memory.ts';

const CONNECTIONS = 10;
const ROUND_MS = 1000;
const MINUTES = 5;
const MAX_MEGABYTES: Readonly<Record<EngineName, number>> = { embedded: 660, PostgreSQL: 360 };
const MAX_MB_PER_MINUTE = 1;
/** The most requested paths; every other round updates carts. The first two fifths of the time are warm-up. */
const PATHS = ['/', '/wallpaper', '/products/all', `/product/${demoProducts[0]?.id}`, '/api/Products/GetAllProducts'];

type Log = (line: string) => void;
type WatchedShop = { shop: EngineShop; customers: readonly CartCustomer[]; idle: number; samples: MemorySample[] };

const readResident = ({ server }: EngineShop): number => readResidentMegabytes(server.pid) ?? Number.NaN;

async function startWatching(shop: EngineShop): Promise<WatchedShop> {
  const idle = readResident(shop);
  const creating = Array.from({ length: CONNECTIONS }, () => createCustomer(shop.address, shop.productId, 5));
  return { shop, customers: await Promise.all(creating), idle, samples: [] };
}

async function runRound({ shop, customers }: WatchedShop, round: number): Promise<void> {
  const isCart = round % 2 === 1;
  const path = PATHS[(round >> 1) % PATHS.length] ?? '/';
  await runLoad({
    port: shop.server.port,
    path,
    connections: CONNECTIONS,
    durationMs: ROUND_MS,
    headers: { 'accept-encoding': 'br' },
    ...(isCart && { getRequest: (connection: number) => (customers[connection] as CartCustomer).requests.update }),
  });
}

/** Alternates between both shops, so one run covers both. */
async function watchBoth(shops: readonly EngineShop[], minutes: number, log: Log): Promise<WatchedShop[]> {
  const watched: WatchedShop[] = [];
  for (const shop of shops) watched.push(await startWatching(shop));
  const startedAt = performance.now();
  const getMinute = () => (performance.now() - startedAt) / 60_000;
  for (let round = 0; getMinute() < minutes; round += 1) {
    for (const shop of watched) {
      await runRound(shop, round);
      shop.samples.push({ minute: getMinute(), megabytes: readResident(shop.shop) });
    }
    const now = watched.map(({ shop }) => `${shop.engine} ${Math.round(readResident(shop))} MB`).join(', ');
    if (round % 15 === 0) log(`${getMinute().toFixed(1)} min: ${now}`);
  }
  return watched;
}

function summarise({ shop, idle, samples }: WatchedShop, minutes: number) {
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const slope = computeSlope(samples.filter((sample) => sample.minute > 0.4 * minutes));
  return { engine: shop.engine, idle, most, slope, samples };
}

function report(measured: readonly ReturnType<typeof summarise>[], minutes: number): BenchReport {
  return {
    tables: [
      {
        heading: `Resident memory over ${minutes} minutes with ${CONNECTIONS} connections: pages, endpoints and carts`,
        rows: measured.map(({ engine, idle, most, slope }) => ({
          engine,
          'idle MB': Math.round(idle),
          'peak MB': Math.round(most),
          'MB a minute': slope.toFixed(2),
        })),
      },
    ],
    missed: measured.flatMap(({ engine, most, slope }) => [
      ...(most > MAX_MEGABYTES[engine] ? [`${engine}: ${Math.round(most)} MB, goal ${MAX_MEGABYTES[engine]} MB`] : []),
      ...(slope > MAX_MB_PER_MINUTE
        ? [`${engine}: grows ${slope.toFixed(2)} MB a minute, goal less than ${MAX_MB_PER_MINUTE}`]
        : []),
    ]),
    figures: { minutes, measured },
  };
}

async function measure(minutes: number, log: Log): Promise<BenchReport> {
  const watched = await runOnEmbedded((embedded) =>
    runOnPostgres((server) => watchBoth([embedded, server], minutes, log)),
  );
  return report(
    watched.map((shop) => summarise(shop, minutes)),
    minutes,
  );
}

export const memoryBench: Bench = {
  name: 'memory',
  summary: 'resident memory when idle and under load, and its growth; an optional argument sets the minutes',
  run: ({ args, log }) => measure(Number(args[0] ?? MINUTES), log),
};
