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
export type ProviderPayment = {
  readonly paymentId: string;
  readonly state: ProviderPaymentState;
  /** The provider's own words, fit to show. */
  readonly message?: string | undefined;
};

const FAILED_STATES: readonly ProviderPaymentState[] = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'];

export const isFailedPayment = ({ state }: ProviderPayment): boolean => FAILED_STATES.includes(state);
export const isSuccessfulPayment = ({ state }: ProviderPayment): boolean => state === 'SUCCESS';
const isUndecided = ({ state }: ProviderPayment): boolean => state === 'PENDING' || state === 'SUCCESS';

/** Nobody can begin to pay it any more. One that was begun before may still succeed. */
export const isProviderOrderClosed = (state: ProviderOrderState): boolean =>
  state === 'EXPIRED' || state === 'TERMINATED';

/** `payments` newest first. */
export function decideVerdict(state: ProviderOrderState, payments: readonly ProviderPayment[]): PaymentVerdict {
  if (state === 'PAID' && payments.some(isSuccessfulPayment)) return 'PAID';
  if (payments.some(isUndecided)) return 'PENDING';
  if (isProviderOrderClosed(state)) return 'EXPIRED';
  const [newest] = payments;
  return state === 'ACTIVE' && newest && isFailedPayment(newest) ? 'FAILED' : 'PENDING';
}

/** A payment that may still take, or has taken, the customer's money. */
export const findUndecidedPayment = (payments: readonly ProviderPayment[]): ProviderPayment | undefined =>
  payments.find(isUndecided);

export const PAYMENT_PENDING_REASON = 'Payment is not completed yet.';
export const PAYMENT_FAILED_REASON = 'The payment did not go through. You have not been charged for it.';
export const PAYMENT_EXPIRED_REASON = 'The time to pay ran out before the payment was made.';

/** The sentence beside a verdict: the provider's own where it has one; none when all is well. */
export function getVerdictReason(verdict: PaymentVerdict, payments: readonly ProviderPayment[]): string | null {
  if (verdict === 'PAID') return null;
  if (verdict === 'PENDING') return PAYMENT_PENDING_REASON;
  const own = payments.find(isFailedPayment)?.message;
  return own || (verdict === 'FAILED' ? PAYMENT_FAILED_REASON : PAYMENT_EXPIRED_REASON);
}
