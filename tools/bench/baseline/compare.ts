import { computeMedian } from '../../../scripts/testing/quantile.ts';
import type { Row } from '../bench.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { readProcessorMs } from '../machine/processor-time.ts';

export type Rounds = { rounds: number; roundMs: number };
/** Short rounds: what else the machine does changes within seconds, and a pair should see the same of it. */
const DEFAULT_ROUNDS: Rounds = { rounds: 20, roundMs: 500 };
const WARM_UP_MS = 1000;

export type MeasuredServer = { port: number; pid: number | undefined };
export type Setting = { path: string; encoding: string; connections: number };
type Round = LoadResult & { cpuMsPerRequest: number | undefined };
type Pair = { shop: Round; bare: Round };

async function runRound(server: MeasuredServer, setting: Setting, durationMs: number): Promise<Round> {
  const before = readProcessorMs(server.pid);
  const { path, connections } = setting;
  const headers = { 'accept-encoding': setting.encoding };
  const result = await runLoad({ port: server.port, path, headers, connections, durationMs });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} responses were wrong on ${path}.`);
  const after = readProcessorMs(server.pid);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, cpuMsPerRequest: used === undefined ? undefined : used / result.requests };
}

/** Alternates the two servers, so background load affects both. */
export async function compare(
  shop: MeasuredServer,
  bare: MeasuredServer,
  setting: Setting,
  { rounds, roundMs } = DEFAULT_ROUNDS,
): Promise<Pair[]> {
  await runRound(shop, setting, WARM_UP_MS);
  await runRound(bare, setting, WARM_UP_MS);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ shop: await runRound(shop, setting, roundMs), bare: await runRound(bare, setting, roundMs) });
  }
  return pairs;
}

/** Medians of the rounds as a table row, and the speed relative to the bare server. */
export function summarise(setting: Setting, rounds: readonly Pair[]): { row: Row; share: number; p99Times: number } {
  const computeRatio = (getValue: (round: Round) => number | undefined) =>
    computeMedian(rounds.map(({ shop, bare }) => (getValue(shop) ?? Number.NaN) / (getValue(bare) ?? Number.NaN)));
  const share = computeRatio((round) => round.perSecond);
  const p99Times = computeRatio((round) => round.p99Ms);
  const row = {
    path: setting.path,
    encoding: setting.encoding,
    connections: setting.connections,
    'shop req/s': Math.round(computeMedian(rounds.map(({ shop }) => shop.perSecond))),
    'bare req/s': Math.round(computeMedian(rounds.map(({ bare }) => bare.perSecond))),
    'of bare': `${(share * 100).toFixed(0)} %`,
    'p50 x': computeRatio((round) => round.p50Ms).toFixed(2),
    'p99 x': p99Times.toFixed(2),
    'cpu x': computeRatio((round) => round.cpuMsPerRequest).toFixed(2),
    'shop p99 ms': computeMedian(rounds.map(({ shop }) => shop.p99Ms)).toFixed(2),
  };
  return { row, share, p99Times };
}
