import { count, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts, refunds } from '#server/platform/database/tables/payment-tables.ts';
import type { OrderTools } from './with-orders.ts';

type Tools = Pick<OrderTools, 'db' | 'clock' | 'desk' | 'payments'>;

/** Checks every unsettled payment with the provider immediately. */
export async function reconcileOrders({ db, clock, desk, payments }: Tools, unanswered: () => number): Promise<void> {
  const now = clock.now();
  await db.update(paymentAttempts).set({ nextCheckAt: now }).where(isNotNull(paymentAttempts.nextCheckAt));
  await db.update(refunds).set({ nextCheckAt: now }).where(isNotNull(refunds.nextCheckAt));
  const before = await moves(db);
  let checked = 0;
  for (let made = await payments.reconciliation.runOnce(); made > 0; made = await payments.reconciliation.runOnce()) {
    checked += made;
  }
  const moved = (await moves(db)) - before;
  const silent = unanswered() > 0 ? `; ${unanswered()} without an answer, the shop asks again by itself` : '';
  console.log(
    `${counted(checked, 'payment or refund', 'payments and refunds')} checked, ${counted(moved, 'order')} moved${silent}.`,
  );
  for (const { kind, orderNumber } of await desk.openAlerts()) {
    console.log(`Look at ${orderNumber}: ${kind.replaceAll('_', ' ')}`);
  }
}

const counted = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

async function moves(db: Database): Promise<number> {
  const [row] = await db.select({ number: count() }).from(orderEvents);
  return row?.number ?? 0;
}
