import { join } from 'node:path';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { createPrivateCopy, measureMegabytes } from './private-copy.ts';
import { readProcessorMs } from './processor-time.ts';

const LATER_STARTS = 3;
const MAX_SECONDS = { first: 90, later: 5 };
const MAX_INSTALLED_MEGABYTES = 600;

type Start = { start: string; readyMs: number; firstPageMs: number; processorMs: number | undefined };

async function measureStart(start: string, folder: string): Promise<Start> {
  const program = join(folder, 'scripts', 'start.mjs');
  const shop = await startShop({ dataDir: join(folder, '.data'), program });
  try {
    const requestedAt = performance.now();
    await (await fetch(shop.address)).text();
    const firstPageMs = performance.now() - requestedAt;
    return { start, readyMs: shop.startedInMs, firstPageMs, processorMs: readProcessorMs(shop.child.pid) };
  } finally {
    await shop.stop();
  }
}

const toRow = ({ start, readyMs, firstPageMs, processorMs: used }: Start): Row => ({
  start,
  'ready s': (readyMs / 1000).toFixed(1),
  'first page ms': Math.round(firstPageMs),
  'CPU s': used === undefined ? '' : (used / 1000).toFixed(1),
});

async function measureStarts(log: (line: string) => void): Promise<Start[]> {
  const { folder, remove } = createPrivateCopy();
  const starts: Start[] = [];
  try {
    log('first start: builds, creates and fills the database');
    starts.push(await measureStart('first', folder));
    for (let start = 1; start <= LATER_STARTS; start += 1) {
      log(`later start ${start}`);
      starts.push(await measureStart('later', folder));
    }
  } finally {
    remove();
  }
  return starts;
}

async function measure(log: (line: string) => void): Promise<BenchReport> {
  const starts = await measureStarts(log);
  const installedMegabytes = measureMegabytes('node_modules');
  const tooSlow = starts.filter(
    ({ start, readyMs }) => readyMs / 1000 > MAX_SECONDS[start === 'first' ? 'first' : 'later'],
  );
  return {
    tables: [
      { heading: 'From the start command to the first page, without the install', rows: starts.map(toRow) },
      { heading: 'Installed packages, including development packages', rows: [{ MB: Math.round(installedMegabytes) }] },
    ],
    missed: [
      ...tooSlow.map(({ start, readyMs }) => `${start} start took ${(readyMs / 1000).toFixed(1)} s`),
      ...(installedMegabytes > MAX_INSTALLED_MEGABYTES
        ? [`${Math.round(installedMegabytes)} MB of packages, goal ${MAX_INSTALLED_MEGABYTES} MB`]
        : []),
    ],
    figures: { starts, installedMegabytes },
  };
}

export const coldBench: Bench = {
  name: 'cold',
  summary: 'first start after a clone and later starts: time to ready and to the first page',
  run: ({ log }) => measure(log),
};
