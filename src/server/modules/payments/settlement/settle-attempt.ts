import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { isFailedPayment } from '#domain/payments/payment-verdict.ts';
import { decideSettlement, isTerminal, type Settlement } from '#domain/payments/settlement.ts';
import { createKeyedQueue } from '#server/platform/database/keyed-queue.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import type { PaymentAttemptRow } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { OrderState } from '../attempt-repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { ProviderSnapshot } from '../provider-requests.ts';
import type { RefundRequestService } from '../refunds/refund-request-service.ts';
import type { ReadCause, ReadStatus } from '../status-reads.ts';
import { createSettlementWriter, hasChanges, StaleOrderError } from './settlement-writer.ts';

/** `order` is the order after the settlement. */
export type SettlementResult = {
  readonly order: OrderRow;
  readonly snapshot: ProviderSnapshot;
  readonly settlement: Settlement;
};

const MAX_TRIES = 10;

/**
 * Applies the provider's payment state to the order; the return page, webhooks and reconciliation all use it. Idempotent
 * and safe to run concurrently, in any sequence.
 */
export function createSettleAttempt(
  deps: PaymentDependencies & { refunds: RefundRequestService; readStatus: ReadStatus },
) {
  const { db, clock, attempts, readStatus, logger } = deps;
  const writeSettlement = createSettlementWriter(deps);
  const runInQueue = createKeyedQueue();

  async function applySnapshot(
    attempt: PaymentAttemptRow,
    snapshot: ProviderSnapshot,
    cause: ReadCause,
  ): Promise<SettlementResult> {
    for (let tries = 1; ; tries++) {
      const state = await attempts.findOrderState(attempt.orderId);
      const current = state?.attempts.find((candidate) => candidate.providerOrderId === attempt.providerOrderId);
      if (!state || !current) throw new Error(`attempt ${attempt.providerOrderId} no longer exists`);
      const now = clock.now();
      const settlement = decideSettlement({ ...toOrderFacts(state, current), ...toProviderFacts(snapshot), now });
      const input = { ...state, attempt: current, snapshot, settlement, cause, now };
      if (settlement.isMismatch)
        logger.warn({ event: 'amount mismatch', id: attempt.providerOrderId }, 'security event');
      try {
        if (hasChanges(input)) await runInTransaction(db, (tx) => writeSettlement(tx, input));
        return { order: applySettlement(state.order, settlement, now), snapshot, settlement };
      } catch (error) {
        if (!(error instanceof StaleOrderError) || tries === MAX_TRIES) throw error;
      }
    }
  }

  return async function settle(attempt: PaymentAttemptRow, cause: ReadCause): Promise<SettlementResult> {
    const snapshot = await readStatus(attempt.providerOrderId, cause);
    // A webhook event often arrives together with the customer: the second one then finds nothing left to write.
    return runInQueue(attempt.orderId, () => applySnapshot(attempt, snapshot, cause));
  };
}

export type SettleAttempt = ReturnType<typeof createSettleAttempt>;

function toOrderFacts({ order, attempts, payments }: OrderState, attempt: PaymentAttemptRow) {
  const others = attempts.filter((other) => other.providerOrderId !== attempt.providerOrderId);
  const failedPayments = payments
    .filter((other) => other.providerOrderId !== attempt.providerOrderId)
    .filter(({ paymentId, state }) => isFailedPayment({ paymentId, state }));
  failedPayments.sort((a, b) => b.lastReportedAt.getTime() - a.lastReportedAt.getTime());
  return {
    order,
    attempt,
    hasOtherOpenAttempt: others.some(({ state }) => !isTerminal(state)),
    otherFailedPaymentId: failedPayments[0]?.paymentId ?? null,
  };
}

const toProviderFacts = ({ order, payments }: ProviderSnapshot) => ({ provider: order, payments });

/** Returns the order as it was just written, without another query. */
function applySettlement(order: OrderRow, { move, latePaymentId }: Settlement, now: Date): OrderRow {
  if (!move) return latePaymentId === undefined ? order : { ...order, paymentId: latePaymentId };
  const paymentId = 'paymentId' in move ? move.paymentId : order.paymentId;
  const cancelReason = 'cancelReason' in move ? move.cancelReason : null;
  return {
    ...order,
    status: move.to,
    cancelReason,
    paymentId,
    paidAt: move.to === ORDER_STATUS.paid ? now : order.paidAt,
  };
}
