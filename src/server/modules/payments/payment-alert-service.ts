import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { type PaymentAlertRow, paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';

const NO_SUCH_ALERT_MESSAGE = "We couldn't find this alert.";
const ALREADY_RESOLVED_MESSAGE = 'This alert has already been resolved.';

/** The person who resolved an alert, and their note. */
type Resolution = { readonly author: AuditActor; readonly note: string | undefined };

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
    async resolve(alertKey: string, { author, note }: Resolution): Promise<Outcome<PaymentAlertRow>> {
      const resolution = checkStaffNote('Note', note);
      if (!resolution.ok) return resolution;
      return runInTransaction(db, async (tx) => {
        const at = clock.now();
        const [resolved] = await tx
          .update(paymentAlerts)
          .set({ resolvedAt: at, resolvedBy: author.name, resolution: resolution.value })
          .where(and(eq(paymentAlerts.alertKey, alertKey), isNull(paymentAlerts.resolvedAt)))
          .returning();
        if (resolved) {
          await recordResolution(tx, resolved, author, at);
          return accept(resolved);
        }
        const [known] = await tx.select().from(paymentAlerts).where(eq(paymentAlerts.alertKey, alertKey));
        return refuse(known ? ALREADY_RESOLVED_MESSAGE : NO_SUCH_ALERT_MESSAGE);
      });
    },
  };
}

export type PaymentAlertService = ReturnType<typeof createPaymentAlertService>;

async function recordResolution(tx: Database, alert: PaymentAlertRow, author: AuditActor, at: Date): Promise<void> {
  const [order] = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(alert.orderId === null ? sql`false` : eq(orders.id, alert.orderId));
  await recordAudit(tx, {
    actor: author,
    permission: 'refunds.approve',
    action: 'payment alert resolved',
    objectKind: 'order',
    objectId: alert.orderId ?? alert.alertKey,
    object: order?.orderNumber ?? alert.alertKey,
    changes: [{ field: alert.alertKey, from: 'open', to: 'resolved' }],
    at,
  });
}
