import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery, TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { runInLanes } from '../checkouts/customer-mix.ts';
import type { CustomerBehaviour } from '../checkouts/shopper.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const LANES = 8;
const ARRIVED_WITHIN_MS = 120_000;
const PAID: CustomerBehaviour = { outcomes: ['success'], returns: false };

/**
 * No customer returns to the shop, except in half of the late-event orders: webhooks and the worker do it all. Late
 * means after the worker's first check.
 */
const ROWS: readonly { faults: readonly string[]; manners: readonly [CustomerBehaviour, ...CustomerBehaviour[]] }[] = [
  { faults: ['webhook:none'], manners: [PAID] },
  { faults: ['webhook:reorder'], manners: [{ outcomes: ['decline', 'success'], returns: false }] },
  { faults: ['webhook:delay:200000'], manners: [PAID, { outcomes: ['success'], returns: true }] },
  { faults: ['webhook:dup:10'], manners: [PAID] },
];

/** Places `ordersEach` orders with missing, reordered, tenfold and late webhook events each. */
export async function runWebhookFaults(ordersEach: number): Promise<FaultReport> {
  const testBed = await startTestBed();
  try {
    for (const { faults, manners } of ROWS) {
      await testBed.simulator.faults(...faults);
      let begun = 0;
      await runInLanes(LANES, async () => {
        if (begun >= ordersEach) return false;
        const manner = manners[begun++ % manners.length] ?? manners[0];
        await testBed.checkOut(manner);
        return true;
      });
    }
    const deliveries = await allDelivered(testBed.simulator);
    await testBed.simulator.faults();
    const sent = deliveries.reduce((sum, { attempts }) => sum + attempts.length, 0);
    return await testBed.report([
      `${ROWS.length} × ${ordersEach} orders; ${deliveries.length} notices, sent ${sent} times`,
    ]);
  } finally {
    await testBed.close();
  }
}

/** Late events must arrive before the ledgers are compared. */
async function allDelivered({ deliveries }: Pick<TestSimulator, 'deliveries'>): Promise<Delivery[]> {
  const end = Date.now() + ARRIVED_WITHIN_MS;
  let all = await deliveries();
  for (; all.some(({ state }) => state === 'due') && Date.now() < end; all = await deliveries()) await wait(1000);
  return all;
}

export const webhooks: FaultRun = {
  name: 'webhooks',
  summary: '1,000 orders each with notices that are missing, tenfold, in the wrong order, late: the ledger stays clean',
  run: () => runWebhookFaults(1000),
};
