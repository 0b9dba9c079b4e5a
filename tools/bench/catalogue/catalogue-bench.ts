import { rmSync } from 'node:fs';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { captureResponse, startBareServer } from '../baseline/captured-responses.ts';
import { compare, type Rounds, type Setting, summarise } from '../baseline/compare.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { readResidentMegabytes } from '../machine/resident-memory.ts';
import { type CatalogueShop, startCatalogueShop } from './catalogue-shop.ts';

const CONNECTIONS = 10;
const ENCODINGS = ['br', 'identity'];
const LARGE_COUNT = 10_000;
const MIN_SHARE = 0.5;
const MAX_GROWTH = 1.5;
const MAX_MEGABYTES = 660;
const UNCACHED_SAMPLES = 200;

const buildProductPath = (id: string) => endpointRoutes.getProductById.path.replace(':id', id);
const category = endpointRoutes.getProductsByCategory.path.replace(':category', 'Wallpaper');
const subCategory = `${category}/sub/indian-motifs`;
const sampleId = demoProducts[0]?.id ?? '';
const ENDPOINT_PATHS = [endpointRoutes.getAllProducts.path, category, subCategory, buildProductPath(sampleId)];
/** Speed must not depend on how much else the shop sells. */
const GROWTH_PATHS = [subCategory, buildProductPath(sampleId), '/wallpaper/indian-motifs', `/product/${sampleId}`];

type Log = (line: string) => void;

/** Measures the four product endpoints; other shops with the same catalogue can be measured the same way. */
export async function compareEndpointsWithBare(
  shop: Pick<CatalogueShop, 'address' | 'server'>,
  log: Log,
  { encodings = ENCODINGS, timing }: { encodings?: readonly string[]; timing?: Rounds } = {},
) {
  const settings: Setting[] = ENDPOINT_PATHS.flatMap((path) =>
    encodings.map((encoding) => ({ path, encoding, connections: CONNECTIONS })),
  );
  const responses = await Promise.all(
    settings.map(({ path, encoding }) => captureResponse(shop.address, path, encoding)),
  );
  const bare = await startBareServer(responses);
  const measured = [];
  try {
    for (const setting of settings) {
      log(`${setting.path} ${setting.encoding}`);
      const rounds = await compare(shop.server, { port: bare.port, pid: bare.process.pid }, setting, timing);
      measured.push({ setting, ...summarise(setting, rounds) });
    }
  } finally {
    await bare.stop();
  }
  return measured;
}

/** How many times slower the large shop is. */
export async function measureGrowth(small: CatalogueShop, large: CatalogueShop, log: Log, timing?: Rounds) {
  const measured = [];
  for (const path of GROWTH_PATHS) {
    const response = await fetch(`${small.address}${path}`);
    await response.arrayBuffer();
    if (response.status !== 200) continue;
    log(`${path} with ${small.ids.length} and with ${large.ids.length} products`);
    const rounds = await compare(
      small.server,
      large.server,
      { path, encoding: 'br', connections: CONNECTIONS },
      timing,
    );
    const times = computeMedian(rounds.map((pair) => pair.shop.perSecond / pair.bare.perSecond));
    measured.push({ path, times });
  }
  const [fewMs, manyMs] = [await measureUncachedMs(small), await measureUncachedMs(large)];
  return [...measured, { path: 'product by id, uncached', times: manyMs / fewMs }];
}

/** Median response time of uncached products. */
async function measureUncachedMs(shop: CatalogueShop): Promise<number> {
  const times = [];
  for (const id of shop.ids.slice(1, UNCACHED_SAMPLES)) {
    const startedAt = performance.now();
    await (await fetch(`${shop.address}${buildProductPath(id)}`)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return computeMedian(times);
}

/** Measured after requesting every list a few times. */
async function measureMemoryAfterLists(shop: CatalogueShop): Promise<number> {
  for (const path of [...ENDPOINT_PATHS, ...ENDPOINT_PATHS])
    await (await fetch(`${shop.address}${path}`)).arrayBuffer();
  return readResidentMegabytes(shop.server.pid) ?? Number.NaN;
}

async function measure(log: Log): Promise<BenchReport> {
  const shops: CatalogueShop[] = [];
  try {
    const small = await startCatalogueShop(demoProducts.length);
    shops.push(small);
    const endpoints = await compareEndpointsWithBare(small, log);
    log(`filling a shop with ${LARGE_COUNT} products`);
    const large = await startCatalogueShop(LARGE_COUNT);
    shops.push(large);
    const grown = await measureGrowth(small, large, log);
    const memory: Row[] = [];
    for (const shop of shops)
      memory.push({ products: shop.ids.length, MB: Math.round(await measureMemoryAfterLists(shop)) });
    return report(endpoints, grown, memory);
  } finally {
    for (const shop of shops) {
      await shop.stop();
      rmSync(shop.dataDir, { recursive: true, force: true });
    }
  }
}

function report(
  endpoints: Awaited<ReturnType<typeof compareEndpointsWithBare>>,
  grown: Awaited<ReturnType<typeof measureGrowth>>,
  memory: readonly Row[],
): BenchReport {
  const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return {
    tables: [
      {
        heading: 'Catalogue endpoints compared with bare node:http sending the same bytes',
        rows: endpoints.map(({ row }) => row),
      },
      {
        heading: `How many times slower with ${LARGE_COUNT} products`,
        rows: grown.map(({ path, times }) => ({ path, ratio: `${times.toFixed(2)} x` })),
      },
      { heading: 'Resident memory, including the embedded database', rows: memory },
    ],
    missed: [
      ...endpoints
        .filter(({ share }) => share < MIN_SHARE)
        .map(({ setting, share }) => `${setting.path} ${setting.encoding}: ${formatPercent(share)} of bare, goal 50 %`),
      ...grown
        .filter(({ times }) => times > MAX_GROWTH)
        .map(({ path, times }) => `${path}: ${times.toFixed(2)} x slower, goal ${MAX_GROWTH} x`),
      ...memory.filter(({ MB }) => Number(MB) > MAX_MEGABYTES).map(({ MB }) => `${MB} MB, goal ${MAX_MEGABYTES} MB`),
    ],
    figures: { endpoints, grown, memory },
  };
}

export const catalogueBench: Bench = {
  name: 'catalogue',
  summary: 'the four product endpoints compared with bare node:http, and the same with ten thousand products',
  run: ({ log }) => measure(log),
};
