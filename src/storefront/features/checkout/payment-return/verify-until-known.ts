import type { PaymentVerdictReading } from '#contract/readers/payment-readers.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import {
  type PaymentAnswer,
  type PaymentQuestion,
  VERIFICATION_FAILED,
  verifyPayment,
} from '#storefront/state/checkout/payment-thunks.ts';
import type { AppThunk } from '#storefront/state/store.ts';

/** Decision D-07. */
export const POLL_MS = 2_000;
export const POLLS = 15;
/** Our reading: a phone that comes back from another app may be without a network for a moment. */
const SECOND_TRIES = 2;

export type PaymentEnd = { isPaid: true; verdict: PaymentVerdictReading } | { isPaid: false; reason: string };

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks until the payment is known to have succeeded or failed, or until asking on would keep the customer too long. */
export const verifyUntilKnown =
  (question: PaymentQuestion, signal: AbortSignal): AppThunk<Promise<PaymentEnd | undefined>> =>
  async (dispatch) => {
    let polls = 0;
    let failures = 0;
    for (;;) {
      const answer = await dispatch(verifyPayment(question));
      if (signal.aborted) return undefined;
      const mayAskAgain = answer.ok ? polls++ < POLLS : isPassing(answer) && failures++ < SECOND_TRIES;
      if (!isOpen(answer) || !mayAskAgain) return endOf(answer);
      await pause(POLL_MS, signal);
      if (signal.aborted) return undefined;
    }
  };

type Answer = PaymentAnswer<PaymentVerdictReading>;

const isOpen = (answer: Answer): boolean => !answer.ok || answer.value.status === 'PENDING';

/** No answer, or one that says the service is away for the moment. */
const isPassing = (answer: Answer): boolean =>
  !answer.ok && (answer.status === null || [502, 503, 504].includes(answer.status));

function endOf(answer: Answer): PaymentEnd {
  if (!answer.ok) return { isPaid: false, reason: answer.message || VERIFICATION_FAILED };
  const { status, reason } = answer.value;
  // Our reading: an answer that succeeded and tells no verdict is a success.
  if (status === 'PAID' || status === undefined) return { isPaid: true, verdict: answer.value };
  const told = status === 'PENDING' ? PAYMENT_PENDING_TEXT : (reason ?? VERIFICATION_FAILED);
  return { isPaid: false, reason: told };
}
