import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const LANES = 8;

/** The provider creates every order but never responds: each customer must still get one order and one payment. */
export async function runTimeoutsAfterCommit(count: number): Promise<FaultReport> {
  const settings = { PROVIDER_DEADLINE_MS: '1600', PROVIDER_BREAKER: 'off' };
  const testBed = await startTestBed({ settings });
  try {
    await testBed.simulator.setFaults('timeout:create_after_commit');
    let started = 0;
    await runInLanes(LANES, async () => {
      if (started >= count) return false;
      started += 1;
      await testBed.checkOut(getNextBehaviour());
      return true;
    });
    await testBed.simulator.setFaults();
    return await testBed.report([`${started} orders that the provider created without responding`]);
  } finally {
    await testBed.close();
  }
}

export const providerTimeouts: FaultRun = {
  name: 'provider-timeouts',
  summary: '500 timeouts after the provider created the order: one order and one payment each, the ledgers agree',
  run: () => runTimeoutsAfterCommit(500),
};
