import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { buildJsonResponse, buildTextResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  createVerificationResponse,
  getFact,
  ORDER_NUMBER,
  renderPaymentReturn,
  withinMain,
} from '#tests/support/storefront/render-payment-return.tsx';

const PENDING = createVerificationResponse({ status: 'PENDING', orderStatus: 0, paymentId: null });

describe('an unconfirmed payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is polled after 2, 2, 3, 3, 5, 5 and four times 10 seconds [D-07]', async () => {
    const { listVerifications, getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [PENDING]);
    await advanceTime(0);
    let polls = 1;
    expect(listVerifications()).toHaveLength(polls);
    for (const seconds of [2, 2, 3, 3, 5, 5, 10, 10, 10, 10]) {
      await advanceTime(seconds * 1000 - 1);
      expect(listVerifications()).toHaveLength(polls++);
      await advanceTime(1);
      expect(listVerifications()).toHaveLength(polls);
    }
    await advanceTime(60_000);
    expect(listVerifications()).toHaveLength(11);
    expect(getPathname()).toBe(paths.cashfreeReturn);
  });

  it('is shown as paid once it is confirmed [D-07]', async () => {
    const { getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [PENDING, createVerificationResponse({})]);
    await advanceTime(1999);
    expect(getPathname()).toBe(paths.cashfreeReturn);
    await advanceTime(1);
    expect(getPathname()).toBe(paths.paymentSuccess);
  });

  it('stays on the page after the last poll, says what happens next and offers no second payment [D-48]', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [PENDING]);
    await advanceTime(59_999);
    expect(screen.queryByText('Payment not confirmed yet')).toBeNull();
    await advanceTime(1);
    const page = withinMain();
    const headings = page.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Verifying your payment…', 'Payment not confirmed yet']);
    expect(page.getByRole('status').textContent).toMatch(/don't pay again/);
    const links = page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['View Orders', paths.orders],
      ['Contact us', paths.contact],
    ]);
  });

  it.each([429, 503])('waits out %i by Retry-After, which is never a failure [D-07]', async (status) => {
    const busy = { ...buildJsonResponse(status, buildFailure('Busy')), retryAfterMs: 7000 };
    const { listVerifications, getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      busy,
      busy,
      busy,
      busy,
      PENDING,
      createVerificationResponse({}),
    ]);
    await advanceTime(6999);
    expect(listVerifications()).toHaveLength(1);
    await advanceTime(1);
    expect(listVerifications()).toHaveLength(2);
    await advanceTime(21_000);
    expect(listVerifications()).toHaveLength(5);
    await advanceTime(2000);
    expect(getPathname()).toBe(paths.paymentSuccess);
  });

  it.each([
    ['that stays busy', undefined],
    ['that asks for a long wait', 3_600_000],
  ])('is not confirmed by a server %s, and does not fail [D-07, D-48]', async (_, retryAfterMs) => {
    const busy = { ...buildJsonResponse(503, buildFailure('Busy')), retryAfterMs };
    const { getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [busy]);
    await advanceTime(120_000);
    expect(getPathname()).toBe(paths.cashfreeReturn);
    expect(screen.getByText('Payment not confirmed yet')).toBeTruthy();
  });

  it('is not confirmed after two minutes of waiting for a busy server [D-07, D-48]', async () => {
    const busy = { ...buildJsonResponse(503, buildFailure('Busy')), retryAfterMs: 40_000 };
    const { listVerifications } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [busy]);
    await advanceTime(119_999);
    expect(screen.queryByText('Payment not confirmed yet')).toBeNull();
    await advanceTime(1);
    expect(screen.getByText('Payment not confirmed yet')).toBeTruthy();
    expect(listVerifications()).toHaveLength(4);
  });

  it('is not polled while the tab is hidden, and at once when it is visible again [D-07]', async () => {
    const setVisibility = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const { listVerifications, getPathname } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      PENDING,
      createVerificationResponse({}),
    ]);
    await advanceTime(0);
    setVisibility('hidden');
    await advanceTime(600_000);
    expect(listVerifications()).toHaveLength(1);
    setVisibility('visible');
    await advanceTime(0);
    expect(getPathname()).toBe(paths.paymentSuccess);
  });

  it('survives a short network failure and reports a longer one [ERR-37, ERR-39]', async () => {
    const networkError = new TypeError('Failed to fetch');
    const { getPathname, unmount } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      networkError,
      buildTextResponse(502, 'Bad gateway'),
      createVerificationResponse({}),
    ]);
    await advanceTime(4000);
    expect(getPathname()).toBe(paths.paymentSuccess);
    unmount();
    const lost = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [networkError]);
    await advanceTime(4000);
    expect(lost.getPathname()).toBe(paths.paymentFailure);
    expect(getFact('Reason')).toBe('Network error');
  });

  it('keeps its order id when the session ends [PAY-24]', async () => {
    const rejected = buildJsonResponse(401, buildFailure('Please log in to continue.'));
    const { store, getLocation } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [PENDING, PENDING, rejected]);
    await advanceTime(2000);
    act(() => void store.dispatch(sessionEnded()));
    await advanceTime(2000);
    expect(getLocation().pathname).toBe(paths.paymentFailure);
    expect(getLocation().search).toContain(`order_id=${ORDER_NUMBER}`);
  });

  it('is no longer polled after leaving the page', async () => {
    const { listVerifications, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [PENDING]);
    await advanceTime(2000);
    await act(() => router.navigate('/'));
    await advanceTime(60_000);
    expect(listVerifications()).toHaveLength(2);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });
});
