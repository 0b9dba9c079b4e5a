/** Checks a refund: never more than was paid. */
import { formatRupees } from '../money/format-rupees.ts';
import { type Paise, sumPaise, toPaise } from '../money/paise.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

const NOTHING_PAID_MESSAGE = 'Nothing has been paid for this order, so nothing can be refunded.';
const NOTHING_LEFT_MESSAGE = 'This order has already been refunded in full.';
const REFUND_AMOUNT_MESSAGE = 'The amount of a refund must be above zero.';

const formatRefundTooLargeMessage = (remaining: Paise): string =>
  `At most ${formatRupees(remaining, { decimals: 2 })} of this order can still be refunded.`;

/** `requested` until the provider accepts the refund, then what the provider reports. */
export type RefundState = 'requested' | 'pending' | 'success' | 'failed';

type RefundRequest = {
  /** Zero when nothing was paid. */
  readonly paidPaise: Paise;
  /** Succeeded and pending refunds. */
  readonly refundedPaise: Paise;
  /** Defaults to the remaining amount. */
  readonly amountPaise?: Paise | undefined;
};

export function checkRefund({ paidPaise, refundedPaise, amountPaise }: RefundRequest): Outcome<Paise> {
  if (paidPaise === 0) return refuse(NOTHING_PAID_MESSAGE);
  const remaining = toPaise(paidPaise - refundedPaise);
  if (remaining <= 0) return refuse(NOTHING_LEFT_MESSAGE);
  if (amountPaise === undefined) return accept(remaining);
  if (amountPaise <= 0) return refuse(REFUND_AMOUNT_MESSAGE);
  return amountPaise <= remaining ? accept(amountPaise) : refuse(formatRefundTooLargeMessage(remaining));
}

type OrderRefund = {
  readonly amountPaise: Paise;
  readonly state: RefundState;
  /** Refunds of duplicate payments are no part of the order's amount. */
  readonly duplicatePaymentId: string | null;
};

/** Counts refunds that the provider has yet to confirm. */
export function isFullyRefunded(amountPaise: Paise, refunds: readonly OrderRefund[]): boolean {
  const counted = refunds.filter(({ state, duplicatePaymentId }) => state !== 'failed' && duplicatePaymentId === null);
  return counted.length > 0 && sumPaise(counted.map((refund) => refund.amountPaise)) >= amountPaise;
}
