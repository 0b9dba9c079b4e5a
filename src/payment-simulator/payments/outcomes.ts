import type { ActiveFaults } from '../control/faults.ts';
import type { Failure, Verdict } from '../storage/records.ts';

/** Outcomes offered by the hosted page and the control endpoints. */
export type Outcome = 'success' | 'decline' | 'insufficient_funds' | 'drop' | 'pending' | 'pending_failure';

const DECLINED: Failure = {
  code: 'TRANSACTION_DECLINED',
  description: 'Your bank declined the payment.',
  reason: 'bank_declined',
};
const NO_FUNDS: Failure = {
  code: 'INSUFFICIENT_FUNDS',
  description: "There isn't enough money in the account.",
  reason: 'insufficient_funds',
};
const DROPPED: Failure = {
  code: 'USER_DROPPED',
  description: 'The payment was cancelled.',
  reason: 'user_dropped_on_checkout',
};

const VERDICTS: Readonly<Record<Outcome, Verdict>> = {
  success: { status: 'SUCCESS' },
  decline: { status: 'FAILED', failure: DECLINED },
  insufficient_funds: { status: 'FAILED', failure: NO_FUNDS },
  drop: { status: 'USER_DROPPED', failure: DROPPED },
  pending: { status: 'SUCCESS' },
  pending_failure: { status: 'FAILED', failure: DECLINED },
};

/** Long enough to see the waiting page, short enough to see it resolve. */
const PENDING_MS = 20_000;
const AFTER_EXPIRY_MS = 1_000;

/** `delayMs` is simulated time; a payment without it settles immediately. */
export type PaymentPlan = { readonly verdict: Verdict; readonly delayMs?: number; readonly afterExpiryMs?: number };

/** Lets faults override the outcome chosen on the page. */
export function planPayment(outcome: Outcome, faults: ActiveFaults): PaymentPlan {
  if (faults.has('late_success')) return { verdict: VERDICTS.success, afterExpiryMs: AFTER_EXPIRY_MS };
  if (faults.has('decline')) return { verdict: VERDICTS.decline };
  if (faults.has('drop')) return { verdict: VERDICTS.drop };
  const verdict = VERDICTS[outcome];
  const seconds = faults.get('pending');
  if (seconds !== undefined) return { verdict, delayMs: seconds * 1000 };
  return outcome === 'pending' || outcome === 'pending_failure' ? { verdict, delayMs: PENDING_MS } : { verdict };
}

export const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && value in VERDICTS;

/** A pending payment can still pay an order for this long after its expiry. */
export const EXPIRY_GRACE_MS = 15 * 60_000;
