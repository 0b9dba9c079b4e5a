import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPaise } from '../money/paise.ts';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';
import type { ProviderOrderState, ProviderPayment, ProviderPaymentState } from './payment-verdict.ts';
import { type AttemptState, decideSettlement, type SettlementFacts } from './settlement.ts';

const expiresAt = new Date('2026-01-02T03:30:00Z');
const getMinutesAfterExpiry = (minutes: number) => new Date(expiresAt.getTime() + minutes * 60_000);
const createPayment = (paymentId: string, state: ProviderPaymentState): ProviderPayment => ({ paymentId, state });
const createProviderOrder = (state: ProviderOrderState, amount = 1000, currency = 'INR') => ({
  state,
  amountPaise: toPaise(amount),
  currency,
});

const unpaidOrder: SettlementFacts['order'] = {
  status: 0,
  cancelReason: null,
  amountPaise: toPaise(1000),
  currency: 'INR',
  paidAt: null,
  paymentId: null,
};
const settle = (changes: Omit<Partial<SettlementFacts>, 'order'> & { order?: Partial<SettlementFacts['order']> }) =>
  decideSettlement({
    attempt: { state: 'active', expiresAt },
    hasOtherOpenAttempt: false,
    otherFailedPaymentId: null,
    provider: createProviderOrder('ACTIVE'),
    payments: [],
    now: getMinutesAfterExpiry(-10),
    ...changes,
    order: { ...unpaidOrder, ...changes.order },
  });

const success = { provider: createProviderOrder('PAID'), payments: [createPayment('p1', 'SUCCESS')] };

describe('successful payment', () => {
  it.each([
    [{ status: 0 }],
    [{ status: 5, paymentId: 'failed' }],
    [{ status: 6, cancelReason: 'expired' }],
    [{ status: 6, cancelReason: 'superseded' }],
  ] as const)('pays an order that is %j, however late [D-07] (fault 15)', (order) => {
    expect(settle({ ...success, order, now: getMinutesAfterExpiry(600) })).toMatchObject({
      verdict: 'PAID',
      move: { to: 1, paymentId: 'p1' },
      duplicatePaymentIds: [],
      attemptState: 'paid',
    });
  });

  it.each(['customer', 'shop'] as const)(
    'is refunded when the order was cancelled by the %s (fault 15)',
    (cancelReason) => {
      const late = settle({ ...success, order: { status: 6, cancelReason } });
      expect(late).toMatchObject({ move: undefined, latePaymentId: 'p1', duplicatePaymentIds: [] });
      const again = settle({ ...success, order: { status: 6, cancelReason, paymentId: 'p1' } });
      expect(again).toMatchObject({ move: undefined, latePaymentId: undefined, duplicatePaymentIds: [] });
      const refunded = settle({ ...success, order: { status: 7, paymentId: 'p1' } });
      expect(refunded).toMatchObject({ move: undefined, latePaymentId: undefined, duplicatePaymentIds: [] });
    },
  );

  it.each([1, 2, 3, 4, 6, 7] as const)(
    'does not change the order it paid, which now has status %d (fault 4)',
    (status) => {
      const order = {
        status,
        paidAt: expiresAt,
        paymentId: 'p1',
        cancelReason: status === 6 ? ('shop' as const) : null,
      };
      expect(settle({ ...success, order })).toMatchObject({
        move: undefined,
        latePaymentId: undefined,
        duplicatePaymentIds: [],
      });
    },
  );

  it('is refunded when an older one counts (fault 16)', () => {
    const payments = [createPayment('p2', 'SUCCESS'), createPayment('p1', 'SUCCESS')];
    expect(settle({ ...success, payments })).toMatchObject({
      move: { to: 1, paymentId: 'p1' },
      duplicatePaymentIds: ['p2'],
    });
    const order = { status: 1, paidAt: expiresAt, paymentId: 'p2' } as const;
    expect(settle({ ...success, payments, order })).toMatchObject({ move: undefined, duplicatePaymentIds: ['p1'] });
  });

  it.each([
    [createProviderOrder('PAID', 999)],
    [createProviderOrder('PAID', 1001)],
    [createProviderOrder('PAID', 1000, 'USD')],
  ])('of another amount is reported as a mismatch: %j [SRV-49] (fault 13)', (mismatched) => {
    const settlement = settle({ ...success, provider: mismatched });
    expect(settlement).toMatchObject({
      verdict: 'PENDING',
      move: undefined,
      isMismatch: true,
      undecidedPaymentId: 'p1',
    });
  });
});

describe('unpaid order', () => {
  const expired = { provider: createProviderOrder('EXPIRED') };

  it('is cancelled as expired when no payment was tried [Q-119]', () => {
    expect(settle({ ...expired, now: expiresAt })).toMatchObject({ move: { to: 6, cancelReason: 'expired' } });
  });

  it('fails when a payment was tried and none can be in progress [SRV-52, Q-119]', () => {
    const payments = [createPayment('p2', 'USER_DROPPED'), createPayment('p1', 'FAILED')];
    expect(settle({ ...expired, payments, now: getMinutesAfterExpiry(14) }).move).toBeUndefined();
    expect(settle({ ...expired, payments, now: getMinutesAfterExpiry(15) }).move).toEqual({ to: 5, paymentId: 'p2' });
    const earlier = { ...expired, otherFailedPaymentId: 'p0', now: getMinutesAfterExpiry(15) };
    expect(settle(earlier).move).toEqual({ to: 5, paymentId: 'p0' });
  });

  it('stays open while the provider reports it active, whatever our clock says (fault 26)', () => {
    const late = settle({ now: getMinutesAfterExpiry(600), payments: [createPayment('p1', 'FAILED')] });
    expect(late).toMatchObject({ verdict: 'FAILED', move: undefined, attemptState: 'active' });
    expect(settle({ ...expired, now: getMinutesAfterExpiry(-20) }).move).toEqual({ to: 6, cancelReason: 'expired' });
  });

  it('stays open during a pending payment or another attempt [D-26]', () => {
    const pending = settle({ ...expired, payments: [createPayment('p1', 'PENDING')], now: getMinutesAfterExpiry(600) });
    expect(pending).toMatchObject({ move: undefined, undecidedPaymentId: 'p1', attemptState: 'active' });
    expect(settle({ ...expired, hasOtherOpenAttempt: true, now: expiresAt }).move).toBeUndefined();
  });

  it('expires by our clock when the provider does not know it (fault 9)', () => {
    const unknown = { provider: undefined, attempt: { state: 'creating' as const, expiresAt } };
    expect(settle(unknown)).toMatchObject({ verdict: 'PENDING', move: undefined, attemptState: 'creating' });
    expect(settle({ ...unknown, now: expiresAt })).toMatchObject({ verdict: 'EXPIRED', move: { to: 6 } });
  });

  it('needs another attempt when the provider has lost it or has another amount (fault 12)', () => {
    expect(settle({ provider: undefined })).toMatchObject({ move: undefined, attemptState: 'failed' });
    expect(settle({ provider: createProviderOrder('ACTIVE', 5) })).toMatchObject({
      move: undefined,
      attemptState: 'failed',
    });
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

describe('any settlement', () => {
  it('never moves a paid order, and accounts for every successful payment [Q-119]', () => {
    fc.assert(
      fc.property(
        ...([statuses, attemptStates, orderStates, fc.array(paymentStates, { maxLength: 4 }), fc.boolean()] as const),
        (status, state, providerState, states, isPaid) => {
          const payments = states.map((paymentState, index) => createPayment(`p${index}`, paymentState));
          const successes = payments.filter((payment) => payment.state === 'SUCCESS').map(({ paymentId }) => paymentId);
          const order = { status, paidAt: isPaid ? expiresAt : null, paymentId: isPaid ? (successes[0] ?? 'p') : null };
          const settlement = settle({
            order,
            attempt: { state, expiresAt },
            provider: createProviderOrder(providerState),
            payments,
          });
          const isOpen = [0, 5].includes(status);
          if (isPaid && !isOpen) expect(settlement.move).toBeUndefined();
          if (providerState !== 'PAID') expect(settlement.move?.to).not.toBe(1);
          if (providerState !== 'PAID') return;
          const settledBy = settlement.move && 'paymentId' in settlement.move ? settlement.move.paymentId : undefined;
          const accountedFor = [
            settledBy,
            settlement.latePaymentId,
            ...settlement.duplicatePaymentIds,
            order.paymentId,
          ];
          for (const id of successes) expect(accountedFor).toContain(id);
        },
      ),
      { numRuns: 500 },
    );
  });
});
