import { count, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { printOpenAlerts } from './payment-alerts.ts';
import type { OrderTools } from './with-order-tools.ts';

type ReconcileTools = Pick<OrderTools, 'db' | 'clock' | 'alerts' | 'payments'>;

/** Checks every unsettled payment with the provider immediately, as far as the shared read budget allows. */
export async function reconcileOrders(
  { db, clock, alerts, payments }: ReconcileTools,
  countFailures: () => number,
): Promise<void> {
  const now = clock.now();
  await db.update(paymentAttempts).set({ nextCheckAt: now }).where(isNotNull(paymentAttempts.nextCheckAt));
  await db.update(refunds).set({ nextCheckAt: now }).where(isNotNull(refunds.nextCheckAt));
  const before = await countTransitions(db);
  let checked = 0;
  for (
    let checkedNow = await payments.reconciliation.runOnce();
    checkedNow > 0;
    checkedNow = await payments.reconciliation.runOnce()
  ) {
    checked += checkedNow;
  }
  const transitions = (await countTransitions(db)) - before;
  const failureHint = countFailures() > 0 ? `; ${countFailures()} got no response, the shop will retry them` : '';
  console.log(
    `${formatCount(checked, 'payment or refund', 'payments and refunds')} checked, ${formatCount(transitions, 'order')} updated${failureHint}.`,
  );
  const waitingCount = await payments.reconciliation.countDue();
  if (waitingCount > 0)
    console.log(`${waitingCount} more wait for the provider's limit; the running shop checks them.`);
  await printOpenAlerts(alerts);
}

const formatCount = (total: number, singular: string, plural = `${singular}s`): string =>
  `${total} ${total === 1 ? singular : plural}`;

async function countTransitions(db: Database): Promise<number> {
  const [row] = await db.select({ number: count() }).from(orderEvents);
  return row?.number ?? 0;
}
