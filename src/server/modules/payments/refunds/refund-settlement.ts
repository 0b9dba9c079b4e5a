import { and, eq, ne } from 'drizzle-orm';
import { sumPaise } from '#domain/money/paise.ts';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { canMove, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { getNextRefundCheckTime } from '#domain/payments/payment-check-schedule.ts';
import type { RefundState } from '#domain/payments/refund-rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orders as orderTable } from '#server/platform/database/tables/orders/order-tables.ts';
import { type RefundRow, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { ProviderError, type ProviderRefund } from '#server/platform/payment-provider/payment-provider.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { ReadBudget } from '../read-budget.ts';
import { raiseAlert } from '../settlement/payment-alerts.ts';
import { findOrderRefunds } from './refund-request-service.ts';

type RefundSettlementDeps = Pick<PaymentDependencies, 'db' | 'clock' | 'provider' | 'orders' | 'enqueue'> & {
  budget: Pick<ReadBudget, 'spend'>;
};
/** The provider's state of a refund; `REFUSED` if it rejects the request. */
type RefundResult = Pick<ProviderRefund, 'providerRefundId'> & {
  readonly state: ProviderRefund['state'] | 'REFUSED';
};

/** The reason of refunds that the shop did not request and so must never create. */
export const DASHBOARD_REASON = "made in the provider's dashboard";
/** Ids that we made up for refunds without one: the provider cannot find them. */
const MADE_UP_ID = /^cf_/;

/** The provider knows no sample orders, so their refunds succeed at once. */
const SAMPLE_RESULT: RefundResult = { state: 'SUCCESS', providerRefundId: undefined };

const REFUND_STATES: Readonly<Record<RefundResult['state'], RefundState>> = {
  SUCCESS: 'success',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
  REFUSED: 'failed',
};

/** Applies the provider's refund state to the order; idempotent. */
export function createRefundSettlement({ db, clock, provider, orders, enqueue, budget }: RefundSettlementDeps) {
  async function findRefund(refundId: string): Promise<{ refund: RefundRow; isSample: boolean | null } | undefined> {
    const [found] = await db
      .select({ refund: refunds, isSample: orderTable.isSample })
      .from(refunds)
      .leftJoin(orderTable, eq(orderTable.id, refunds.orderId))
      .where(eq(refunds.refundId, refundId));
    return found;
  }

  async function fetchOrCreate(refund: RefundRow): Promise<RefundResult> {
    const { providerOrderId, refundId, amountPaise, reason } = refund;
    const isRequested = refund.state === 'requested';
    if (!isRequested) await budget.spend('refunds');
    const existing = isRequested ? undefined : await provider.findRefund(providerOrderId, refundId);
    if (!existing && reason === DASHBOARD_REASON) return { state: 'PENDING', providerRefundId: undefined };
    try {
      return existing ?? (await provider.createRefund({ providerOrderId, refundId, amountPaise, note: reason }));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error;
      return { state: 'REFUSED', providerRefundId: undefined };
    }
  }

  async function writeResult(tx: Database, order: OrderRow, refund: RefundRow, result: RefundResult): Promise<void> {
    const now = clock.now();
    if (!(await writeState(tx, refund, result, now))) return;
    await raiseAlerts(tx, refund, result, now);
    if (REFUND_STATES[result.state] !== 'success') return;
    const payload = { orderId: order.id, refundId: refund.refundId };
    await enqueue(tx, [{ topic: ORDER_NOTIFICATION_TOPICS.refunded, payload }], now);
    if (refund.duplicatePaymentId === null) await markRefundedIfComplete(tx, order, now);
  }

  async function markRefundedIfComplete(tx: Database, order: OrderRow, now: Date): Promise<void> {
    const completed = (await findOrderRefunds(tx, order.id)).filter(({ state }) => state === 'success');
    const totalPaise = sumPaise(completed.map(({ amountPaise }) => amountPaise));
    if (totalPaise < order.amountPaise || !canMove(order.status, ORDER_STATUS.refunded, order.cancelReason)) return;
    await orders.transition(tx, order, {
      to: ORDER_STATUS.refunded,
      cause: 'refunded',
      actorKind: 'provider',
      at: now,
    });
  }

  return {
    /** Stores the provider's state of a refund; the caller has locked the order. */
    writeResult,
    /** Requests the refund, or fetches its state, and stores the result. */
    async settleRefund(refundId: string): Promise<void> {
      const found = await findRefund(refundId);
      if (!found || found.refund.state === 'success') return;
      const { refund, isSample } = found;
      const result = isSample ? SAMPLE_RESULT : await fetchOrCreate(refund);
      await runInTransaction(db, async (tx) => {
        const order = await orders.lock(tx, refund.orderId);
        if (order) await writeResult(tx, order, refund, result);
      });
    },
  };
}

export type RefundSettlement = ReturnType<typeof createRefundSettlement>;

/** Returns false if the refund already succeeded. A failed refund can still change. */
async function writeState(tx: Database, refund: RefundRow, result: RefundResult, now: Date): Promise<boolean> {
  const state = REFUND_STATES[result.state];
  const isCheckable = state === 'pending' && !MADE_UP_ID.test(refund.refundId);
  const nextCheckAt = isCheckable ? getNextRefundCheckTime(refund.checkCount, now) : null;
  const written = await tx
    .update(refunds)
    .set({ state, nextCheckAt, providerRefundId: result.providerRefundId ?? refund.providerRefundId })
    .where(and(eq(refunds.refundId, refund.refundId), ne(refunds.state, 'success')))
    .returning({ id: refunds.refundId });
  return written.length > 0;
}

async function raiseAlerts(tx: Database, refund: RefundRow, { state }: RefundResult, now: Date): Promise<void> {
  const { refundId, orderId, amountPaise } = refund;
  const alert = { about: refundId, orderId, details: { state, amountPaise } };
  if (state === 'ONHOLD') await raiseAlert(tx, { kind: 'refund_on_hold', ...alert }, now);
  if (REFUND_STATES[state] === 'failed') await raiseAlert(tx, { kind: 'refund_failed', ...alert }, now);
}
