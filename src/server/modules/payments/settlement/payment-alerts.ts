import type { PaymentAlertKind } from '#domain/payments/payment-alert.ts';
import type { Database } from '#server/platform/database/database.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';

type PaymentAlert = {
  readonly kind: PaymentAlertKind;
  /** The id of the attempt, refund or dispute; one alert of a kind is stored per id. */
  readonly about: string;
  readonly orderId: string;
  /** Must not contain personal data. */
  readonly details: Readonly<Record<string, string | number>>;
};

/** Records an alert for staff; a duplicate changes nothing and returns false. */
export async function raiseAlert(tx: Database, alert: PaymentAlert, now: Date): Promise<boolean> {
  const { kind, about, orderId, details } = alert;
  const raised = await tx
    .insert(paymentAlerts)
    .values({ alertKey: `${kind}:${about}`, orderId, kind, details: JSON.stringify(details), createdAt: now })
    .onConflictDoNothing()
    .returning({ key: paymentAlerts.alertKey });
  return raised.length > 0;
}
