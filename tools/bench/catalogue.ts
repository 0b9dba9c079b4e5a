import { rmSync } from 'node:fs';
import { callTable } from '#contract/calls.ts';
import { demoProducts } from '../../catalogue/demo-catalogue.ts';
import { median } from '../../scripts/testing/quantile.ts';
import type { Bench, BenchReport, Row } from './bench.ts';
import { captureAnswer, startBareServer } from './captured-answers.ts';
import { type CatalogueShop, openCatalogueShop } from './catalogue-shop.ts';
import { compare, type Rounds, type Setting, summarise } from './compare.ts';
import { residentMegabytes } from './resident-memory.ts';

const CONNECTIONS = 10;
const ENCODINGS = ['br', 'identity'];
const LARGE = 10_000;
const LANDING_SHARE = 0.5;
const LARGEST_GROWTH = 1.5;
const MOST_MEGABYTES = 600;
const FIRST_ASKED = 200;

const byId = (id: string) => callTable.getProductById.path.replace(':id', id);
const category = callTable.getProductsByCategory.path.replace(':category', 'Wallpaper');
const subCategory = `${category}/sub/indian-motifs`;
const sampleId = demoProducts[0]?.id ?? '';
const CALLS = [callTable.getAllProducts.path, category, subCategory, byId(sampleId)];
/** Speed must not depend on how much else the shop sells. */
const GROWING = [subCategory, byId(sampleId), '/wallpaper/indian-motifs', `/product/${sampleId}`];

type Say = (line: string) => void;

/** The four product calls; every other shop with the same catalogue can be measured the same way. */
export async function callsAgainstBare(
  shop: Pick<CatalogueShop, 'address' | 'side'>,
  say: Say,
  { encodings = ENCODINGS, timing }: { encodings?: readonly string[]; timing?: Rounds } = {},
) {
  const settings: Setting[] = CALLS.flatMap((path) =>
    encodings.map((encoding) => ({ path, encoding, connections: CONNECTIONS })),
  );
  const answers = await Promise.all(settings.map(({ path, encoding }) => captureAnswer(shop.address, path, encoding)));
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

/** How many times longer the large shop takes for the same. */
export async function growth(small: CatalogueShop, large: CatalogueShop, say: Say, timing?: Rounds) {
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

/** Median time of products that nobody has asked for yet. */
async function firstAnswerMs(shop: CatalogueShop): Promise<number> {
  const times = [];
  for (const id of shop.ids.slice(1, FIRST_ASKED)) {
    const begun = performance.now();
    await (await fetch(`${shop.address}${byId(id)}`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** After every list has been asked for and sent a few times. */
async function memoryUnderLists(shop: CatalogueShop): Promise<number> {
  for (const path of [...CALLS, ...CALLS]) await (await fetch(`${shop.address}${path}`)).arrayBuffer();
  return residentMegabytes(shop.side.pid) ?? Number.NaN;
}

async function measure(say: Say): Promise<BenchReport> {
  const shops: CatalogueShop[] = [];
  try {
    const small = await openCatalogueShop(demoProducts.length);
    shops.push(small);
    const calls = await callsAgainstBare(small, say);
    say(`filling a shop with ${LARGE} products`);
    const large = await openCatalogueShop(LARGE);
    shops.push(large);
    const grown = await growth(small, large, say);
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
  calls: Awaited<ReturnType<typeof callsAgainstBare>>,
  grown: Awaited<ReturnType<typeof growth>>,
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
        .filter(({ share }) => share < LANDING_SHARE)
        .map(({ setting, share }) => `${setting.path} ${setting.encoding}: ${percent(share)} of bare, goal 50 %`),
      ...grown
        .filter(({ times }) => times > LARGEST_GROWTH)
        .map(({ path, times }) => `${path}: ${times.toFixed(2)} x slower, goal ${LARGEST_GROWTH} x`),
      ...memory.filter(({ MB }) => Number(MB) > MOST_MEGABYTES).map(({ MB }) => `${MB} MB, goal ${MOST_MEGABYTES} MB`),
    ],
    figures: { calls, grown, memory },
  };
}

export const catalogueBench: Bench = {
  name: 'catalogue',
  summary: 'the four product calls against bare node:http, and the same with ten thousand products',
  run: ({ say }) => measure(say),
};
