import type { PaymentVerdict } from '#contract/readers/payment-readers.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import {
  type PaymentResult,
  VERIFICATION_FAILED,
  type VerifyPaymentInput,
  verifyPayment,
} from '#storefront/state/checkout/payment-thunks.ts';
import type { AppThunk } from '#storefront/state/store.ts';

/** Fixed by D-07. */
export const VERIFICATION_POLL_INTERVAL_MS = 2_000;
export const MAX_POLLS = 15;
/** A phone returning from a payment app may be offline for a moment. */
const MAX_NETWORK_RETRIES = 2;

export type PaymentOutcome = { isPaid: true; payment: PaymentVerdict } | { isPaid: false; reason: string };

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Polls until the payment succeeds, fails or the limit is reached; `undefined` if aborted. */
export const pollPayment =
  (payment: VerifyPaymentInput, signal: AbortSignal): AppThunk<Promise<PaymentOutcome | undefined>> =>
  async (dispatch) => {
    let polls = 0;
    let failures = 0;
    for (;;) {
      const result = await dispatch(verifyPayment(payment));
      if (signal.aborted) return undefined;
      const mayRetry = result.ok ? polls++ < MAX_POLLS : isTransientError(result) && failures++ < MAX_NETWORK_RETRIES;
      if (!isUndecided(result) || !mayRetry) return toOutcome(result);
      await wait(VERIFICATION_POLL_INTERVAL_MS, signal);
      if (signal.aborted) return undefined;
    }
  };

type VerificationResult = PaymentResult<PaymentVerdict>;

const isUndecided = (result: VerificationResult): boolean => !result.ok || result.value.status === 'PENDING';

/** True for a network error or a gateway status. */
const isTransientError = (result: VerificationResult): boolean =>
  !result.ok && (result.status === null || [502, 503, 504].includes(result.status));

function toOutcome(result: VerificationResult): PaymentOutcome {
  if (!result.ok) return { isPaid: false, reason: result.message || VERIFICATION_FAILED };
  const { status, reason } = result.value;
  // A successful response without a status counts as paid.
  if (status === 'PAID' || status === undefined) return { isPaid: true, payment: result.value };
  const failureReason = status === 'PENDING' ? PAYMENT_PENDING_TEXT : (reason ?? VERIFICATION_FAILED);
  return { isPaid: false, reason: failureReason };
}
