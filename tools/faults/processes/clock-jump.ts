import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

type Size = { jumps: number; intervalMs: number };
const CUSTOMERS_AT_ONCE = 4;
const DAY_MS = 86_400_000;
const CLOCK = pathToFileURL('tools/faults/processes/jumping-clock.mjs').href;

/** While customers pay, the shop's clock jumps an hour ahead, an hour back and to the correct time; the provider's doesn't. */
export async function runClockJumps({ jumps, intervalMs }: Size): Promise<FaultReport> {
  const testBed = await startTestBed({
    settings: { NODE_OPTIONS: `--import ${CLOCK}` },
    // The jump must not expire sessions.
    getSignInTime: () => new Date(Date.now() + DAY_MS),
  });
  let completed = 0;
  let jumped = 0;
  try {
    const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
      await testBed.checkOut(getNextBehaviour());
      completed += 1;
      return jumped < jumps;
    });
    for (; jumped < jumps; jumped++) {
      await wait(intervalMs);
      testBed.getShop(0)?.child.kill('SIGUSR2');
    }
    await shoppers;
    return await testBed.report([`${completed} checkouts, ${jumped} jumps of the shop's clock by an hour or two`]);
  } finally {
    await testBed.close();
  }
}

export const clockJump: FaultRun = {
  name: 'clock-jump',
  summary: '60 jumps of the clock by an hour ahead and back during checkouts: no order wrongly expired or paid',
  run: () => runClockJumps({ jumps: 60, intervalMs: 3000 }),
};
