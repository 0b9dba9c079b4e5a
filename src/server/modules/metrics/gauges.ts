import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { buildOverdueMessageFilter } from '#server/platform/database/open-messages.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts, paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { isFailedForGood } from '#server/platform/jobs/outbox-repository.ts';
import type { Gauges } from './metrics.ts';

type GaugeDeps = { db: Database; clock: Clock };

export function createGauges({ db, clock }: GaugeDeps, getPageCacheBytes: () => number): Gauges {
  const readCount = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0;
  const countColumn = { number: count() };
  return {
    getPageCacheBytes,
    async countOutboxEntries() {
      const waiting = await readCount(db.select(countColumn).from(outbox).where(isNotNull(outbox.dueAt)));
      return {
        waiting,
        failedForGood: await readCount(db.select(countColumn).from(outbox).where(isFailedForGood(db))),
      };
    },
    async countPayments() {
      const unsettledAttempts = db
        .select(countColumn)
        .from(paymentAttempts)
        .where(isNotNull(paymentAttempts.nextCheckAt));
      const unsettled = await readCount(unsettledAttempts);
      // Leaves out alerts of sample orders: nobody should be woken up for them.
      const openAlerts = db
        .select(countColumn)
        .from(paymentAlerts)
        .leftJoin(orders, and(eq(orders.id, paymentAlerts.orderId), eq(orders.isSample, true)))
        .where(and(isNull(paymentAlerts.resolvedAt), isNull(orders.id)));
      return { unsettled, alerts: await readCount(openAlerts) };
    },
    // Leaves out messages of the demo, like alerts.
    countOverdueMessages: () =>
      db.$count(inquiries, and(buildOverdueMessageFilter(clock.now()), eq(inquiries.isSample, false))),
  };
}
