import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { findFullChromium } from '../../../scripts/testing/find-chromium.ts';
import { median } from '../../../scripts/testing/quantile.ts';
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
const PRIVATE = ['/cart', '/checkout'];
const RUNS = 3;
const GOALS: Record<keyof LighthouseFigures, { least?: number; most?: number }> = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcpMs: { most: 1800 },
  tbtMs: { most: 150 },
  cls: { most: 0.01 },
  kib: { most: 500 },
};
const NAMES = Object.keys(GOALS) as readonly (keyof LighthouseFigures)[];

const getMedian = (runs: readonly LighthouseFigures[]): LighthouseFigures =>
  Object.fromEntries(NAMES.map((name) => [name, median(runs.map((run) => run[name]))])) as LighthouseFigures;

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
});

function missedBy(page: string, figures: LighthouseFigures): string[] {
  return NAMES.filter((name) => {
    if (name === 'seo' && PRIVATE.includes(page)) return false;
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = GOALS[name];
    return !(figures[name] >= least && figures[name] <= most);
  }).map((name) => `${page}: ${name} ${figures[name].toFixed(2)}, goal ${JSON.stringify(GOALS[name])}`);
}

async function measure(paths: readonly string[], say: (line: string) => void): Promise<BenchReport> {
  await installLighthouse();
  const chromium = await findFullChromium();
  const shop = await startShop();
  const measured = [];
  try {
    await warmPages(shop.address, paths);
    for (const path of paths) {
      const runs: LighthouseFigures[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) runs.push(await runLighthouse(shop.address + path, chromium));
      say(`${path} ${runs.map((run) => run.performance).join(' ')}`);
      measured.push({ path, runs, figures: getMedian(runs) });
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
    missed: measured.flatMap(({ path, figures }) => missedBy(path, figures)),
    figures: measured,
  };
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  summary: 'scores and timings of a first visit on a slow phone; further words are paths to measure instead',
  run: ({ args, say }) => measure(args.length > 0 ? args : PATHS, say),
};
