import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { publishCopy } from '../desk/publish-copy.ts';
import { installLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse-run.ts';

const SHIPPED_ID = demoProducts[0]?.id ?? '';
const SHIPPED_PATH = `/product/${SHIPPED_ID}`;
const PATHS = ['/', '/wallpaper', '/wallpaper/indian-motifs', '/products/all', SHIPPED_PATH, '/cart', '/checkout'];
/** Marked noindex on purpose, which Lighthouse counts as an SEO fault. */
const PRIVATE_PATHS = ['/cart', '/checkout'];
const RUNS = 5;
/** Between a product that was published from the desk and a shipped one. */
const MAX_SCORE_DIFFERENCE = 2;
const GOALS: Record<keyof LighthouseFigures, { min?: number; max?: number }> = {
  performance: { min: 98 },
  accessibility: { min: 100 },
  bestPractices: { min: 100 },
  seo: { min: 100 },
  lcpMs: { max: 1800 },
  tbtMs: { max: 150 },
  cls: { max: 0.01 },
  kib: { max: 500 },
  benchmarkIndex: {},
};
const NAMES = Object.keys(GOALS) as readonly (keyof LighthouseFigures)[];

const computeMedians = (runs: readonly LighthouseFigures[]): LighthouseFigures =>
  Object.fromEntries(NAMES.map((name) => [name, computeMedian(runs.map((run) => run[name]))])) as LighthouseFigures;

const toRow = (page: string, figures: LighthouseFigures): Row => ({
  page,
  perf: figures.performance,
  a11y: figures.accessibility,
  best: figures.bestPractices,
  seo: figures.seo,
  'LCP ms': Math.round(figures.lcpMs),
  'TBT ms': Math.round(figures.tbtMs),
  CLS: figures.cls.toFixed(3),
  KiB: Math.round(figures.kib),
  benchmarkIndex: Math.round(figures.benchmarkIndex),
});

function findMissedGoals(page: string, figures: LighthouseFigures): string[] {
  return NAMES.filter((name) => {
    if (name === 'seo' && PRIVATE_PATHS.includes(page)) return false;
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = GOALS[name];
    return !(figures[name] >= min && figures[name] <= max);
  }).map((name) => `${page}: ${name} ${figures[name].toFixed(2)}, goal ${JSON.stringify(GOALS[name])}`);
}

type Measured = { readonly path: string; readonly figures: LighthouseFigures };

function compareWithShipped(measured: readonly Measured[], deskPath: string | undefined): string[] {
  const findScore = (path: string | undefined) => measured.find((page) => page.path === path)?.figures.performance;
  const [shipped, published] = [findScore(SHIPPED_PATH), findScore(deskPath)];
  if (shipped === undefined || published === undefined || shipped - published <= MAX_SCORE_DIFFERENCE) return [];
  return [`${deskPath}: published from the desk ${published}, shipped ${shipped}, goal within ${MAX_SCORE_DIFFERENCE}`];
}

type Visits = { readonly addresses: readonly string[]; readonly dataDir: string; readonly deskPath?: string };

/** Without addresses, the usual pages and that of a product which was published from the desk. */
async function measure(addresses: readonly string[], log: (line: string) => void): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  try {
    if (addresses.length > 0) return await visitAll({ addresses, dataDir }, log);
    const deskPath = `/product/${await publishCopy(dataDir, SHIPPED_ID)}`;
    return await visitAll({ addresses: [...PATHS, deskPath], dataDir, deskPath }, log);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visitAll({ addresses, dataDir, deskPath }: Visits, log: (line: string) => void): Promise<BenchReport> {
  await installLighthouse();
  const chromium = await findOrInstallFullChromium();
  const shop = await startShop({ dataDir });
  const measured = [];
  try {
    for (const path of addresses) {
      const runs: LighthouseFigures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(shop.address + path, chromium));
      log(`${path} ${runs.map((run) => run.performance).join(' ')}`);
      measured.push({ path, runs, figures: computeMedians(runs) });
    }
  } finally {
    await shop.stop();
  }
  return {
    tables: [
      {
        heading: `Lighthouse, mobile preset, median of ${RUNS}`,
        rows: measured.map(({ path, figures }) => toRow(path, figures)),
      },
    ],
    missed: [
      ...measured.flatMap(({ path, figures }) => findMissedGoals(path, figures)),
      ...compareWithShipped(measured, deskPath),
    ],
    figures: measured,
  };
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  summary: 'scores and timings of a first visit on a slow phone; optional arguments are the paths to measure',
  run: ({ args, log }) => measure(args, log),
};
