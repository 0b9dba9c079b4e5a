import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import { type RefundRow, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { ProviderRefund } from '#server/platform/payment-provider/payment-provider.ts';
import type { OrderAttempt } from '../attempt-repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findSuccessfulPayment } from '../refunds/refund-request-service.ts';
import { DASHBOARD_REASON, type RefundSettlement } from '../refunds/refund-settlement.ts';
import { raiseOwnerAlert } from './owner-alerts.ts';

type DashboardRefundsDeps = Pick<PaymentDependencies, 'db' | 'clock' | 'orders' | 'enqueue'> & {
  refunds: Pick<RefundSettlement, 'writeResult'>;
};

/** Records the refunds that the provider lists, also those that the shop did not request; idempotent. */
export function createDashboardRefunds({ db, clock, orders, enqueue, refunds: settlement }: DashboardRefundsDeps) {
  const recordRefund = ({ order: { id }, attempt }: OrderAttempt, listed: ProviderRefund) =>
    runInTransaction(db, async (tx) => {
      const order = await orders.lock(tx, id);
      if (!order) return;
      const known = await findKnownRefund(tx, order, listed);
      const refund = known ?? (await insertRefund(tx, order, attempt.providerOrderId, listed));
      if (refund && refund.state !== 'success') await settlement.writeResult(tx, order, refund, listed);
    });

  async function insertRefund(
    tx: Database,
    order: OrderRow,
    providerOrderId: string,
    listed: ProviderRefund,
  ): Promise<RefundRow | undefined> {
    const now = clock.now();
    const paymentId = listed.paymentId ?? order.paymentId;
    // A payment that did not succeed is no part of what the customer paid.
    if (!(await findSuccessfulPayment(tx, { id: order.id, paymentId }))) return undefined;
    const refund: RefundRow = {
      refundId: listed.refundId,
      orderId: order.id,
      providerOrderId,
      amountPaise: listed.amountPaise,
      state: 'requested',
      providerRefundId: listed.providerRefundId ?? null,
      duplicatePaymentId: paymentId === order.paymentId ? null : paymentId,
      reason: DASHBOARD_REASON,
      note: null,
      createdAt: now,
      nextCheckAt: null,
      checkCount: 0,
    };
    const [inserted] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
    const { refundId, amountPaise } = refund;
    const details = { amountPaise, state: listed.state, ...(inserted && { recordedAs: refundId }) };
    // Staff may type the same refund id for two orders; the alert then remains as the only trace of the second one.
    const about = `${providerOrderId}/${refundId}`;
    const alert = { kind: 'refund_in_dashboard', about, orderId: order.id, details } as const;
    await raiseOwnerAlert(tx, { alert, enqueue, now });
    return inserted;
  }

  return async (found: OrderAttempt, listed: readonly ProviderRefund[]): Promise<void> => {
    for (const refund of listed) await recordRefund(found, refund);
  };
}

async function findKnownRefund(
  tx: Database,
  { id }: OrderRow,
  { refundId }: ProviderRefund,
): Promise<RefundRow | undefined> {
  const [known] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, id), eq(refunds.refundId, refundId)));
  return known;
}
