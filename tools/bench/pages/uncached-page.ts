import { median } from '../../../scripts/testing/quantile.ts';
import type { Side } from '../baseline/compare.ts';
import { openConnection } from '../load/open-connection.ts';
import { readProcessorMs } from '../machine/processor-time.ts';

const ROUNDS = 5;
const ASKED_PER_ROUND = 200;

/** No product costs this much, so each URL shows the same cards and none is cached. */
const addressAt = (at: number) => `/products/all?max=${(90_000 + at / 100).toFixed(2)}`;

export type UncachedPage = { cards: number; kilobytes: number; processorMsEach: number; p50Ms: number };

/** CPU time of an uncached listing: rendered, serialised, compressed, cached and sent. */
export async function measureUncachedPage({ port, pid }: Side): Promise<UncachedPage> {
  const connection = openConnection(port);
  const headers = { 'accept-encoding': 'br' };
  let asked = 0;
  const ask = () => connection.ask({ method: 'GET', path: addressAt(asked++), headers });
  const plain = await connection.ask({ method: 'GET', path: addressAt(asked++), headers: {} });
  for (let turn = 0; turn < ASKED_PER_ROUND; turn += 1) await ask();
  const [used, waited]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = readProcessorMs(pid) ?? Number.NaN;
    for (let turn = 0; turn < ASKED_PER_ROUND; turn += 1) {
      const begun = performance.now();
      const { status } = await ask();
      if (status !== 200) throw new Error(`A listing answered ${status}.`);
      waited.push(performance.now() - begun);
    }
    used.push(((readProcessorMs(pid) ?? Number.NaN) - before) / ASKED_PER_ROUND);
  }
  connection.close();
  return {
    cards: plain.body.match(/<article/g)?.length ?? 0,
    kilobytes: plain.body.length / 1000,
    processorMsEach: median(used),
    p50Ms: median(waited),
  };
}
