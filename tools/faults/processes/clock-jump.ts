import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

type Size = { jumps: number; everyMs: number };
const CUSTOMERS_AT_ONCE = 4;
const DAY_MS = 86_400_000;
const CLOCK = pathToFileURL('tools/faults/processes/jumping-clock.mjs').href;

/** The shop's clock jumps an hour ahead, an hour back and right again while customers pay; the provider's does not. */
export async function clockJumps({ jumps, everyMs }: Size): Promise<FaultReport> {
  const testBed = await startTestBed({
    settings: { NODE_OPTIONS: `--import ${CLOCK}` },
    // The jump must not expire sessions.
    signedAt: () => new Date(Date.now() + DAY_MS),
  });
  let made = 0;
  let jumped = 0;
  try {
    const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
      await testBed.checkOut(nextBehaviour());
      made += 1;
      return jumped < jumps;
    });
    for (; jumped < jumps; jumped++) {
      await wait(everyMs);
      testBed.shop(0)?.child.kill('SIGUSR2');
    }
    await shoppers;
    return await testBed.report([`${made} checkouts, ${jumped} jumps of the shop's clock by an hour or two`]);
  } finally {
    await testBed.close();
  }
}

export const clockJump: FaultRun = {
  name: 'clock-jump',
  summary: '60 jumps of the clock by an hour ahead and back during checkouts: no order wrongly expired or paid',
  run: () => clockJumps({ jumps: 60, everyMs: 3000 }),
};
