import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';
import type { ProviderOrderState, ProviderPayment, ProviderPaymentState } from './payment-verdict.ts';
import { type AttemptState, decideSettlement, type SettlementFacts } from './settlement.ts';

const expiresAt = new Date('2026-01-02T03:30:00Z');
const minutesAfterExpiry = (minutes: number) => new Date(expiresAt.getTime() + minutes * 60_000);
const payment = (paymentId: string, state: ProviderPaymentState): ProviderPayment => ({ paymentId, state });
const provider = (state: ProviderOrderState, amountPaise = 1000, currency = 'INR') => ({
  state,
  amountPaise,
  currency,
});

const order: SettlementFacts['order'] = {
  ...{ status: 0, cancelReason: null, amountPaise: 1000, currency: 'INR', paidAt: null, paymentId: null },
};
const settle = (changes: Partial<SettlementFacts> & { of?: Partial<SettlementFacts['order']> }) =>
  decideSettlement({
    attempt: { state: 'active', expiresAt },
    hasOtherOpenAttempt: false,
    otherLostPaymentId: null,
    provider: provider('ACTIVE'),
    payments: [],
    now: minutesAfterExpiry(-10),
    ...changes,
    order: { ...order, ...changes.of },
  });

const success = { provider: provider('PAID'), payments: [payment('p1', 'SUCCESS')] };

describe('a success at the provider', () => {
  it.each([
    [{ status: 0 }],
    [{ status: 5, paymentId: 'lost' }],
    [{ status: 6, cancelReason: 'expired' }],
    [{ status: 6, cancelReason: 'superseded' }],
  ] as const)('pays an order that is %j, however late [D-07] (fault 15)', (of) => {
    expect(settle({ ...success, of, now: minutesAfterExpiry(600) })).toMatchObject({
      ...{ verdict: 'PAID', move: { to: 1, paymentId: 'p1' }, extraPaymentIds: [], attemptState: 'paid' },
    });
  });

  it.each(['customer', 'shop'] as const)(
    'goes back when the order was cancelled by the %s (fault 15)',
    (cancelReason) => {
      const late = settle({ ...success, of: { status: 6, cancelReason } });
      expect(late).toMatchObject({ move: undefined, latePaymentId: 'p1', extraPaymentIds: [] });
      const again = settle({ ...success, of: { status: 6, cancelReason, paymentId: 'p1' } });
      expect(again).toMatchObject({ move: undefined, latePaymentId: undefined, extraPaymentIds: [] });
      const refunded = settle({ ...success, of: { status: 7, paymentId: 'p1' } });
      expect(refunded).toMatchObject({ move: undefined, latePaymentId: undefined, extraPaymentIds: [] });
    },
  );

  it.each([1, 2, 3, 4, 6, 7] as const)(
    'changes nothing for an order that it paid and that is now %d (fault 4)',
    (status) => {
      const of = { status, paidAt: expiresAt, paymentId: 'p1', cancelReason: status === 6 ? ('shop' as const) : null };
      expect(settle({ ...success, of })).toMatchObject({
        move: undefined,
        latePaymentId: undefined,
        extraPaymentIds: [],
      });
    },
  );

  it('beside another goes back: the oldest counts (fault 16)', () => {
    const payments = [payment('p2', 'SUCCESS'), payment('p1', 'SUCCESS')];
    expect(settle({ ...success, payments })).toMatchObject({
      move: { to: 1, paymentId: 'p1' },
      extraPaymentIds: ['p2'],
    });
    const of = { status: 1, paidAt: expiresAt, paymentId: 'p2' } as const;
    expect(settle({ ...success, payments, of })).toMatchObject({ move: undefined, extraPaymentIds: ['p1'] });
  });

  it.each([[provider('PAID', 999)], [provider('PAID', 1001)], [provider('PAID', 1000, 'USD')]])(
    'of another sum moves nothing and is for people to look at: %j [SRV-49] (fault 13)',
    (wrong) => {
      const found = settle({ ...success, provider: wrong });
      expect(found).toMatchObject({ verdict: 'PENDING', move: undefined, isMismatch: true, undecidedPaymentId: 'p1' });
    },
  );
});

describe('an order that nobody paid', () => {
  const dead = { provider: provider('EXPIRED') };

  it('is cancelled as expired when its time is over and nobody tried [Q-119]', () => {
    expect(settle({ ...dead, now: expiresAt })).toMatchObject({ move: { to: 6, cancelReason: 'expired' } });
  });

  it('fails when somebody tried, once no payment can be under way any more [SRV-52, Q-119]', () => {
    const payments = [payment('p2', 'USER_DROPPED'), payment('p1', 'FAILED')];
    expect(settle({ ...dead, payments, now: minutesAfterExpiry(14) }).move).toBeUndefined();
    expect(settle({ ...dead, payments, now: minutesAfterExpiry(15) }).move).toEqual({ to: 5, paymentId: 'p2' });
    const earlier = { ...dead, otherLostPaymentId: 'p0', now: minutesAfterExpiry(15) };
    expect(settle(earlier).move).toEqual({ to: 5, paymentId: 'p0' });
  });

  it('waits while the provider calls it open, whatever our clock says (fault 26)', () => {
    const late = settle({ now: minutesAfterExpiry(600), payments: [payment('p1', 'FAILED')] });
    expect(late).toMatchObject({ verdict: 'FAILED', move: undefined, attemptState: 'active' });
    expect(settle({ ...dead, now: minutesAfterExpiry(-20) }).move).toEqual({ to: 6, cancelReason: 'expired' });
  });

  it('waits for a payment that is under way, and for another attempt [D-26]', () => {
    const pending = settle({ ...dead, payments: [payment('p1', 'PENDING')], now: minutesAfterExpiry(600) });
    expect(pending).toMatchObject({ move: undefined, undecidedPaymentId: 'p1', attemptState: 'active' });
    expect(settle({ ...dead, hasOtherOpenAttempt: true, now: expiresAt }).move).toBeUndefined();
  });

  it('that the provider never heard of waits for the customer, and expires by our clock (fault 9)', () => {
    const unknown = { provider: undefined, attempt: { state: 'creating' as const, expiresAt } };
    expect(settle(unknown)).toMatchObject({ verdict: 'PENDING', move: undefined, attemptState: 'creating' });
    expect(settle({ ...unknown, now: expiresAt })).toMatchObject({ verdict: 'EXPIRED', move: { to: 6 } });
  });

  it('that the provider forgot, or keeps under another sum, needs a further attempt (fault 12)', () => {
    expect(settle({ provider: undefined })).toMatchObject({ move: undefined, attemptState: 'failed' });
    expect(settle({ provider: provider('ACTIVE', 5) })).toMatchObject({ move: undefined, attemptState: 'failed' });
  });
});

const orderStates = fc.constantFrom<ProviderOrderState>(
  'ACTIVE',
  'PAID',
  'EXPIRED',
  'TERMINATED',
  'TERMINATION_REQUESTED',
);
const paymentStates = fc.constantFrom<ProviderPaymentState>(
  ...(['SUCCESS', 'PENDING', 'FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID', 'NOT_ATTEMPTED'] as const),
);
const statuses = fc.constantFrom<OrderStatus>(...ORDER_STATUSES.map(({ code }) => code));
const attemptStates = fc.constantFrom<AttemptState>('creating', 'active', 'paid', 'expired', 'terminated', 'failed');

describe('whatever the provider says', () => {
  it('a paid order never moves, and no success is left without order or refund [Q-119]', () => {
    fc.assert(
      fc.property(
        ...([statuses, attemptStates, orderStates, fc.array(paymentStates, { maxLength: 4 }), fc.boolean()] as const),
        (status, state, providerState, states, isPaid) => {
          const payments = states.map((one, at) => payment(`p${at}`, one));
          const successes = payments.filter((one) => one.state === 'SUCCESS').map(({ paymentId }) => paymentId);
          const of = { status, paidAt: isPaid ? expiresAt : null, paymentId: isPaid ? (successes[0] ?? 'p') : null };
          const found = settle({ of, attempt: { state, expiresAt }, provider: provider(providerState), payments });
          const isOpen = [0, 5].includes(status);
          if (isPaid && !isOpen) expect(found.move).toBeUndefined();
          if (providerState !== 'PAID') expect(found.move?.to).not.toBe(1);
          if (providerState !== 'PAID') return;
          const paying = found.move && 'paymentId' in found.move ? found.move.paymentId : undefined;
          const dealtWith = [paying, found.latePaymentId, ...found.extraPaymentIds, of.paymentId];
          for (const id of successes) expect(dealtWith).toContain(id);
        },
      ),
      { numRuns: 500 },
    );
  });
});
