import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery, TestSimulator } from '#tests/support/payment-simulator.ts';
import { inLanes } from './checkouts/crowd.ts';
import type { Manner } from './checkouts/shopper.ts';
import { openStand } from './checkouts/stand.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';

const LANES = 8;
const ARRIVED_WITHIN_MS = 120_000;
const PAID: Manner = { outcomes: ['success'], returns: false };

/**
 * Nobody comes back to the shop, except in half of the row with late notices: notices and the worker do it all. Late
 * is later than the worker's first look.
 */
const ROWS: readonly { faults: readonly string[]; manners: readonly [Manner, ...Manner[]] }[] = [
  { faults: ['webhook:none'], manners: [PAID] },
  { faults: ['webhook:reorder'], manners: [{ outcomes: ['decline', 'success'], returns: false }] },
  { faults: ['webhook:delay:200000'], manners: [PAID, { outcomes: ['success'], returns: true }] },
  { faults: ['webhook:dup:10'], manners: [PAID] },
];

/** So many orders each with notices that are missing, in the wrong order, tenfold, and late. */
export async function webhooksAstray(ordersEach: number): Promise<FaultReport> {
  const stand = await openStand();
  try {
    for (const { faults, manners } of ROWS) {
      await stand.simulator.faults(...faults);
      let begun = 0;
      await inLanes(LANES, async () => {
        if (begun >= ordersEach) return false;
        const manner = manners[begun++ % manners.length] ?? manners[0];
        await stand.checkOut(manner);
        return true;
      });
    }
    const deliveries = await allDelivered(stand.simulator);
    await stand.simulator.faults();
    const sent = deliveries.reduce((sum, { attempts }) => sum + attempts.length, 0);
    return await stand.report([
      `${ROWS.length} × ${ordersEach} orders; ${deliveries.length} notices, sent ${sent} times`,
    ]);
  } finally {
    await stand.close();
  }
}

/** What is late shall have arrived before the books are compared. */
async function allDelivered({ deliveries }: Pick<TestSimulator, 'deliveries'>): Promise<Delivery[]> {
  const end = Date.now() + ARRIVED_WITHIN_MS;
  let all = await deliveries();
  for (; all.some(({ state }) => state === 'due') && Date.now() < end; all = await deliveries()) await wait(1000);
  return all;
}

export const webhooks: FaultRun = {
  name: 'webhooks',
  summary: '1,000 orders each with notices that are missing, tenfold, in the wrong order, late: the ledger stays clean',
  run: () => webhooksAstray(1000),
};
