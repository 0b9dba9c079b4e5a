import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { jsonResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  getFact,
  ORDER_NUMBER,
  renderPaymentReturn,
  verificationResponse,
} from '#tests/support/storefront/render-payment-return.tsx';
import { MAX_POLLS, POLL_INTERVAL_MS } from './payment-return/poll-payment.ts';

describe('a payment that is not confirmed yet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is polled every two seconds until it is settled [D-07]', async () => {
    const pending = verificationResponse({ status: 'PENDING', orderStatus: 0, paymentId: null });
    const { verifications, pathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      pending,
      pending,
      verificationResponse({}),
    ]);
    await pass(0);
    expect(verifications()).toHaveLength(1);
    await pass(POLL_INTERVAL_MS - 1);
    expect(verifications()).toHaveLength(1);
    await pass(1);
    expect(verifications()).toHaveLength(2);
    expect(pathname()).toBe(paths.cashfreeReturn);
    await pass(POLL_INTERVAL_MS);
    expect(pathname()).toBe(paths.paymentSuccess);
  });

  it('is given up after fifteen more questions, with the sentence not to pay again [D-07]', async () => {
    const { verifications, pathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      verificationResponse({ status: 'PENDING' }),
    ]);
    await pass(POLL_INTERVAL_MS * MAX_POLLS - 1);
    expect(pathname()).toBe(paths.cashfreeReturn);
    await pass(1);
    expect(pathname()).toBe(paths.paymentFailure);
    expect(verifications()).toHaveLength(1 + 15);
    expect(getFact('Reason')).toBe(PAYMENT_PENDING_TEXT);
    expect(PAYMENT_PENDING_TEXT).toMatch(/do not pay again/);
    await pass(POLL_INTERVAL_MS * 3);
    expect(verifications()).toHaveLength(1 + 15);
  });

  it('survives a short network failure and reports a longer one [ERR-37, ERR-39]', async () => {
    const away = new TypeError('Failed to fetch');
    const { pathname, unmount } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      away,
      jsonResponse(503, failure('Busy')),
      verificationResponse({}),
    ]);
    await pass(POLL_INTERVAL_MS * 2);
    expect(pathname()).toBe(paths.paymentSuccess);
    unmount();
    const lost = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [away]);
    await pass(POLL_INTERVAL_MS * 2);
    expect(lost.pathname()).toBe(paths.paymentFailure);
    expect(getFact('Reason')).toBe('Network error');
  });

  it('whose session ends meanwhile keeps its order id [PAY-24]', async () => {
    const pending = verificationResponse({ status: 'PENDING' });
    const refused = jsonResponse(401, failure('Please log in to continue.'));
    const { store, location } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [pending, pending, refused]);
    await pass(POLL_INTERVAL_MS);
    act(() => void store.dispatch(sessionEnded()));
    await pass(POLL_INTERVAL_MS);
    expect(location().pathname).toBe(paths.paymentFailure);
    expect(location().search).toContain(`order_id=${ORDER_NUMBER}`);
  });

  it('is not asked for any more when the page is left', async () => {
    const { verifications, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      verificationResponse({ status: 'PENDING' }),
    ]);
    await pass(POLL_INTERVAL_MS);
    await act(() => router.navigate('/'));
    await pass(POLL_INTERVAL_MS * 5);
    expect(verifications()).toHaveLength(2);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });
});
