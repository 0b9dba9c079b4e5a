import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** Three of twenty visits write. */
const CYCLE_LENGTH = 20;
const WRITES_PER_CYCLE = 3;

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
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let visit = 0; !isOver(); visit++) {
    const due = startedAt + (visit * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    while (free.length === 0) await Promise.race(running);
    const visitor = free.shift();
    if (!visitor) continue;
    const work: Promise<void> = (visit % CYCLE_LENGTH < WRITES_PER_CYCLE ? visitor.write() : visitor.read()).finally(
      () => {
        free.push(visitor);
        running.delete(work);
      },
    );
    running.add(work);
  }
  await Promise.all(running);
}
