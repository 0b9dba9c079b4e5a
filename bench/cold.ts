import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampFile } from '../scripts/build-stamp.mjs';
import { startShop } from '../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from './bench.ts';
import { processorMs } from './processor-time.ts';

const LATER_STARTS = 3;
const MOST_SECONDS = { first: 90, later: 5 };
const TEMPLATES = '.cache';

type Start = { start: string; readyMs: number; firstPageMs: number; processorMs: number | undefined };

async function measureStart(start: string, dataDir: string): Promise<Start> {
  const shop = await startShop({ dataDir });
  try {
    const asked = performance.now();
    await (await fetch(shop.address)).text();
    const firstPageMs = performance.now() - asked;
    return { start, readyMs: shop.startedInMs, firstPageMs, processorMs: processorMs(shop.child.pid) };
  } finally {
    await shop.stop();
  }
}

/** As after a clone: nothing is built, and no prepared database lies ready. */
function forgetWhatWasMade(): void {
  rmSync(stampFile('.'), { force: true });
  for (const name of readdirSync(TEMPLATES).filter((one) => one.startsWith('pg-template-')))
    rmSync(join(TEMPLATES, name));
}

const toRow = ({ start, readyMs, firstPageMs, processorMs: used }: Start): Row => ({
  start,
  'ready s': (readyMs / 1000).toFixed(1),
  'first page ms': Math.round(firstPageMs),
  'processor s': used === undefined ? '' : (used / 1000).toFixed(1),
});

async function measure(say: (line: string) => void): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-cold-'));
  const starts: Start[] = [];
  try {
    say('first start: builds, makes the database and fills it');
    forgetWhatWasMade();
    starts.push(await measureStart('first', dataDir));
    for (let turn = 1; turn <= LATER_STARTS; turn += 1) {
      say(`later start ${turn}`);
      starts.push(await measureStart('later', dataDir));
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const tooSlow = starts.filter(
    ({ start, readyMs }) => readyMs / 1000 > MOST_SECONDS[start === 'first' ? 'first' : 'later'],
  );
  return {
    tables: [{ heading: 'From the command to the first page, install left out', rows: starts.map(toRow) }],
    missed: tooSlow.map(({ start, readyMs }) => `${start} start took ${(readyMs / 1000).toFixed(1)} s`),
    figures: starts,
  };
}

export const coldBench: Bench = {
  name: 'cold',
  summary: 'the first start after a clone and later ones, until the shop is ready and until it has shown a page',
  run: ({ say }) => measure(say),
};
