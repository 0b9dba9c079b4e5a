/**
 * What became of a payment, from what the provider says of its order and of the payments made for it (decision D-07).
 * Only the provider is believed; an order counts as paid when the provider calls it paid and names the payment.
 */
export type ProviderOrderState = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED';
export type ProviderPaymentState =
  | 'SUCCESS'
  | 'PENDING'
  | 'FAILED'
  | 'USER_DROPPED'
  | 'CANCELLED'
  | 'VOID'
  | 'NOT_ATTEMPTED';

export type PaymentVerdict = 'PAID' | 'PENDING' | 'FAILED' | 'EXPIRED';

/** A payment made for the provider's order. */
export type KnownPayment = {
  readonly paymentId: string;
  readonly state: ProviderPaymentState;
  /** The provider's own words, fit to show. */
  readonly message?: string | undefined;
};

const LOST: readonly ProviderPaymentState[] = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'];

export const isLost = ({ state }: KnownPayment): boolean => LOST.includes(state);
export const isSuccess = ({ state }: KnownPayment): boolean => state === 'SUCCESS';
const isUndecided = ({ state }: KnownPayment): boolean => state === 'PENDING' || state === 'SUCCESS';

/** Nobody can begin to pay it any more. One that was begun before may still succeed. */
export const isClosed = (state: ProviderOrderState): boolean => state === 'EXPIRED' || state === 'TERMINATED';

/** `payments` newest first. */
export function verdictOf(state: ProviderOrderState, payments: readonly KnownPayment[]): PaymentVerdict {
  if (state === 'PAID' && payments.some(isSuccess)) return 'PAID';
  if (payments.some(isUndecided)) return 'PENDING';
  if (isClosed(state)) return 'EXPIRED';
  const [newest] = payments;
  return state === 'ACTIVE' && newest && isLost(newest) ? 'FAILED' : 'PENDING';
}

/** A payment that may still take, or has taken, the customer's money. */
export const undecidedPayment = (payments: readonly KnownPayment[]): KnownPayment | undefined =>
  payments.find(isUndecided);

export const PAYMENT_PENDING_REASON = 'Payment is not completed yet.';
export const PAYMENT_FAILED_REASON = 'The payment did not go through. You have not been charged for it.';
export const PAYMENT_EXPIRED_REASON = 'The time to pay ran out before the payment was made.';

/** The sentence beside a verdict: the provider's own where it has one; none when all is well. */
export function verdictReason(verdict: PaymentVerdict, payments: readonly KnownPayment[]): string | null {
  if (verdict === 'PAID') return null;
  if (verdict === 'PENDING') return PAYMENT_PENDING_REASON;
  const own = payments.find(isLost)?.message;
  return own || (verdict === 'FAILED' ? PAYMENT_FAILED_REASON : PAYMENT_EXPIRED_REASON);
}
