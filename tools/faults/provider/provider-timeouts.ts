import { nextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const LANES = 8;

/** The provider creates every order but never responds: each customer must still get one order and one payment. */
export async function timeoutsAfterCommit(count: number): Promise<FaultReport> {
  const settings = { PROVIDER_DEADLINE_MS: '1600', PROVIDER_BREAKER: 'off' };
  const testBed = await startTestBed({ settings });
  try {
    await testBed.simulator.faults('timeout:create_after_commit');
    let begun = 0;
    await runInLanes(LANES, async () => {
      if (begun >= count) return false;
      begun += 1;
      await testBed.checkOut(nextBehaviour());
      return true;
    });
    await testBed.simulator.faults();
    return await testBed.report([`${begun} orders that the provider took without an answer`]);
  } finally {
    await testBed.close();
  }
}

export const providerTimeouts: FaultRun = {
  name: 'provider-timeouts',
  summary:
    '500 time-outs after the provider has taken the order: one order and one payment each, the ledger stays clean',
  run: () => timeoutsAfterCommit(500),
};
