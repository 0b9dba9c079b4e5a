/**
 * The verdict on a payment, decided from the provider's order and payments alone (decision D-07). An order counts as
 * paid only when the provider marks it paid and lists a successful payment.
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

export type ProviderPayment = {
  readonly paymentId: string;
  readonly state: ProviderPaymentState;
  /** The provider's message, safe to show to the customer. */
  readonly message?: string | undefined;
};

export const FAILED_PAYMENT_STATES: readonly ProviderPaymentState[] = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'];

export const isFailedPayment = ({ state }: ProviderPayment): boolean => FAILED_PAYMENT_STATES.includes(state);
export const isSuccessfulPayment = ({ state }: ProviderPayment): boolean => state === 'SUCCESS';
/** True if the customer has been or may still be charged. */
const isUndecided = ({ state }: ProviderPayment): boolean => state === 'PENDING' || state === 'SUCCESS';

/** True if no new payment can start; one already started may still succeed. */
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

export const findUndecidedPayment = (payments: readonly ProviderPayment[]): ProviderPayment | undefined =>
  payments.find(isUndecided);

/** For a second payment while the last one is unconfirmed (decision D-26). */
export const PAYMENT_STILL_PENDING_MESSAGE =
  'Your last payment is still being confirmed. Please wait a few minutes before you pay again.';

export const PAYMENT_PENDING_REASON = 'Payment is not completed yet.';
export const PAYMENT_FAILED_REASON = "The payment didn't go through. You haven't been charged for it.";
export const PAYMENT_EXPIRED_REASON = 'The time to pay ran out before you paid.';

/** Prefers the provider's message; null when the payment succeeded. */
export function getVerdictReason(verdict: PaymentVerdict, payments: readonly ProviderPayment[]): string | null {
  if (verdict === 'PAID') return null;
  if (verdict === 'PENDING') return PAYMENT_PENDING_REASON;
  const providerMessage = payments.find(isFailedPayment)?.message;
  return providerMessage || (verdict === 'FAILED' ? PAYMENT_FAILED_REASON : PAYMENT_EXPIRED_REASON);
}
