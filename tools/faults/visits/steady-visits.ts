import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

const WRITES_IN = 20;
const WRITES = 3;

/**
 * Open-loop load: a fixed number of visits per second, 85 % reads and 15 % writes. A visitor does one
 * thing at a time; when all of them wait, the visit is late, which the caller sees in the number of visits.
 */
export async function visitSteadily(
  visitors: readonly Visitor[],
  perSecond: number,
  isOver: () => boolean,
): Promise<void> {
  const free = [...visitors];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  for (let visit = 0; !isOver(); visit++) {
    const due = begun + (visit * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    while (free.length === 0) await Promise.race(underWay);
    const visitor = free.shift();
    if (!visitor) continue;
    const work: Promise<void> = (visit % WRITES_IN < WRITES ? visitor.write() : visitor.read()).finally(() => {
      free.push(visitor);
      underWay.delete(work);
    });
    underWay.add(work);
  }
  await Promise.all(underWay);
}
