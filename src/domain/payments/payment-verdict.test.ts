import { describe, expect, it } from 'vitest';
import {
  decideVerdict,
  getVerdictReason,
  PAYMENT_EXPIRED_REASON,
  PAYMENT_FAILED_REASON,
  PAYMENT_PENDING_REASON,
  type ProviderOrderState,
  type ProviderPayment,
  type ProviderPaymentState,
} from './payment-verdict.ts';

const createPayment = (state: ProviderPaymentState, message?: string): ProviderPayment => ({
  paymentId: 'p',
  state,
  message,
});
const createPayments = (...states: ProviderPaymentState[]): ProviderPayment[] =>
  states.map((state) => createPayment(state));

describe('payment verdict', () => {
  it.each<[ProviderOrderState, ProviderPaymentState[], string]>([
    ['PAID', ['SUCCESS'], 'PAID'],
    ['PAID', ['FAILED', 'SUCCESS'], 'PAID'],
    ['PAID', [], 'PENDING'],
    ['ACTIVE', ['SUCCESS'], 'PENDING'],
    ['ACTIVE', [], 'PENDING'],
    ['ACTIVE', ['PENDING'], 'PENDING'],
    ['ACTIVE', ['NOT_ATTEMPTED'], 'PENDING'],
    ['ACTIVE', ['NOT_ATTEMPTED', 'FAILED'], 'PENDING'],
    ['ACTIVE', ['FAILED', 'PENDING'], 'PENDING'],
    ['ACTIVE', ['FAILED'], 'FAILED'],
    ['ACTIVE', ['USER_DROPPED', 'FAILED'], 'FAILED'],
    ['ACTIVE', ['CANCELLED'], 'FAILED'],
    ['ACTIVE', ['VOID'], 'FAILED'],
    ['EXPIRED', [], 'EXPIRED'],
    ['EXPIRED', ['FAILED'], 'EXPIRED'],
    ['EXPIRED', ['PENDING'], 'PENDING'],
    ['EXPIRED', ['SUCCESS'], 'PENDING'],
    ['TERMINATED', ['USER_DROPPED'], 'EXPIRED'],
    ['TERMINATED', ['PENDING', 'FAILED'], 'PENDING'],
    ['TERMINATION_REQUESTED', ['FAILED'], 'PENDING'],
  ])('for an order %s with payments %j is %s [D-07]', (state, states, verdict) => {
    expect(decideVerdict(state, createPayments(...states))).toBe(verdict);
  });

  it("has the provider's message as its reason, or else ours [D-07, SRV-52]", () => {
    const declined = [createPayment('FAILED', 'Insufficient funds.')];
    expect(getVerdictReason('FAILED', declined)).toBe('Insufficient funds.');
    expect(getVerdictReason('EXPIRED', declined)).toBe('Insufficient funds.');
    expect(getVerdictReason('FAILED', createPayments('USER_DROPPED'))).toBe(PAYMENT_FAILED_REASON);
    expect(getVerdictReason('EXPIRED', [])).toBe(PAYMENT_EXPIRED_REASON);
    expect(getVerdictReason('PENDING', declined)).toBe(PAYMENT_PENDING_REASON);
    expect(PAYMENT_PENDING_REASON).toBe('Payment is not completed yet.');
    expect(getVerdictReason('PAID', [])).toBeNull();
  });
});
