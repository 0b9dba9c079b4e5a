/** How much of an order may be paid back, and when it counts as refunded: never more than was paid. */
import { formatRupees } from '../money/format-rupees.ts';
import { type Paise, paise } from '../money/paise.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

const NOTHING_PAID_MESSAGE = 'Nothing has been paid for this order, so nothing can be refunded.';
const NOTHING_LEFT_MESSAGE = 'This order has already been refunded in full.';
const REFUND_AMOUNT_MESSAGE = 'The amount of a refund must be above zero.';

const refundTooLargeMessage = (left: Paise): string =>
  `At most ${formatRupees(left, { decimals: 2 })} of this order can still be refunded.`;

type RefundRequest = {
  /** Zero when nothing was paid. */
  readonly paidPaise: number;
  /** Refunds that succeeded or still may. */
  readonly refundedPaise: number;
  /** Left out: all that is left. */
  readonly amountPaise?: number | undefined;
};

/** The amount to refund, or why not. */
export function checkRefund({ paidPaise, refundedPaise, amountPaise }: RefundRequest): Outcome<Paise> {
  if (paidPaise === 0) return refused(NOTHING_PAID_MESSAGE);
  const left = paise(paidPaise - refundedPaise);
  if (left <= 0) return refused(NOTHING_LEFT_MESSAGE);
  if (amountPaise === undefined) return accepted(left);
  if (amountPaise <= 0) return refused(REFUND_AMOUNT_MESSAGE);
  return amountPaise <= left ? accepted(paise(amountPaise)) : refused(refundTooLargeMessage(left));
}
