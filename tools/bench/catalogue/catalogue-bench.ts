import { rmSync } from 'node:fs';
import { endpointRoutes } from '#contract/endpoints.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { median } from '../../../scripts/testing/quantile.ts';
import { captureResponse, startBareServer } from '../baseline/captured-responses.ts';
import { compare, type Rounds, type Setting, summarise } from '../baseline/compare.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { readResidentMegabytes } from '../machine/resident-memory.ts';
import { type CatalogueShop, startCatalogueShop } from './catalogue-shop.ts';

const CONNECTIONS = 10;
const ENCODINGS = ['br', 'identity'];
const LARGE = 10_000;
const MIN_SHARE = 0.5;
const MAX_GROWTH = 1.5;
const MAX_MEGABYTES = 600;
const FIRST_ASKED = 200;

const byId = (id: string) => endpointRoutes.getProductById.path.replace(':id', id);
const category = endpointRoutes.getProductsByCategory.path.replace(':category', 'Wallpaper');
const subCategory = `${category}/sub/indian-motifs`;
const sampleId = demoProducts[0]?.id ?? '';
const CALLS = [endpointRoutes.getAllProducts.path, category, subCategory, byId(sampleId)];
/** Speed must not depend on how much else the shop sells. */
const GROWING = [subCategory, byId(sampleId), '/wallpaper/indian-motifs', `/product/${sampleId}`];

type Say = (line: string) => void;

/** Measures the four product endpoints; other shops with the same catalogue can be measured the same way. */
export async function compareEndpointsWithBare(
  shop: Pick<CatalogueShop, 'address' | 'side'>,
  say: Say,
  { encodings = ENCODINGS, timing }: { encodings?: readonly string[]; timing?: Rounds } = {},
) {
  const settings: Setting[] = CALLS.flatMap((path) =>
    encodings.map((encoding) => ({ path, encoding, connections: CONNECTIONS })),
  );
  const answers = await Promise.all(
    settings.map(({ path, encoding }) => captureResponse(shop.address, path, encoding)),
  );
  const bare = await startBareServer(answers);
  const measured = [];
  try {
    for (const setting of settings) {
      say(`${setting.path} ${setting.encoding}`);
      const rounds = await compare(shop.side, { port: bare.port, pid: bare.process.pid }, setting, timing);
      measured.push({ setting, ...summarise(setting, rounds) });
    }
  } finally {
    await bare.stop();
  }
  return measured;
}

/** How many times slower the large shop is. */
export async function measureGrowth(small: CatalogueShop, large: CatalogueShop, say: Say, timing?: Rounds) {
  const measured = [];
  for (const path of GROWING) {
    const there = await fetch(`${small.address}${path}`);
    await there.arrayBuffer();
    if (there.status !== 200) continue;
    say(`${path} with ${small.ids.length} and with ${large.ids.length} products`);
    const rounds = await compare(small.side, large.side, { path, encoding: 'br', connections: CONNECTIONS }, timing);
    const times = median(rounds.map((pair) => pair.shop.perSecond / pair.bare.perSecond));
    measured.push({ path, times });
  }
  const [fewMs, manyMs] = [await firstAnswerMs(small), await firstAnswerMs(large)];
  return [...measured, { path: 'by id, first time asked', times: manyMs / fewMs }];
}

/** Median response time of uncached products. */
async function firstAnswerMs(shop: CatalogueShop): Promise<number> {
  const times = [];
  for (const id of shop.ids.slice(1, FIRST_ASKED)) {
    const begun = performance.now();
    await (await fetch(`${shop.address}${byId(id)}`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Measured after requesting every list a few times. */
async function memoryUnderLists(shop: CatalogueShop): Promise<number> {
  for (const path of [...CALLS, ...CALLS]) await (await fetch(`${shop.address}${path}`)).arrayBuffer();
  return readResidentMegabytes(shop.side.pid) ?? Number.NaN;
}

async function measure(say: Say): Promise<BenchReport> {
  const shops: CatalogueShop[] = [];
  try {
    const small = await startCatalogueShop(demoProducts.length);
    shops.push(small);
    const calls = await compareEndpointsWithBare(small, say);
    say(`filling a shop with ${LARGE} products`);
    const large = await startCatalogueShop(LARGE);
    shops.push(large);
    const grown = await measureGrowth(small, large, say);
    const memory: Row[] = [];
    for (const shop of shops) memory.push({ products: shop.ids.length, MB: Math.round(await memoryUnderLists(shop)) });
    return report(calls, grown, memory);
  } finally {
    for (const shop of shops) {
      await shop.stop();
      rmSync(shop.dataDir, { recursive: true, force: true });
    }
  }
}

function report(
  calls: Awaited<ReturnType<typeof compareEndpointsWithBare>>,
  grown: Awaited<ReturnType<typeof measureGrowth>>,
  memory: readonly Row[],
): BenchReport {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return {
    tables: [
      { heading: 'Catalogue calls against bare node:http with the same bytes', rows: calls.map(({ row }) => row) },
      {
        heading: `How many times slower with ${LARGE} products`,
        rows: grown.map(({ path, times }) => ({ path, times: `${times.toFixed(2)} x` })),
      },
      { heading: 'Resident memory, embedded database included', rows: memory },
    ],
    missed: [
      ...calls
        .filter(({ share }) => share < MIN_SHARE)
        .map(({ setting, share }) => `${setting.path} ${setting.encoding}: ${percent(share)} of bare, goal 50 %`),
      ...grown
        .filter(({ times }) => times > MAX_GROWTH)
        .map(({ path, times }) => `${path}: ${times.toFixed(2)} x slower, goal ${MAX_GROWTH} x`),
      ...memory.filter(({ MB }) => Number(MB) > MAX_MEGABYTES).map(({ MB }) => `${MB} MB, goal ${MAX_MEGABYTES} MB`),
    ],
    figures: { calls, grown, memory },
  };
}

export const catalogueBench: Bench = {
  name: 'catalogue',
  summary: 'the four product calls against bare node:http, and the same with ten thousand products',
  run: ({ say }) => measure(say),
};
