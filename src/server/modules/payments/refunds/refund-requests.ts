import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { checkRefund } from '#domain/orders/refund-rules.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { providerPayments, type RefundRow, refunds } from '#server/platform/database/tables/payment-tables.ts';
import { type Enqueue, type OrderBook, PAYMENT_TOPICS } from '../payment-parts.ts';

type Parts = { orders: Pick<OrderBook, 'hold'>; enqueue: Enqueue };
type RefundWish = {
  /** Left out: all that is left. */
  readonly amountPaise?: number | undefined;
  readonly reason: string;
  readonly now: Date;
};

/** Letters, digits and _ only, whatever the provider makes of other signs. */
const plainNumber = ({ orderNumber }: OrderRow): string => orderNumber.replaceAll('-', '');
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Refunds come into being here, inside the caller's transaction; the outbox asks the provider for them. */
export function createRefundRequests({ orders, enqueue }: Parts) {
  async function write(tx: Database, refund: RefundRow): Promise<void> {
    const written = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.refundId });
    if (written.length === 0) return;
    await enqueue(tx, [{ topic: PAYMENT_TOPICS.refund, payload: { refundId: refund.refundId } }], refund.createdAt);
  }

  return {
    /** Pays back an order in part or in full; never more than was paid, counted while nobody else writes the order. */
    async requestRefund(tx: Database, order: OrderRow, wish: RefundWish): Promise<Outcome<RefundRow>> {
      await orders.hold(tx, order.id);
      const earlier = await refundsOf(tx, order.id);
      const payment = await paymentOf(tx, order);
      const allowed = checkRefund({
        paidPaise: payment ? order.amountPaise : 0,
        refundedPaise: earlier.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.amountPaise, 0),
        amountPaise: wish.amountPaise,
      });
      if (!allowed.ok) return allowed;
      const refund = newRefund(order, wish, {
        refundId: `refund_${plainNumber(order)}_${earlier.length + 1}`,
        providerOrderId: payment?.providerOrderId ?? order.orderNumber,
        amountPaise: allowed.value,
      });
      await write(tx, refund);
      return { ok: true, value: refund };
    },

    /** Pays back a payment beside the one that counts; the id comes from the payment, so asking twice is asking once. */
    async refundExtra(tx: Database, order: OrderRow, providerOrderId: string, paymentId: string, now: Date) {
      const refundId = `extra_${plainNumber(order)}_${shortHash(paymentId)}`;
      const { amountPaise } = order;
      const parts = { refundId, providerOrderId, amountPaise, extraPaymentId: paymentId };
      await write(tx, newRefund(order, { reason: 'paid twice', now }, parts));
    },
  };
}

export type RefundRequests = ReturnType<typeof createRefundRequests>;

type Given = Pick<RefundRow, 'refundId' | 'providerOrderId' | 'amountPaise'> & { extraPaymentId?: string };

const newRefund = (order: OrderRow, { reason, now }: RefundWish, given: Given): RefundRow => ({
  orderId: order.id,
  state: 'requested',
  providerRefundId: null,
  extraPaymentId: null,
  reason,
  createdAt: now,
  nextCheckAt: null,
  checks: 0,
  ...given,
});

/** Refunds of the order itself, not of payments made beside it. */
export const refundsOf = (tx: Database, orderId: string): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.extraPaymentId)));

/** The success that the order stands on. */
async function paymentOf(tx: Database, { id, paymentId }: OrderRow) {
  if (paymentId === null) return undefined;
  const [payment] = await tx
    .select()
    .from(providerPayments)
    .where(
      and(
        eq(providerPayments.paymentId, paymentId),
        eq(providerPayments.orderId, id),
        eq(providerPayments.status, 'SUCCESS'),
      ),
    );
  return payment;
}
