/** Why payments failed, in the provider's words; payments that it says nothing about are named after their state. */
import type { ProviderPaymentState } from '../payments/payment-verdict.ts';

const STATE_REASONS: Partial<Record<ProviderPaymentState, string>> = {
  USER_DROPPED: 'The customer left the payment page.',
  CANCELLED: 'The payment was cancelled.',
  VOID: 'The payment was voided.',
};
const NO_REASON = 'The provider gave no reason.';

type FailedPayments = {
  readonly state: ProviderPaymentState;
  readonly message: string | null;
  readonly payments: number;
};
type FailureReason = { readonly reason: string; readonly payments: number };

/** Groups messages that differ only in case, spaces or a full stop; most frequent first. */
export function groupFailures(failed: readonly FailedPayments[]): FailureReason[] {
  const groups = new Map<string, { reason: string; payments: number }>();
  for (const { state, message, payments } of failed) {
    const reason = message?.trim().replace(/\s+/g, ' ') || STATE_REASONS[state] || NO_REASON;
    const key = reason.toLowerCase().replace(/\.$/, '');
    const group = groups.get(key);
    if (group) group.payments += payments;
    else groups.set(key, { reason, payments });
  }
  return [...groups.values()].sort((a, b) => b.payments - a.payments || a.reason.localeCompare(b.reason));
}
