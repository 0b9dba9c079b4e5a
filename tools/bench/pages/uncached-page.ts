import { computeMedian } from '../../../scripts/testing/quantile.ts';
import type { MeasuredServer } from '../baseline/compare.ts';
import { openConnection } from '../load/open-connection.ts';
import { readProcessorMs } from '../machine/processor-time.ts';

const ROUNDS = 5;
const REQUESTS_PER_ROUND = 200;
/** V8 goes on optimising the renderer for about this many pages. */
const WARM_UP_REQUESTS = 4000;

/** No product costs this much, so each URL shows the same cards and none is cached. */
const buildUncachedPath = (index: number) => `/products/all?max=${(90_000 + index / 100).toFixed(2)}`;

export type UncachedPage = { cards: number; kilobytes: number; processorMsEach: number; p50Ms: number };

/** CPU time of an uncached listing: rendered, serialised, compressed, cached and sent. */
export async function measureUncachedPage({ port, pid }: MeasuredServer): Promise<UncachedPage> {
  const connection = openConnection(port);
  const headers = { 'accept-encoding': 'br' };
  let requestCount = 0;
  const requestPage = () => connection.send({ method: 'GET', path: buildUncachedPath(requestCount++), headers });
  const plain = await connection.send({ method: 'GET', path: buildUncachedPath(requestCount++), headers: {} });
  for (let request = 0; request < WARM_UP_REQUESTS; request += 1) await requestPage();
  const [cpuTimes, responseTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = readProcessorMs(pid) ?? Number.NaN;
    for (let request = 0; request < REQUESTS_PER_ROUND; request += 1) {
      const startedAt = performance.now();
      const { status } = await requestPage();
      if (status !== 200) throw new Error(`A listing responded ${status}.`);
      responseTimes.push(performance.now() - startedAt);
    }
    cpuTimes.push(((readProcessorMs(pid) ?? Number.NaN) - before) / REQUESTS_PER_ROUND);
  }
  connection.close();
  return {
    cards: plain.body.match(/<article/g)?.length ?? 0,
    kilobytes: plain.body.length / 1000,
    processorMsEach: computeMedian(cpuTimes),
    p50Ms: computeMedian(responseTimes),
  };
}
