import { median } from '../../../scripts/testing/quantile.ts';
import type { Row } from '../bench.ts';
import { type LoadResult, runLoad } from '../load/run-load.ts';
import { readProcessorMs } from '../machine/processor-time.ts';

export type Rounds = { rounds: number; roundMs: number };
const USUAL: Rounds = { rounds: 5, roundMs: 2000 };

export type Side = { port: number; pid: number | undefined };
export type Setting = { path: string; encoding: string; connections: number };
type Round = LoadResult & { cpuMsPerRequest: number | undefined };
type Pair = { shop: Round; bare: Round };

async function playRound(side: Side, setting: Setting, durationMs: number): Promise<Round> {
  const before = readProcessorMs(side.pid);
  const { path, connections } = setting;
  const headers = { 'accept-encoding': setting.encoding };
  const result = await runLoad({ port: side.port, path, headers, connections, durationMs });
  if (result.wrong > 0) throw new Error(`${result.wrong} of ${result.requests} answers were wrong on ${path}.`);
  const after = readProcessorMs(side.pid);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, cpuMsPerRequest: used === undefined ? undefined : used / result.requests };
}

/** Alternates the two servers, so background load affects both. */
export async function compare(shop: Side, bare: Side, setting: Setting, { rounds, roundMs } = USUAL): Promise<Pair[]> {
  await playRound(shop, setting, roundMs / 2);
  await playRound(bare, setting, roundMs / 2);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ shop: await playRound(shop, setting, roundMs), bare: await playRound(bare, setting, roundMs) });
  }
  return pairs;
}

/** The medians of the rounds as a line of a table, and the share of the bare server's speed. */
export function summarise(setting: Setting, rounds: readonly Pair[]): { row: Row; share: number; p99Times: number } {
  const ratio = (of: (round: Round) => number | undefined) =>
    median(rounds.map(({ shop, bare }) => (of(shop) ?? Number.NaN) / (of(bare) ?? Number.NaN)));
  const share = ratio((round) => round.perSecond);
  const p99Times = ratio((round) => round.p99Ms);
  const row = {
    page: setting.path,
    encoding: setting.encoding,
    connections: setting.connections,
    'shop req/s': Math.round(median(rounds.map(({ shop }) => shop.perSecond))),
    'bare req/s': Math.round(median(rounds.map(({ bare }) => bare.perSecond))),
    'of bare': `${(share * 100).toFixed(0)} %`,
    'p50 x': ratio((round) => round.p50Ms).toFixed(2),
    'p99 x': p99Times.toFixed(2),
    'cpu x': ratio((round) => round.cpuMsPerRequest).toFixed(2),
    'shop p99 ms': median(rounds.map(({ shop }) => shop.p99Ms)).toFixed(2),
  };
  return { row, share, p99Times };
}
