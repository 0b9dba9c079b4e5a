import { inLanes, nextManner } from './checkouts/crowd.ts';
import { openStand } from './checkouts/stand.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';

const LANES = 8;

/** The provider takes every order, but never says so: each customer must get one order and one payment all the same. */
export async function timeoutsAfterCommit(count: number): Promise<FaultReport> {
  const settings = { PROVIDER_DEADLINE_MS: '1600', PROVIDER_BREAKER: 'off' };
  const stand = await openStand({ settings });
  try {
    await stand.simulator.faults('timeout:create_after_commit');
    let begun = 0;
    await inLanes(LANES, async () => {
      if (begun >= count) return false;
      begun += 1;
      await stand.checkOut(nextManner());
      return true;
    });
    await stand.simulator.faults();
    return await stand.report([`${begun} orders that the provider took without an answer`]);
  } finally {
    await stand.close();
  }
}

export const providerTimeouts: FaultRun = {
  name: 'provider-timeouts',
  summary:
    '500 time-outs after the provider has taken the order: one order and one payment each, the ledger stays clean',
  run: () => timeoutsAfterCommit(500),
};
