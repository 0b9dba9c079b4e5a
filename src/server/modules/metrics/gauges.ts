import { count, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { paymentAlerts, paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import type { Gauges } from './metrics.ts';

export function createGauges(db: Database, pageCacheBytes: () => number): Gauges {
  const number = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0;
  const rows = { number: count() };
  return {
    pageCacheBytes,
    async outbox() {
      const waiting = await number(db.select(rows).from(outbox).where(isNotNull(outbox.dueAt)));
      return { waiting, givenUp: await number(db.select(rows).from(outbox).where(isNull(outbox.dueAt))) };
    },
    async payments() {
      const attempts = db.select(rows).from(paymentAttempts).where(isNotNull(paymentAttempts.nextCheckAt));
      const unsettled = await number(attempts);
      const open = db.select(rows).from(paymentAlerts).where(isNull(paymentAlerts.resolvedAt));
      return { unsettled, alerts: await number(open) };
    },
  };
}
