import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inLanes, nextManner } from './checkouts/crowd.ts';
import { openStand } from './checkouts/stand.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';

type Size = { jumps: number; everyMs: number };
const CUSTOMERS_AT_ONCE = 4;
const DAY_MS = 86_400_000;
const CLOCK = pathToFileURL('tools/faults/jumping-clock.mjs').href;

/** The clock of the shop goes an hour ahead, an hour back and right again while customers pay; the provider's does not. */
export async function clockJumps({ jumps, everyMs }: Size): Promise<FaultReport> {
  const stand = await openStand({
    settings: { NODE_OPTIONS: `--import ${CLOCK}` },
    // An hour more or less must not end a session in the middle of a checkout.
    signedAt: () => new Date(Date.now() + DAY_MS),
  });
  let made = 0;
  let jumped = 0;
  try {
    const shoppers = inLanes(CUSTOMERS_AT_ONCE, async () => {
      await stand.checkOut(nextManner());
      made += 1;
      return jumped < jumps;
    });
    for (; jumped < jumps; jumped++) {
      await wait(everyMs);
      stand.shop(0)?.child.kill('SIGUSR2');
    }
    await shoppers;
    return await stand.report([`${made} checkouts, ${jumped} jumps of the shop's clock by an hour or two`]);
  } finally {
    await stand.close();
  }
}

export const clockJump: FaultRun = {
  name: 'clock-jump',
  summary: '60 jumps of the clock by an hour ahead and back during checkouts: no order wrongly expired or paid',
  run: () => clockJumps({ jumps: 60, everyMs: 3000 }),
};
