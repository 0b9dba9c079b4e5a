import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Paise, sumPaise, ZERO_PAISE } from '#domain/money/paise.ts';
import type { Outcome } from '#domain/outcome.ts';
import { checkRefund } from '#domain/payments/refund-rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import {
  type ProviderPaymentRow,
  providerPayments,
  type RefundRow,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { type Enqueue, type OrderWriter, PAYMENT_TOPICS } from '../payment-dependencies.ts';

type RefundRequestDeps = { orders: Pick<OrderWriter, 'lock'>; enqueue: Enqueue };
type RefundRequest = {
  /** Default: the remaining amount. */
  readonly amountPaise?: Paise | undefined;
  /** Also sent to the provider. */
  readonly reason: string;
  /** The reason that staff gave. */
  readonly note?: string | null;
  readonly now: Date;
};

/** Removes hyphens, because the provider allows only letters, digits and _. */
const toProviderSafeNumber = ({ orderNumber }: OrderRow): string => orderNumber.replaceAll('-', '');
const computeShortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Stores refunds inside the caller's transaction; the outbox requests them from the provider. */
export function createRefundRequestService({ orders, enqueue }: RefundRequestDeps) {
  async function insertRefund(tx: Database, refund: RefundRow): Promise<void> {
    const written = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.refundId });
    if (written.length === 0) return;
    await enqueue(tx, [{ topic: PAYMENT_TOPICS.refund, payload: { refundId: refund.refundId } }], refund.createdAt);
  }

  return {
    /** Refunds an order in part or in full. Locks the order, so that the sum never exceeds the amount paid. */
    async requestRefund(tx: Database, order: OrderRow, request: RefundRequest): Promise<Outcome<RefundRow>> {
      await orders.lock(tx, order.id);
      const earlier = await findOrderRefunds(tx, order.id);
      const payment = await findSuccessfulPayment(tx, order);
      const allowed = checkAmount(order, { earlier, payment }, request.amountPaise);
      if (!allowed.ok) return allowed;
      const refund = buildRefund(order, request, {
        refundId: `refund_${toProviderSafeNumber(order)}_${earlier.length + 1}`,
        providerOrderId: payment?.providerOrderId ?? order.orderNumber,
        amountPaise: allowed.value,
      });
      await insertRefund(tx, refund);
      return { ok: true, value: refund };
    },

    /** Returns what `requestRefund` would refund now, without refunding it. */
    previewRefund: async (tx: Database, order: OrderRow, amountPaise: Paise | undefined): Promise<Outcome<Paise>> =>
      checkAmount(
        order,
        { earlier: await findOrderRefunds(tx, order.id), payment: await findSuccessfulPayment(tx, order) },
        amountPaise,
      ),

    /** Refunds a duplicate payment. The refund id derives from the payment, so a repeated request changes nothing. */
    async refundDuplicatePayment(tx: Database, order: OrderRow, providerOrderId: string, paymentId: string, now: Date) {
      const refundId = `extra_${toProviderSafeNumber(order)}_${computeShortHash(paymentId)}`;
      const { amountPaise } = order;
      const fields = { refundId, providerOrderId, amountPaise, duplicatePaymentId: paymentId };
      await insertRefund(tx, buildRefund(order, { reason: 'paid twice', now }, fields));
    },
  };
}

export type RefundRequestService = ReturnType<typeof createRefundRequestService>;

type MoneyMoved = { readonly earlier: readonly RefundRow[]; readonly payment: ProviderPaymentRow | undefined };

const checkAmount = (order: OrderRow, { earlier, payment }: MoneyMoved, amountPaise: Paise | undefined) =>
  checkRefund({
    paidPaise: payment ? order.amountPaise : ZERO_PAISE,
    refundedPaise: sumPaise(earlier.filter(({ state }) => state !== 'failed').map((refund) => refund.amountPaise)),
    amountPaise,
  });

type RefundFields = Pick<RefundRow, 'refundId' | 'providerOrderId' | 'amountPaise'> & { duplicatePaymentId?: string };

const buildRefund = (
  order: OrderRow,
  { reason, note = null, now }: RefundRequest,
  fields: RefundFields,
): RefundRow => ({
  orderId: order.id,
  state: 'requested',
  providerRefundId: null,
  duplicatePaymentId: null,
  reason,
  note,
  createdAt: now,
  nextCheckAt: null,
  checkCount: 0,
  ...fields,
});

/** Finds the order's refunds, without those of duplicate payments. */
export const findOrderRefunds = (tx: Database, orderId: string): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.duplicatePaymentId)));

/** Finds a payment of the order, if it succeeded. */
export async function findSuccessfulPayment(tx: Database, { id, paymentId }: Pick<OrderRow, 'id' | 'paymentId'>) {
  if (paymentId === null) return undefined;
  const [payment] = await tx
    .select()
    .from(providerPayments)
    .where(
      and(
        eq(providerPayments.paymentId, paymentId),
        eq(providerPayments.orderId, id),
        eq(providerPayments.state, 'SUCCESS'),
      ),
    );
  return payment;
}
