import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { jsonAnswer } from '#tests/support/fake-transport.ts';
import { comeBack, fact, NUMBER, verdict } from '#tests/support/payment-return-visit.tsx';
import { POLL_MS, POLLS } from './payment-return/verify-until-known.ts';

describe('a payment that is not confirmed yet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is asked for again every two seconds until it is known [D-07]', async () => {
    const pending = verdict({ status: 'PENDING', orderStatus: 0, paymentId: null });
    const { verifications, pathname } = comeBack(`?order_id=${NUMBER}`, [pending, pending, verdict({})]);
    await pass(0);
    expect(verifications()).toHaveLength(1);
    await pass(POLL_MS - 1);
    expect(verifications()).toHaveLength(1);
    await pass(1);
    expect(verifications()).toHaveLength(2);
    expect(pathname()).toBe(paths.cashfreeReturn);
    await pass(POLL_MS);
    expect(pathname()).toBe(paths.paymentSuccess);
  });

  it('is given up after fifteen more questions, with the sentence not to pay again [D-07]', async () => {
    const { verifications, pathname } = comeBack(`?order_id=${NUMBER}`, [verdict({ status: 'PENDING' })]);
    await pass(POLL_MS * POLLS - 1);
    expect(pathname()).toBe(paths.cashfreeReturn);
    await pass(1);
    expect(pathname()).toBe(paths.paymentFailure);
    expect(verifications()).toHaveLength(1 + 15);
    expect(fact('Reason')).toBe(PAYMENT_PENDING_TEXT);
    expect(PAYMENT_PENDING_TEXT).toMatch(/do not pay again/);
    await pass(POLL_MS * 3);
    expect(verifications()).toHaveLength(1 + 15);
  });

  it('survives a network that is away for a moment, and says so when it stays away [ERR-37, ERR-39]', async () => {
    const away = new TypeError('Failed to fetch');
    const { pathname, unmount } = comeBack(`?order_id=${NUMBER}`, [
      away,
      jsonAnswer(503, failure('Busy')),
      verdict({}),
    ]);
    await pass(POLL_MS * 2);
    expect(pathname()).toBe(paths.paymentSuccess);
    unmount();
    const lost = comeBack(`?order_id=${NUMBER}`, [away]);
    await pass(POLL_MS * 2);
    expect(lost.pathname()).toBe(paths.paymentFailure);
    expect(fact('Reason')).toBe('Network error');
  });

  it('whose session ends meanwhile keeps its order id [PAY-24]', async () => {
    const pending = verdict({ status: 'PENDING' });
    const refused = jsonAnswer(401, failure('Please log in to continue.'));
    const { store, location } = comeBack(`?order_id=${NUMBER}`, [pending, pending, refused]);
    await pass(POLL_MS);
    act(() => void store.dispatch(sessionEnded()));
    await pass(POLL_MS);
    expect(location().pathname).toBe(paths.paymentFailure);
    expect(location().search).toContain(`order_id=${NUMBER}`);
  });

  it('is not asked for any more when the page is left', async () => {
    const { verifications, router } = comeBack(`?order_id=${NUMBER}`, [verdict({ status: 'PENDING' })]);
    await pass(POLL_MS);
    await act(() => router.navigate('/'));
    await pass(POLL_MS * 5);
    expect(verifications()).toHaveLength(2);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });
});
