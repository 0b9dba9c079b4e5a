import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { isLost } from '#domain/orders/payment-verdict.ts';
import { isOver, type Settlement, settlementOf } from '#domain/orders/settlement.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { AttemptRow } from '#server/platform/database/tables/payment-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type OrderState, orderState } from '../attempt-repository.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { askProvider, type ProviderAnswer } from '../provider-calls.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';
import { createSettleWriting, hasNews, type SettleCause, StaleOrder } from './settle-writing.ts';

/** What was found out, and the order as it is afterwards. */
export type Settled = { readonly order: OrderRow; readonly answer: ProviderAnswer; readonly settlement: Settlement };

const LOOKS = 10;

/**
 * The one way from the provider's word to our order, used by the return page, the provider's notices and the worker. It
 * may run any number of times, at once and in any order: the end is the same.
 */
export function createSettle(parts: PaymentParts & { refunds: RefundRequests }) {
  const { db, clock, provider, logger } = parts;
  const write = createSettleWriting(parts);

  return async function settle(attempt: AttemptRow, cause: SettleCause): Promise<Settled> {
    const answer = await askProvider(provider, attempt.providerOrderId);
    for (let look = 1; ; look++) {
      const state = await orderState(db, attempt.orderId);
      const current = state?.attempts.find((one) => one.providerOrderId === attempt.providerOrderId);
      if (!state || !current) throw new Error(`attempt ${attempt.providerOrderId} is gone`);
      const now = clock.now();
      const settlement = settlementOf({ ...factsOf(state, current), ...answerFacts(answer), now });
      const settling = { ...state, attempt: current, answer, settlement, cause, now };
      if (settlement.isMismatch)
        logger.warn({ event: 'amount mismatch', id: attempt.providerOrderId }, 'security event');
      try {
        if (hasNews(settling)) await transaction(db, (tx) => write(tx, settling));
        return { order: afterwards(state.order, settlement, now), answer, settlement };
      } catch (error) {
        if (!(error instanceof StaleOrder) || look === LOOKS) throw error;
      }
    }
  };
}

export type Settle = ReturnType<typeof createSettle>;

function factsOf({ order, attempts, payments }: OrderState, attempt: AttemptRow) {
  const others = attempts.filter((one) => one.providerOrderId !== attempt.providerOrderId);
  const lost = payments
    .filter((one) => one.providerOrderId !== attempt.providerOrderId)
    .filter(({ paymentId, status }) => isLost({ paymentId, state: status }));
  lost.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
  return {
    order,
    attempt,
    hasOtherOpenAttempt: others.some(({ state }) => !isOver(state)),
    otherLostPaymentId: lost[0]?.paymentId ?? null,
  };
}

const answerFacts = ({ order, payments }: ProviderAnswer) => ({ provider: order, payments });

/** As it was just written, without asking the database again. */
function afterwards(order: OrderRow, { move, latePaymentId }: Settlement, now: Date): OrderRow {
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
