import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import type { StormCommand, StormStatuses } from './sign-in-storm.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
/** Time for the child process to start. */
const STORM_START_MS = 2000;
const VISITORS = 10;
const ATTACKERS = 100;
const PATHS = ['/', '/api/Products/category/Wallpaper'];
/** Hashing passwords uses CPU time, so fewer pages are served, but each must still be fast. */
const MAX_MEDIAN_MS = 50;

/** Starts the storm in a child process, so it does not slow down the measurement. */
function startStorm(address: string): { stop(): Promise<StormStatuses> } {
  const file = fileURLToPath(new URL('./sign-in-storm.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  const command: StormCommand = { address, clients: ATTACKERS };
  child.send(command);
  return {
    async stop() {
      const ended = once(child, 'message');
      child.send('stop' satisfies StormCommand);
      const [statuses] = await ended;
      return statuses as StormStatuses;
    },
  };
}

async function browse(address: string, path: string): Promise<LoadResult> {
  const port = Number(new URL(address).port);
  const headers = { 'accept-encoding': 'br' };
  const result = await runLoad({ port, path, headers, connections: VISITORS, durationMs: ROUND_MS });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} responses were wrong on ${path}.`);
  return result;
}

type Round = { path: string; calm: LoadResult; stormy: LoadResult; statuses: StormStatuses };

async function runRounds(address: string, path: string): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await browse(address, path);
    const storm = startStorm(address);
    await pause(STORM_START_MS);
    const stormy = await browse(address, path);
    rounds.push({ path, calm, stormy, statuses: await storm.stop() });
  }
  return rounds;
}

function toRow(path: string, rounds: readonly Round[]) {
  const computeMedianBy = (getValue: (round: Round) => number) => computeMedian(rounds.map(getValue));
  const sum = (status: string) => rounds.reduce((total, { statuses }) => total + (statuses[status] ?? 0), 0);
  return {
    path,
    'calm /s': Math.round(computeMedianBy(({ calm }) => calm.perSecond)),
    'storm /s': Math.round(computeMedianBy(({ stormy }) => stormy.perSecond)),
    'calm p50 ms': computeMedianBy(({ calm }) => calm.p50Ms).toFixed(1),
    'storm p50 ms': computeMedianBy(({ stormy }) => stormy.p50Ms).toFixed(1),
    'calm p99 ms': computeMedianBy(({ calm }) => calm.p99Ms).toFixed(1),
    'storm p99 ms': computeMedianBy(({ stormy }) => stormy.p99Ms).toFixed(1),
    slower: `${computeMedianBy(({ calm, stormy }) => calm.perSecond / stormy.perSecond).toFixed(2)} x`,
    'failed sign-ins': sum('401') + sum('400'),
    'rejected (429, 503)': sum('503') + sum('429'),
  };
}

async function measureEngine(engine: string, settings: NodeJS.ProcessEnv, log: (line: string) => void) {
  const shop = await startShop({ settings: { RATE_LIMIT_FACTOR: '1000000', ...settings } });
  const measured = [];
  try {
    for (const path of PATHS) {
      log(`${engine}: ${path} with ${VISITORS} visitors, calm and with ${ATTACKERS} sign-ins at once`);
      const rounds = await runRounds(shop.address, path);
      const medianMs = computeMedian(rounds.map(({ stormy }) => stormy.p50Ms));
      measured.push({ engine, path, medianMs, row: { engine, ...toRow(path, rounds) }, rounds });
    }
  } finally {
    await shop.stop();
  }
  return measured;
}

async function measure(log: (line: string) => void): Promise<BenchReport> {
  const embedded = await measureEngine('embedded', {}, log);
  const server = await startTestPostgres();
  const { url, drop } = await createTemporaryDatabase(server.url);
  let runOnServer: typeof embedded;
  try {
    runOnServer = await measureEngine('PostgreSQL', { DATABASE_URL: url }, log);
  } finally {
    await drop();
    await server.stop();
  }
  const measured = [...embedded, ...runOnServer];
  return {
    tables: [{ heading: 'Browsing during a storm of sign-ins', rows: measured.map(({ row }) => row) }],
    missed: measured
      .filter(({ medianMs }) => medianMs > MAX_MEDIAN_MS)
      .map(({ engine, path, medianMs }) => `${engine}, ${path}: ${medianMs.toFixed(1)} ms, goal ${MAX_MEDIAN_MS} ms`),
    figures: measured,
  };
}

export const stormBench: Bench = {
  name: 'storm',
  summary: 'browsing while a hundred clients sign in as fast as they can',
  run: ({ log }) => measure(log),
};
