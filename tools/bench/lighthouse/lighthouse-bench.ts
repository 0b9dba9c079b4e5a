import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { warmPages } from '../pages/warm-pages.ts';
import { installLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse-run.ts';

const PATHS = [
  '/',
  '/wallpaper',
  '/wallpaper/indian-motifs',
  '/products/all',
  `/product/${demoProducts[0]?.id}`,
  '/cart',
  '/checkout',
];
/** Marked noindex on purpose, which Lighthouse counts as an SEO fault. */
const PRIVATE_PATHS = ['/cart', '/checkout'];
const RUNS = 5;
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

async function measure(paths: readonly string[], log: (line: string) => void): Promise<BenchReport> {
  await installLighthouse();
  const chromium = await findOrInstallFullChromium();
  const shop = await startShop();
  const measured = [];
  try {
    await warmPages(shop.address, paths);
    for (const path of paths) {
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
    missed: measured.flatMap(({ path, figures }) => findMissedGoals(path, figures)),
    figures: measured,
  };
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  summary: 'scores and timings of a first visit on a slow phone; optional arguments are the paths to measure',
  run: ({ args, log }) => measure(args.length > 0 ? args : PATHS, log),
};
