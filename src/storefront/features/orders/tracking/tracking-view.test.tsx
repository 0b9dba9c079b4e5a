import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { ordersResponse, sampleOrder } from '#tests/support/samples/order-samples.ts';
import { createFakeTransport, textResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { TrackingView } from './tracking-view.tsx';
import { PENDING_REFRESH_MS } from './use-tracking.ts';

function show(...answers: (readonly Order[])[]) {
  const left = [...answers];
  const transport = createFakeTransport({
    'GET /api/Orders/me': () => ordersResponse(left.shift() ?? answers.at(-1) ?? []),
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return { ...renderWithStore(<TrackingView />, { store }), requests: transport.requests };
}

const steps = (card: HTMLElement) =>
  within(within(card).getByRole('list', { name: 'Stages' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('Tracking', () => {
  it.each([
    [1, 'Paid', /Next we check the measurements/],
    [2, 'Processing', /Next it is packed/],
    [3, 'Shipped', /Next the courier brings it/],
  ])(
    'shows the stage of an order with status %d and what happens next [ROUTE-25, Q-02]',
    async (status, label, next) => {
      show([sampleOrder({ status })]);
      const card = await screen.findByRole('article', { name: 'Order AAN-23456789AB' });
      expect(steps(card).map((text) => text?.replace(' (done)', ''))).toEqual([
        'Paid',
        'Processing',
        'Shipped',
        'Delivered',
      ]);
      expect(card.querySelector('[aria-current="step"]')?.textContent).toBe(label);
      expect(card.querySelectorAll('[data-reached="true"]')).toHaveLength(status);
      expect(within(card).getByText(next)).toBeDefined();
      expect(within(card).getByRole('link').getAttribute('href')).toBe('/orders/o1');
    },
  );

  it('marks a pending payment and updates by itself when it is confirmed [D-26]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pending = sampleOrder({ status: 0, paidAt: null, cashfreePaymentId: null, paymentPending: true });
    const { requests } = show([pending], [sampleOrder()]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Payment being confirmed')).toBeDefined();
    expect(within(card).getByText(/do not pay again/)).toBeDefined();
    expect(card.querySelector('[aria-current="step"]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(PENDING_REFRESH_MS));
    expect(await screen.findByRole('link', { name: 'Order AAN-23456789AB' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3 * PENDING_REFRESH_MS));
    expect(requests).toHaveLength(2);
  });

  it('lists earlier orders with their status, and leaves out unpaid orders [Q-02]', async () => {
    const unpaid = { paidAt: null, cashfreePaymentId: null };
    const earlier = [4, 7, 4, 4, 4, 4].map((status, at) =>
      sampleOrder({ id: `e${at}`, status, orderNumber: `AAN-${at}` }),
    );
    show([sampleOrder({ id: 'x', status: 0, ...unpaid }), sampleOrder({ id: 'y', status: 6, ...unpaid }), ...earlier]);
    expect(await screen.findByText('Nothing is on its way')).toBeDefined();
    const rows = within(screen.getByRole('region', { name: 'Earlier orders' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent).slice(0, 2)).toEqual([
      'Order AAN-02 Jan 2026, 1:30 amDelivered',
      'Order AAN-12 Jan 2026, 1:30 amRefunded',
    ]);
    expect(rows).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders');
  });

  it('shows an empty state without orders', async () => {
    show([]);
    expect(await screen.findByText('No orders yet')).toBeDefined();
  });

  it('shows the load error, and asks for login when the session ends', async () => {
    const transport = createFakeTransport({ 'GET /api/Orders/me': () => textResponse(500, 'down') });
    const store = createTestStore({ transport });
    store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
    renderWithStore(<TrackingView />, { store });
    expect(await screen.findByText('Failed to fetch orders: 500 down')).toBeDefined();
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByText('Sign in required.')).toBeDefined();
  });
});
