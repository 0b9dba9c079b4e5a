import { count, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { paymentAlerts, paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import type { Gauges } from './metrics.ts';

export function createGauges(db: Database, getPageCacheBytes: () => number): Gauges {
  const readCount = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0;
  const countColumn = { number: count() };
  return {
    getPageCacheBytes,
    async countOutboxEntries() {
      const waiting = await readCount(db.select(countColumn).from(outbox).where(isNotNull(outbox.dueAt)));
      return { waiting, givenUp: await readCount(db.select(countColumn).from(outbox).where(isNull(outbox.dueAt))) };
    },
    async countPayments() {
      const unsettledAttempts = db
        .select(countColumn)
        .from(paymentAttempts)
        .where(isNotNull(paymentAttempts.nextCheckAt));
      const unsettled = await readCount(unsettledAttempts);
      const openAlerts = db.select(countColumn).from(paymentAlerts).where(isNull(paymentAlerts.resolvedAt));
      return { unsettled, alerts: await readCount(openAlerts) };
    },
  };
}
