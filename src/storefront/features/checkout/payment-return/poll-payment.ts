import type { PaymentVerdict } from '#contract/readers/payment-readers.ts';
import { onPageReturn } from '#storefront/browser/page/page-return.ts';
import {
  type PaymentResult,
  VERIFICATION_FAILED,
  type VerifyPaymentInput,
  verifyPayment,
} from '#storefront/state/checkout/payment-thunks.ts';
import type { AppThunk } from '#storefront/state/store.ts';

/** The pauses before each further poll of a pending payment (D-07). */
const POLL_DELAYS_MS = [2, 2, 3, 3, 5, 5, 10, 10, 10, 10].map((seconds) => seconds * 1000);
const RETRY_DELAY_MS = 2_000;
/** A phone returning from a payment app may be offline for a moment. */
const MAX_NETWORK_RETRIES = 2;
/** Beyond these, the payment counts as unconfirmed. */
const MAX_BUSY_RETRIES = 20;
const MAX_TOTAL_BUSY_WAIT_MS = 120_000;

type PaymentOutcome =
  | { kind: 'paid'; payment: PaymentVerdict }
  | { kind: 'failed'; reason: string }
  /** Still pending after the last poll, or the server stays busy (D-48). */
  | { kind: 'unconfirmed' };

/** Polls until the payment succeeds, fails or the limit is reached; `undefined` if aborted. */
export const pollPayment =
  (payment: VerifyPaymentInput, signal: AbortSignal): AppThunk<Promise<PaymentOutcome | undefined>> =>
  async (dispatch) => {
    const getDelay = createPollDelays();
    while (!signal.aborted) {
      const result = await dispatch(verifyPayment(payment));
      const delayMs = getDelay(result);
      if (delayMs === undefined) return signal.aborted ? undefined : toOutcome(result);
      await wait(delayMs, signal);
      await waitUntilVisible(signal);
    }
    return undefined;
  };

type VerificationResult = PaymentResult<PaymentVerdict>;

/** Returns the pause after each result, or `undefined` to stop. */
function createPollDelays(): (result: VerificationResult) => number | undefined {
  const pollDelays = [...POLL_DELAYS_MS];
  const networkDelays = Array.from({ length: MAX_NETWORK_RETRIES }, () => RETRY_DELAY_MS);
  let busyCount = 0;
  let busyWaitMs = 0;
  return (result) => {
    if (result.ok) return result.value.status === 'PENDING' ? pollDelays.shift() : undefined;
    if (isNetworkError(result)) return networkDelays.shift();
    if (!isBusy(result)) return undefined;
    busyCount += 1;
    const waitMs = Math.max(RETRY_DELAY_MS, result.retryAfterMs ?? 0);
    busyWaitMs += waitMs;
    return busyCount <= MAX_BUSY_RETRIES && busyWaitMs <= MAX_TOTAL_BUSY_WAIT_MS ? waitMs : undefined;
  };
}

/** Never a failure of the payment (D-07). */
const isBusy = (result: VerificationResult): boolean => !result.ok && (result.status === 429 || result.status === 503);

/** True without a response, and for a gateway that got none. */
const isNetworkError = (result: VerificationResult): boolean =>
  !result.ok && (result.status === null || result.status === 502 || result.status === 504);

function toOutcome(result: VerificationResult): PaymentOutcome {
  if (isBusy(result)) return { kind: 'unconfirmed' };
  if (!result.ok) return { kind: 'failed', reason: result.message || VERIFICATION_FAILED };
  const { status, reason } = result.value;
  if (status === 'PENDING') return { kind: 'unconfirmed' };
  // A successful response without a status counts as paid.
  if (status === 'PAID' || status === undefined) return { kind: 'paid', payment: result.value };
  return { kind: 'failed', reason: reason ?? VERIFICATION_FAILED };
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Browsers delay the timers of a hidden tab, so it would use up its polls unseen. */
const waitUntilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || document.visibilityState !== 'hidden') return resolve();
    const stop = onPageReturn(() => finish());
    const finish = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', finish);
  });
