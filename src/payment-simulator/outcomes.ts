import type { Faults } from './faults.ts';
import type { Failure, Verdict } from './records.ts';

/** What a person can do on the hosted page, and what the control calls can ask for. */
export type Outcome = 'success' | 'decline' | 'insufficient_funds' | 'drop' | 'pending' | 'pending_failure';

const DECLINED: Failure = {
  code: 'TRANSACTION_DECLINED',
  description: 'Your bank declined the payment.',
  reason: 'bank_declined',
};
const NO_FUNDS: Failure = {
  code: 'INSUFFICIENT_FUNDS',
  description: 'There is not enough money in the account.',
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

/** Long enough for a shopper to see the waiting page, short enough for it to see the end. */
const PENDING_MS = 20_000;
const AFTER_EXPIRY_MS = 1_000;

/** `waitsMs` is simulated time; an attempt without it is over at once. */
export type Plan = { readonly verdict: Verdict; readonly waitsMs?: number; readonly afterExpiryMs?: number };

/** A fault decides over whatever was chosen on the page. */
export function planOf(outcome: Outcome, faults: Faults): Plan {
  if (faults.has('late_success')) return { verdict: VERDICTS.success, afterExpiryMs: AFTER_EXPIRY_MS };
  if (faults.has('decline')) return { verdict: VERDICTS.decline };
  if (faults.has('drop')) return { verdict: VERDICTS.drop };
  const verdict = VERDICTS[outcome];
  const seconds = faults.get('pending');
  if (seconds !== undefined) return { verdict, waitsMs: seconds * 1000 };
  return outcome === 'pending' || outcome === 'pending_failure' ? { verdict, waitsMs: PENDING_MS } : { verdict };
}

export const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && value in VERDICTS;

/** How long after its expiry an order can still be paid by an attempt that was under way. */
export const LAST_MINUTE_MS = 15 * 60_000;
