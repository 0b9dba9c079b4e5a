import type { PaymentVerdict } from '#contract/api/payments.ts';
import { ORDER_ID_MISSING } from '#domain/checkout/checkout-words.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listed-order.ts';
import { readAttemptId } from '#domain/orders/order-number.ts';
import { verdictReason } from '#domain/orders/payment-verdict.ts';
import { badInput, notFound } from '#server/http/app-error.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { AttemptRow } from '#server/platform/database/tables/payment-tables.ts';
import { findAttempt } from '../attempt-repository.ts';
import { PAID_TOO_LATE, VERIFY_DOWN } from '../payment-messages.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { withinDeadline } from '../provider-calls.ts';
import type { Settle, Settled } from './settle.ts';

export function createVerification({ db, deadlineMs, settle }: PaymentParts & { settle: Settle }) {
  return async function verify(userId: string, providerOrderId: string): Promise<PaymentVerdict> {
    const id = providerOrderId.trim();
    if (id === '') throw badInput(ORDER_ID_MISSING);
    const found = readAttemptId(id) && (await findAttempt(db, id));
    // Somebody else's order answers like one that does not exist (SRV-48).
    if (found?.order.userId !== userId) throw notFound(ORDER_NOT_FOUND_MESSAGE);
    const { order, attempt } = found;
    if (order.paidAt) return verdict(order, attempt, { status: 'PAID', reason: null });
    return withinDeadline(deadlineMs, VERIFY_DOWN, async () => {
      const settled = await settle(attempt, 'verify');
      return verdict(settled.order, attempt, said(settled));
    });
  };
}

type Said = Pick<PaymentVerdict, 'status' | 'reason'>;

function said({ order, answer, settlement }: Settled): Said {
  const status = order.paidAt ? 'PAID' : settlement.verdict;
  if (status === 'PAID' && !order.paidAt) return { status: 'FAILED', reason: PAID_TOO_LATE };
  return { status, reason: verdictReason(status, answer.payments) };
}

const verdict = (order: OrderRow, { providerOrderId }: AttemptRow, { status, reason }: Said): PaymentVerdict => ({
  status,
  orderStatus: order.status,
  id: order.id,
  orderId: order.orderNumber,
  cashfreeOrderId: providerOrderId,
  paymentId: order.paymentId,
  amountInPaise: order.amountPaise,
  currency: order.currency,
  reason,
});
