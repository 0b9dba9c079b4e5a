import type { VerifiedPayment } from '#contract/storefront/payments.ts';
import { ORDER_ID_MISSING_MESSAGE } from '#domain/checkout/checkout-messages.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { parseAttemptId } from '#domain/orders/order-number.ts';
import { getVerdictReason, PAYMENT_PENDING_REASON } from '#domain/payments/payment-verdict.ts';
import { createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import type { PaymentAttemptRow } from '#server/platform/database/tables/orders/payment-tables.ts';
import { RateLimitError } from '#server/platform/payment-provider/payment-provider.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { PAID_AFTER_CANCELLATION_MESSAGE, VERIFICATION_UNAVAILABLE_MESSAGE } from '../payment-messages.ts';
import { runWithDeadline } from '../provider-requests.ts';
import { ReadBudgetError } from '../read-budget.ts';
import type { SettleAttempt, SettlementResult } from './settle-attempt.ts';

type VerifierDeps = Pick<PaymentDependencies, 'attempts' | 'deadlineMs'> & { settle: SettleAttempt };

export function createPaymentVerifier({ attempts, deadlineMs, settle }: VerifierDeps) {
  return async function verify(userId: string, providerOrderId: string): Promise<VerifiedPayment> {
    const id = providerOrderId.trim();
    if (id === '') throw createBadRequestError(ORDER_ID_MISSING_MESSAGE);
    const found = parseAttemptId(id) && (await attempts.findAttempt(id));
    // Another customer's order gets 404 too.
    if (found?.order.userId !== userId) throw createNotFoundError(ORDER_NOT_FOUND_MESSAGE);
    const { order, attempt } = found;
    if (order.paidAt) return toPaymentVerdict(order, attempt, { status: 'PAID', reason: null });
    return runWithDeadline(deadlineMs, VERIFICATION_UNAVAILABLE_MESSAGE, async () => {
      const settled = await settle(attempt, 'verify').catch(ignoreReadLimits);
      return settled
        ? toPaymentVerdict(settled.order, attempt, getOutcome(settled))
        : toPaymentVerdict(order, attempt, { status: 'PENDING', reason: PAYMENT_PENDING_REASON });
    });
  };
}

/** If the provider does not respond, the payment is simply not confirmed yet (D-42). */
function ignoreReadLimits(error: unknown): undefined {
  if (error instanceof ReadBudgetError || error instanceof RateLimitError) return undefined;
  throw error;
}

type VerdictOutcome = Pick<VerifiedPayment, 'status' | 'reason'>;

function getOutcome({ order, snapshot, settlement }: SettlementResult): VerdictOutcome {
  const status = order.paidAt ? 'PAID' : settlement.verdict;
  if (status === 'PAID' && !order.paidAt) return { status: 'FAILED', reason: PAID_AFTER_CANCELLATION_MESSAGE };
  return { status, reason: getVerdictReason(status, snapshot.payments) };
}

const toPaymentVerdict = (
  order: OrderRow,
  { providerOrderId }: PaymentAttemptRow,
  { status, reason }: VerdictOutcome,
): VerifiedPayment => ({
  status,
  orderStatus: order.status,
  id: order.id,
  orderId: order.orderNumber,
  cashfreeOrderId: providerOrderId,
  paymentId: order.paymentId,
  amountInPaise: order.amountPaise,
  currency: order.currency,
  reason,
  promisedDeliveryDate: order.promisedOn,
});
