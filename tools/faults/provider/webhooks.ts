import { setTimeout as wait } from 'node:timers/promises';
import type { TestSimulator, WebhookDelivery } from '#tests/support/payments/test-simulator.ts';
import { runInLanes } from '../checkouts/customer-mix.ts';
import type { CustomerBehaviour } from '../checkouts/shopper.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const LANES = 8;
const DELIVERED_WITHIN_MS = 120_000;
const PAID: CustomerBehaviour = { outcomes: ['success'], returns: false };

/**
 * No customer returns to the shop, except in half of the late-event orders, so webhooks and the worker settle them. Late
 * means after the worker's first check.
 */
const SCENARIOS: readonly {
  faults: readonly string[];
  behaviours: readonly [CustomerBehaviour, ...CustomerBehaviour[]];
}[] = [
  { faults: ['webhook:none'], behaviours: [PAID] },
  { faults: ['webhook:reorder'], behaviours: [{ outcomes: ['decline', 'success'], returns: false }] },
  { faults: ['webhook:delay:200000'], behaviours: [PAID, { outcomes: ['success'], returns: true }] },
  { faults: ['webhook:dup:10'], behaviours: [PAID] },
];

/** Places `ordersEach` orders with missing, reordered, tenfold and late webhook events each. */
export async function runWebhookFaults(ordersEach: number): Promise<FaultReport> {
  const testBed = await startTestBed();
  try {
    for (const { faults, behaviours } of SCENARIOS) {
      await testBed.simulator.setFaults(...faults);
      let started = 0;
      await runInLanes(LANES, async () => {
        if (started >= ordersEach) return false;
        const behaviour = behaviours[started++ % behaviours.length] ?? behaviours[0];
        await testBed.checkOut(behaviour);
        return true;
      });
    }
    const deliveries = await waitForDeliveries(testBed.simulator);
    await testBed.simulator.setFaults();
    const sent = deliveries.reduce((sum, { attempts }) => sum + attempts.length, 0);
    return await testBed.report([
      `${SCENARIOS.length} × ${ordersEach} orders; ${deliveries.length} webhook events, sent ${sent} times`,
    ]);
  } finally {
    await testBed.close();
  }
}

/** Late events must arrive before the ledgers are compared. */
async function waitForDeliveries({
  listDeliveries,
}: Pick<TestSimulator, 'listDeliveries'>): Promise<WebhookDelivery[]> {
  const end = Date.now() + DELIVERED_WITHIN_MS;
  let deliveries = await listDeliveries();
  for (; deliveries.some(({ state }) => state === 'due') && Date.now() < end; deliveries = await listDeliveries())
    await wait(1000);
  return deliveries;
}

export const webhooks: FaultRun = {
  name: 'webhooks',
  summary: '1,000 orders each with missing, tenfold, reordered and late webhook events: the ledgers agree',
  run: () => runWebhookFaults(1000),
};
