import type { Database } from '#server/platform/database/database.ts';
import { paymentAlerts } from '#server/platform/database/tables/payment-tables.ts';

type PaymentAlert = {
  readonly kind: 'amount_mismatch' | 'payment_undecided' | 'refund_failed' | 'refund_on_hold';
  /** Deduplicates alerts of the same kind. */
  readonly about: string;
  readonly orderId: string;
  /** Without personal data. */
  readonly details: Readonly<Record<string, string | number>>;
};

/** Records an alert for staff; a duplicate changes nothing. */
export async function raiseAlert(tx: Database, alert: PaymentAlert, now: Date): Promise<void> {
  const { kind, about, orderId, details } = alert;
  await tx
    .insert(paymentAlerts)
    .values({ alertKey: `${kind}:${about}`, orderId, kind, details: JSON.stringify(details), createdAt: now })
    .onConflictDoNothing();
}
