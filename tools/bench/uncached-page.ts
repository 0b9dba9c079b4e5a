import { median } from '../../scripts/testing/quantile.ts';
import type { Side } from './compare.ts';
import { openConnection } from './open-connection.ts';
import { processorMs } from './processor-time.ts';

const ROUNDS = 5;
const ASKED_PER_ROUND = 200;

/** No product costs so much, so that every one of these addresses shows the same cards and none was asked before. */
const addressAt = (at: number) => `/products/all?max=${(90_000 + at / 100).toFixed(2)}`;

export type UncachedPage = { cards: number; kilobytes: number; processorMsEach: number; p50Ms: number };

/** Processor time of a listing that is in no cache: rendered, written, compressed, kept and sent. */
export async function measureUncachedPage({ port, pid }: Side): Promise<UncachedPage> {
  const connection = openConnection(port);
  const headers = { 'accept-encoding': 'br' };
  let asked = 0;
  const ask = () => connection.ask({ method: 'GET', path: addressAt(asked++), headers });
  const plain = await connection.ask({ method: 'GET', path: addressAt(asked++), headers: {} });
  for (let turn = 0; turn < ASKED_PER_ROUND; turn += 1) await ask();
  const [used, waited]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorMs(pid) ?? Number.NaN;
    for (let turn = 0; turn < ASKED_PER_ROUND; turn += 1) {
      const begun = performance.now();
      const { status } = await ask();
      if (status !== 200) throw new Error(`A listing answered ${status}.`);
      waited.push(performance.now() - begun);
    }
    used.push(((processorMs(pid) ?? Number.NaN) - before) / ASKED_PER_ROUND);
  }
  connection.close();
  return {
    cards: plain.body.match(/<article/g)?.length ?? 0,
    kilobytes: plain.body.length / 1000,
    processorMsEach: median(used),
    p50Ms: median(waited),
  };
}
