/**
 * Settles an order from the provider's data on one payment attempt: the status move, the payments to refund, mismatches.
 * A pure function of the facts, so repeated or reordered webhook events give the same result (decisions D-07, D-26).
 */
import type { Paise } from '../money/paise.ts';
import { type CancelReason, canMove, ORDER_STATUS, type OrderStatus } from '../orders/order-status.ts';
import { getPaymentDeadline } from './payment-check-schedule.ts';
import {
  decideVerdict,
  findUndecidedPayment,
  isFailedPayment,
  isProviderOrderClosed,
  isSuccessfulPayment,
  type PaymentVerdict,
  type ProviderOrderState,
  type ProviderPayment,
} from './payment-verdict.ts';

export type AttemptState = 'creating' | 'active' | 'paid' | 'expired' | 'terminated' | 'failed';

export type SettlementFacts = {
  readonly order: {
    readonly status: OrderStatus;
    readonly cancelReason: CancelReason | null;
    readonly amountPaise: Paise;
    readonly currency: string;
    readonly paidAt: Date | null;
    readonly paymentId: string | null;
  };
  readonly attempt: { readonly state: AttemptState; readonly expiresAt: Date };
  /** Another attempt for the same order can still be paid. */
  readonly hasOtherOpenAttempt: boolean;
  /** The newest failed payment of another attempt. */
  readonly otherFailedPaymentId: string | null;
  /** `undefined` when the provider does not know the order. */
  readonly provider:
    | { readonly state: ProviderOrderState; readonly amountPaise: Paise; readonly currency: string }
    | undefined;
  /** Newest first. */
  readonly payments: readonly ProviderPayment[];
  readonly now: Date;
};

type OrderMove =
  | { readonly to: typeof ORDER_STATUS.paid; readonly paymentId: string }
  | { readonly to: typeof ORDER_STATUS.failed; readonly paymentId: string }
  | { readonly to: typeof ORDER_STATUS.cancelled; readonly cancelReason: CancelReason };

export type Settlement = {
  readonly verdict: PaymentVerdict;
  readonly move: OrderMove | undefined;
  /** Paid after the order was cancelled on purpose: refunded in full. */
  readonly latePaymentId: string | undefined;
  /** Successful payments in addition to the one that counts: each is refunded. */
  readonly duplicatePaymentIds: readonly string[];
  /** The provider's amount or currency differs from the order's. */
  readonly isMismatch: boolean;
  readonly attemptState: AttemptState;
  /** A payment that has charged or may still charge the customer without settling the order. */
  readonly undecidedPaymentId: string | null;
};

export function decideSettlement(facts: SettlementFacts): Settlement {
  const { order, provider, payments } = facts;
  const verdict = provider ? decideVerdict(provider.state, payments) : decideMissingOrderVerdict(facts);
  if (verdict !== 'PAID') return settleUnpaid(facts, order.paidAt ? 'PAID' : verdict);
  return hasAmountMismatch(facts) ? { ...settleUnpaid(facts, 'PENDING'), isMismatch: true } : settlePaid(facts);
}

/** An order unknown to the provider cannot be paid; it stays pending until it expires. */
const decideMissingOrderVerdict = ({ attempt, now }: SettlementFacts): PaymentVerdict =>
  now >= attempt.expiresAt ? 'EXPIRED' : 'PENDING';

function settlePaid({ order, payments }: SettlementFacts): Settlement {
  // Oldest first, so that every check picks the same payment.
  const successfulIds = payments
    .filter(isSuccessfulPayment)
    .map(({ paymentId }) => paymentId)
    .reverse();
  const [oldestId = ''] = successfulIds;
  const canSettle = canMove(order.status, ORDER_STATUS.paid, order.cancelReason);
  const isLate = !canSettle && order.paidAt === null && order.paymentId === null;
  const countedPaymentId = canSettle || isLate ? oldestId : order.paymentId;
  return {
    verdict: 'PAID',
    move: canSettle ? { to: ORDER_STATUS.paid, paymentId: oldestId } : undefined,
    latePaymentId: isLate ? oldestId : undefined,
    duplicatePaymentIds: successfulIds.filter((id) => id !== countedPaymentId),
    isMismatch: false,
    attemptState: 'paid',
    undecidedPaymentId: null,
  };
}

function settleUnpaid(facts: SettlementFacts, verdict: PaymentVerdict): Settlement {
  const undecidedPayment = findUndecidedPayment(facts.payments);
  const attemptState = decideAttemptState(facts, undecidedPayment !== undefined);
  return {
    verdict,
    move: undecidedPayment === undefined && isTerminal(attemptState) ? decideUnpaidMove(facts) : undefined,
    latePaymentId: undefined,
    duplicatePaymentIds: [],
    isMismatch: false,
    attemptState,
    undecidedPaymentId: undecidedPayment?.paymentId ?? null,
  };
}

export const isTerminal = (state: AttemptState): boolean => state !== 'creating' && state !== 'active';

function decideAttemptState(facts: SettlementFacts, isUndecided: boolean): AttemptState {
  const { attempt, provider, now } = facts;
  if (isTerminal(attempt.state) || isUndecided) return attempt.state;
  // Active means the provider knew the order once, so losing it is a failure.
  if (!provider) return attempt.state === 'active' ? 'failed' : now >= attempt.expiresAt ? 'expired' : 'creating';
  if (isProviderOrderClosed(provider.state)) return provider.state === 'EXPIRED' ? 'expired' : 'terminated';
  return hasAmountMismatch(facts) ? 'failed' : 'active';
}

const hasAmountMismatch = ({ order, provider }: SettlementFacts): boolean =>
  provider?.amountPaise !== order.amountPaise || provider.currency !== order.currency;

/** An unpaid order fails if a payment was tried, and is cancelled otherwise. */
function decideUnpaidMove({
  order,
  attempt,
  provider,
  payments,
  now,
  ...others
}: SettlementFacts): OrderMove | undefined {
  if (order.status !== ORDER_STATUS.pendingPayment || others.hasOtherOpenAttempt) return undefined;
  const isExpired = provider ? isProviderOrderClosed(provider.state) : now >= attempt.expiresAt;
  if (!isExpired) return undefined;
  const failedPaymentId = payments.find(isFailedPayment)?.paymentId ?? others.otherFailedPaymentId;
  if (failedPaymentId === null) return { to: ORDER_STATUS.cancelled, cancelReason: 'expired' };
  return now >= getPaymentDeadline(attempt) ? { to: ORDER_STATUS.failed, paymentId: failedPaymentId } : undefined;
}
