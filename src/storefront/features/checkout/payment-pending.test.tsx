import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { buildJsonResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  createVerificationResponse,
  getFact,
  ORDER_NUMBER,
  renderPaymentReturn,
} from '#tests/support/storefront/render-payment-return.tsx';
import { MAX_POLLS, VERIFICATION_POLL_INTERVAL_MS } from './payment-return/poll-payment.ts';

describe('an unconfirmed payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is polled every two seconds until it is confirmed [D-07]', async () => {
    const pending = createVerificationResponse({ status: 'PENDING', orderStatus: 0, paymentId: null });
    const { listVerifications, getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      pending,
      pending,
      createVerificationResponse({}),
    ]);
    await advanceTime(0);
    expect(listVerifications()).toHaveLength(1);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS - 1);
    expect(listVerifications()).toHaveLength(1);
    await advanceTime(1);
    expect(listVerifications()).toHaveLength(2);
    expect(getPathname()).toBe(paths.cashfreeReturn);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS);
    expect(getPathname()).toBe(paths.paymentSuccess);
  });

  it('fails after fifteen polls, with a warning not to pay again [D-07]', async () => {
    const { listVerifications, getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      createVerificationResponse({ status: 'PENDING' }),
    ]);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS * MAX_POLLS - 1);
    expect(getPathname()).toBe(paths.cashfreeReturn);
    await advanceTime(1);
    expect(getPathname()).toBe(paths.paymentFailure);
    expect(listVerifications()).toHaveLength(1 + 15);
    expect(getFact('Reason')).toBe(PAYMENT_PENDING_TEXT);
    expect(PAYMENT_PENDING_TEXT).toMatch(/don't pay again/);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS * 3);
    expect(listVerifications()).toHaveLength(1 + 15);
  });

  it('survives a short network failure and reports a longer one [ERR-37, ERR-39]', async () => {
    const networkError = new TypeError('Failed to fetch');
    const { getPathname, unmount } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      networkError,
      buildJsonResponse(503, buildFailure('Busy')),
      createVerificationResponse({}),
    ]);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS * 2);
    expect(getPathname()).toBe(paths.paymentSuccess);
    unmount();
    const lost = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [networkError]);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS * 2);
    expect(lost.getPathname()).toBe(paths.paymentFailure);
    expect(getFact('Reason')).toBe('Network error');
  });

  it('keeps its order id when the session ends [PAY-24]', async () => {
    const pending = createVerificationResponse({ status: 'PENDING' });
    const rejected = buildJsonResponse(401, buildFailure('Please log in to continue.'));
    const { store, getLocation } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [pending, pending, rejected]);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS);
    act(() => void store.dispatch(sessionEnded()));
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS);
    expect(getLocation().pathname).toBe(paths.paymentFailure);
    expect(getLocation().search).toContain(`order_id=${ORDER_NUMBER}`);
  });

  it('is no longer polled after leaving the page', async () => {
    const { listVerifications, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      createVerificationResponse({ status: 'PENDING' }),
    ]);
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS);
    await act(() => router.navigate('/'));
    await advanceTime(VERIFICATION_POLL_INTERVAL_MS * 5);
    expect(listVerifications()).toHaveLength(2);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });
});
