/**
 * What follows for an order from the provider's answer about one attempt to pay it: the move, the payments to give back,
 * and what people must look at. Decided from facts alone, so the same facts give the same end however often and in
 * whatever order they arrive (issue of lost and doubled payments; decisions D-07, D-26).
 */

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
    readonly amountPaise: number;
    readonly currency: string;
    readonly paidAt: Date | null;
    readonly paymentId: string | null;
  };
  readonly attempt: { readonly state: AttemptState; readonly expiresAt: Date };
  /** Another attempt of the same order can still be paid. */
  readonly hasOtherOpenAttempt: boolean;
  /** A payment of another attempt that failed, the newest of them. */
  readonly otherLostPaymentId: string | null;
  /** `undefined`: the provider does not know the order. */
  readonly provider:
    | { readonly state: ProviderOrderState; readonly amountPaise: number; readonly currency: string }
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
  /** Paid although the order was cancelled on purpose: the whole amount goes back. */
  readonly latePaymentId: string | undefined;
  /** Successes beside the one that counts: each is given back. */
  readonly extraPaymentIds: readonly string[];
  readonly isMismatch: boolean;
  readonly attemptState: AttemptState;
  /** A payment that may still take, or has taken, money and did not settle the order. */
  readonly undecidedPaymentId: string | null;
};

export function decideSettlement(facts: SettlementFacts): Settlement {
  const { order, provider, payments } = facts;
  const verdict = provider ? decideVerdict(provider.state, payments) : decideMissingOrderVerdict(facts);
  if (verdict !== 'PAID') return settleUnpaid(facts, order.paidAt ? 'PAID' : verdict);
  return hasAmountMismatch(facts) ? { ...settleUnpaid(facts, 'PENDING'), isMismatch: true } : settlePaid(facts);
}

/** What the provider never heard of cannot be paid; it stays open for as long as the customer may ask again. */
const decideMissingOrderVerdict = ({ attempt, now }: SettlementFacts): PaymentVerdict =>
  now >= attempt.expiresAt ? 'EXPIRED' : 'PENDING';

function settlePaid({ order, payments }: SettlementFacts): Settlement {
  // Oldest first, so that whoever asks names the same one.
  const successes = payments
    .filter(isSuccessfulPayment)
    .map(({ paymentId }) => paymentId)
    .reverse();
  const [first = ''] = successes;
  const settles = canMove(order.status, ORDER_STATUS.paid, order.cancelReason);
  const isLate = !settles && order.paidAt === null && order.paymentId === null;
  const counted = settles || isLate ? first : order.paymentId;
  return {
    verdict: 'PAID',
    move: settles ? { to: ORDER_STATUS.paid, paymentId: first } : undefined,
    latePaymentId: isLate ? first : undefined,
    extraPaymentIds: successes.filter((id) => id !== counted),
    isMismatch: false,
    attemptState: 'paid',
    undecidedPaymentId: null,
  };
}

function settleUnpaid(facts: SettlementFacts, verdict: PaymentVerdict): Settlement {
  const undecided = findUndecidedPayment(facts.payments);
  const attemptState = decideAttemptState(facts, undecided !== undefined);
  return {
    verdict,
    move: undecided === undefined && isTerminal(attemptState) ? lapseOrder(facts) : undefined,
    latePaymentId: undefined,
    extraPaymentIds: [],
    isMismatch: false,
    attemptState,
    undecidedPaymentId: undecided?.paymentId ?? null,
  };
}

export const isTerminal = (state: AttemptState): boolean => state !== 'creating' && state !== 'active';

function decideAttemptState(facts: SettlementFacts, isUndecided: boolean): AttemptState {
  const { attempt, provider, now } = facts;
  if (isTerminal(attempt.state) || isUndecided) return attempt.state;
  // Not heard of yet is one thing, forgotten another.
  if (!provider) return attempt.state === 'active' ? 'failed' : now >= attempt.expiresAt ? 'expired' : 'creating';
  if (isProviderOrderClosed(provider.state)) return provider.state === 'EXPIRED' ? 'expired' : 'terminated';
  return hasAmountMismatch(facts) ? 'failed' : 'active';
}

const hasAmountMismatch = ({ order, provider }: SettlementFacts): boolean =>
  provider?.amountPaise !== order.amountPaise || provider.currency !== order.currency;

/** The end of an order that nobody paid: failed when somebody tried, cancelled when nobody did. */
function lapseOrder({ order, attempt, provider, payments, now, ...others }: SettlementFacts): OrderMove | undefined {
  if (order.status !== ORDER_STATUS.pendingPayment || others.hasOtherOpenAttempt) return undefined;
  const isTimeOver = provider ? isProviderOrderClosed(provider.state) : now >= attempt.expiresAt;
  if (!isTimeOver) return undefined;
  const lostPaymentId = payments.find(isFailedPayment)?.paymentId ?? others.otherLostPaymentId;
  if (lostPaymentId === null) return { to: ORDER_STATUS.cancelled, cancelReason: 'expired' };
  return now >= getPaymentDeadline(attempt) ? { to: ORDER_STATUS.failed, paymentId: lostPaymentId } : undefined;
}
