import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { type EngineName, type EngineShop, onEmbedded, onPostgres } from '../api/engine-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { type CartCustomer, makeCustomer } from '../cart/cart-customers.ts';
import { runLoad } from '../load/run-load.ts';
import { computeSlope, type MemorySample } from './memory-slope.ts';
import { readResidentMegabytes } from './resident-memory.ts';

const CONNECTIONS = 10;
const TURN_MS = 1000;
const MINUTES = 5;
const MOST_MEGABYTES: Readonly<Record<EngineName, number>> = { embedded: 600, PostgreSQL: 300 };
const STEEPEST_MB_PER_MINUTE = 1;
/** The most requested paths; every other round updates carts. The first two fifths of the time are warm-up. */
const PATHS = ['/', '/wallpaper', '/products/all', `/product/${demoProducts[0]?.id}`, '/api/Products/GetAllProducts'];

type Say = (line: string) => void;
type Watched = { shop: EngineShop; customers: readonly CartCustomer[]; idle: number; samples: MemorySample[] };

const readResident = ({ side }: EngineShop): number => readResidentMegabytes(side.pid) ?? Number.NaN;

async function watch(shop: EngineShop): Promise<Watched> {
  const idle = readResident(shop);
  const making = Array.from({ length: CONNECTIONS }, () => makeCustomer(shop.address, shop.productId, 5));
  return { shop, customers: await Promise.all(making), idle, samples: [] };
}

async function visit({ shop, customers }: Watched, turn: number): Promise<void> {
  const isCart = turn % 2 === 1;
  const path = PATHS[(turn >> 1) % PATHS.length] ?? '/';
  await runLoad({
    ...{ port: shop.side.port, path, connections: CONNECTIONS, durationMs: TURN_MS },
    headers: { 'accept-encoding': 'br' },
    ...(isCart && { ask: (connection: number) => (customers[connection] as CartCustomer).asks.update }),
  });
}

/** Alternates between both shops, so one run covers both. */
async function watchBoth(shops: readonly EngineShop[], minutes: number, say: Say): Promise<Watched[]> {
  const watched: Watched[] = [];
  for (const shop of shops) watched.push(await watch(shop));
  const begun = performance.now();
  const minute = () => (performance.now() - begun) / 60_000;
  for (let turn = 0; minute() < minutes; turn += 1) {
    for (const one of watched) {
      await visit(one, turn);
      one.samples.push({ minute: minute(), megabytes: readResident(one.shop) });
    }
    const now = watched.map(({ shop }) => `${shop.engine} ${Math.round(readResident(shop))} MB`).join(', ');
    if (turn % 15 === 0) say(`${minute().toFixed(1)} min: ${now}`);
  }
  return watched;
}

function summarise({ shop, idle, samples }: Watched, minutes: number) {
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const slope = computeSlope(samples.filter((sample) => sample.minute > 0.4 * minutes));
  return { engine: shop.engine, idle, most, slope, samples };
}

function report(measured: readonly ReturnType<typeof summarise>[], minutes: number): BenchReport {
  return {
    tables: [
      {
        heading: `Resident memory over ${minutes} minutes with ${CONNECTIONS} connections: pages, calls and carts`,
        rows: measured.map(({ engine, idle, most, slope }) => ({
          ...{ engine, 'idle MB': Math.round(idle), 'most MB': Math.round(most), 'MB a minute': slope.toFixed(2) },
        })),
      },
    ],
    missed: measured.flatMap(({ engine, most, slope }) => [
      ...(most > MOST_MEGABYTES[engine]
        ? [`${engine}: ${Math.round(most)} MB, goal ${MOST_MEGABYTES[engine]} MB`]
        : []),
      ...(slope > STEEPEST_MB_PER_MINUTE
        ? [`${engine}: grows ${slope.toFixed(2)} MB a minute, goal less than ${STEEPEST_MB_PER_MINUTE}`]
        : []),
    ]),
    figures: { minutes, measured },
  };
}

async function measure(minutes: number, say: Say): Promise<BenchReport> {
  const watched = await onEmbedded((embedded) => onPostgres((server) => watchBoth([embedded, server], minutes, say)));
  return report(
    watched.map((one) => summarise(one, minutes)),
    minutes,
  );
}

export const memoryBench: Bench = {
  name: 'memory',
  summary: 'resident memory idle, under load and how fast it grows; a further word is the number of minutes',
  run: ({ args, say }) => measure(Number(args[0] ?? MINUTES), say),
};
