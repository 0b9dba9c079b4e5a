import { and, asc, eq, isNull } from 'drizzle-orm';
import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/order-tables.ts';
import { type PaymentAlertRow, paymentAlerts } from '#server/platform/database/tables/payment-tables.ts';

const NO_SUCH_ALERT_MESSAGE = 'There is no such alert.';
const ALREADY_RESOLVED_MESSAGE = 'This alert has already been resolved.';

/** Who resolved an alert, and what they did about it. */
type Resolution = { readonly by: string; readonly note: string | undefined };

/** Lets staff review mismatches with the payment provider. */
export function createPaymentAlertService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Lists unresolved alerts, oldest first. */
    listOpen: () =>
      db
        .select({
          alertKey: paymentAlerts.alertKey,
          kind: paymentAlerts.kind,
          details: paymentAlerts.details,
          createdAt: paymentAlerts.createdAt,
          orderNumber: orders.orderNumber,
        })
        .from(paymentAlerts)
        .leftJoin(orders, eq(orders.id, paymentAlerts.orderId))
        .where(isNull(paymentAlerts.resolvedAt))
        .orderBy(asc(paymentAlerts.createdAt), asc(paymentAlerts.alertKey)),

    /** A resolved alert stays resolved, even if the provider reports the same problem again. */
    async resolve(alertKey: string, { by, note }: Resolution): Promise<Outcome<PaymentAlertRow>> {
      const resolution = checkStaffNote('Note', note);
      if (!resolution.ok) return resolution;
      const [resolved] = await db
        .update(paymentAlerts)
        .set({ resolvedAt: clock.now(), resolvedBy: by, resolution: resolution.value })
        .where(and(eq(paymentAlerts.alertKey, alertKey), isNull(paymentAlerts.resolvedAt)))
        .returning();
      if (resolved) return accept(resolved);
      const [known] = await db.select().from(paymentAlerts).where(eq(paymentAlerts.alertKey, alertKey));
      return refuse(known ? ALREADY_RESOLVED_MESSAGE : NO_SUCH_ALERT_MESSAGE);
    },
  };
}

export type PaymentAlertService = ReturnType<typeof createPaymentAlertService>;
