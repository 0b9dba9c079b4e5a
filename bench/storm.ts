import { randomUUID } from 'node:crypto';
import { startShop } from '../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from './bench.ts';
import { median } from './compare.ts';
import { type LoadResult, runLoad } from './load.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
const VISITORS = 10;
const ATTACKERS = 100;
const PATHS = ['/', '/api/Products/category/Wallpaper'];
/** Browsing may get slower by this much; the machine has two processors, and one of them hashes. */
const LARGEST_SLOWDOWN = 3;

/** Sign-ins as fast as they are answered, each for another account, until told to stop; counts the answers by status. */
function storm(address: string): { stop(): Promise<Record<string, number>> } {
  const statuses: Record<string, number> = {};
  let isOver = false;
  const attack = async () => {
    while (!isOver) {
      const body = JSON.stringify({ email: `${randomUUID()}@example.in`, password: 'not the password' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}/api/Account/Authentication`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  const attacks = Array.from({ length: ATTACKERS }, attack);
  return {
    async stop() {
      isOver = true;
      await Promise.all(attacks);
      return statuses;
    },
  };
}

async function browse(address: string, path: string): Promise<LoadResult> {
  const port = Number(new URL(address).port);
  const headers = { 'accept-encoding': 'br' };
  const result = await runLoad({ port, path, headers, connections: VISITORS, durationMs: ROUND_MS });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} answers were wrong on ${path}.`);
  return result;
}

type Round = { path: string; calm: LoadResult; stormy: LoadResult; statuses: Record<string, number> };

async function playRounds(address: string, path: string): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await browse(address, path);
    const running = storm(address);
    const stormy = await browse(address, path).finally(() => running.stop());
    rounds.push({ path, calm, stormy, statuses: await running.stop() });
  }
  return rounds;
}

function rowOf(path: string, rounds: readonly Round[]) {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const sum = (status: string) => rounds.reduce((total, { statuses }) => total + (statuses[status] ?? 0), 0);
  return {
    path,
    'calm /s': Math.round(of(({ calm }) => calm.perSecond)),
    'storm /s': Math.round(of(({ stormy }) => stormy.perSecond)),
    'calm p99 ms': of(({ calm }) => calm.p99Ms).toFixed(1),
    'storm p99 ms': of(({ stormy }) => stormy.p99Ms).toFixed(1),
    slower: `${of(({ calm, stormy }) => calm.perSecond / stormy.perSecond).toFixed(2)} x`,
    'refused sign-ins': sum('401') + sum('400'),
    'told to come back': sum('503') + sum('429'),
  };
}

async function measure(say: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop({ settings: { RATE_LIMIT_FACTOR: '1000000' } });
  const measured = [];
  try {
    for (const path of PATHS) {
      say(`${path} with ${VISITORS} visitors, calm and with ${ATTACKERS} sign-ins at once`);
      const rounds = await playRounds(shop.address, path);
      const slowdown = median(rounds.map(({ calm, stormy }) => calm.perSecond / stormy.perSecond));
      measured.push({ path, slowdown, row: rowOf(path, rounds), rounds });
    }
  } finally {
    await shop.stop();
  }
  return {
    tables: [{ heading: 'Browsing during a storm of sign-ins', rows: measured.map(({ row }) => row) }],
    missed: measured
      .filter(({ slowdown }) => slowdown > LARGEST_SLOWDOWN)
      .map(({ path, slowdown }) => `${path}: ${slowdown.toFixed(2)} x slower in a storm, goal ${LARGEST_SLOWDOWN} x`),
    figures: measured,
  };
}

export const stormBench: Bench = {
  name: 'storm',
  summary: 'browsing while a hundred clients sign in as fast as they can',
  run: ({ say }) => measure(say),
};
