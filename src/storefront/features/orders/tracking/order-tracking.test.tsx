import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { buildOrdersResponse, createSampleOrder } from '#tests/support/samples/order-samples.ts';
import { buildTextResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { PENDING_REFRESH_MS } from './use-tracking.ts';

function renderTracking(...orderLists: (readonly Order[])[]) {
  const remaining = [...orderLists];
  const transport = createFakeTransport({
    'GET /api/Orders/me': () => buildOrdersResponse(remaining.shift() ?? orderLists.at(-1) ?? []),
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return { ...renderWithStore(<OrderTracking />, { store }), requests: transport.requests };
}

const steps = (card: HTMLElement) =>
  within(within(card).getByRole('list', { name: 'Stages' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('Tracking', () => {
  it.each([
    [1, 'Paid', /Next, we'll check the measurements/],
    [2, 'Processing', /Next, we'll pack it/],
    [3, 'Shipped', /Next, the courier will bring it/],
  ])(
    'shows the stage of an order with status %d and what happens next [ROUTE-25, Q-02]',
    async (status, label, next) => {
      renderTracking([createSampleOrder({ status })]);
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

  it('shows the promised date [D-43]', async () => {
    renderTracking([createSampleOrder({ status: 2, promisedDeliveryDate: '2026-12-03' })]);
    const card = await screen.findByRole('article', { name: 'Order AAN-23456789AB' });
    expect(card.textContent).toContain('Delivery by Thu, 3 Dec 2026');
  });

  it('marks a pending payment and updates by itself when it is confirmed [D-26]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pending = createSampleOrder({ status: 0, paidAt: null, cashfreePaymentId: null, paymentPending: true });
    const { requests } = renderTracking([pending], [createSampleOrder()]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Payment being confirmed')).toBeDefined();
    expect(within(card).getByText(/don't pay again/)).toBeDefined();
    expect(card.querySelector('[aria-current="step"]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(PENDING_REFRESH_MS));
    expect(await screen.findByRole('link', { name: 'Order AAN-23456789AB' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3 * PENDING_REFRESH_MS));
    expect(requests).toHaveLength(2);
  });

  it('shows the courier with a link to its page', async () => {
    const trackingUrl = 'https://www.delhivery.com/track/package/DL1';
    const shipment = { courier: 'Delhivery', trackingNumber: 'DL1', trackingUrl, shippedAt: '2026-01-05T08:00:00Z' };
    renderTracking([createSampleOrder({ status: 3, shipment })]);
    expect((await screen.findByRole('link', { name: 'DL1' })).getAttribute('href')).toBe(trackingUrl);
    expect(screen.getByText(/^Delhivery/)).toBeDefined();
  });

  it('lists earlier orders with their status, without unpaid ones [Q-02]', async () => {
    const unpaid = { paidAt: null, cashfreePaymentId: null };
    const earlier = [4, 7, 4, 4, 4, 4].map((status, index) =>
      createSampleOrder({ id: `e${index}`, status, orderNumber: `AAN-${index}` }),
    );
    renderTracking([
      createSampleOrder({ id: 'x', status: 0, ...unpaid }),
      createSampleOrder({ id: 'y', status: 6, ...unpaid }),
      ...earlier,
    ]);
    expect(await screen.findByText('No orders on the way')).toBeDefined();
    const rows = within(screen.getByRole('region', { name: 'Earlier orders' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent).slice(0, 2)).toEqual([
      'Order AAN-02 Jan 2026, 1:30 amDelivered',
      'Order AAN-12 Jan 2026, 1:30 amRefunded',
    ]);
    expect(rows).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders');
  });

  it('shows an empty state without orders', async () => {
    renderTracking([]);
    expect(await screen.findByText('No orders yet')).toBeDefined();
  });

  it('shows the load error, and asks for login when the session ends', async () => {
    const transport = createFakeTransport({ 'GET /api/Orders/me': () => buildTextResponse(500, 'down') });
    const store = createTestStore({ transport });
    store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
    renderWithStore(<OrderTracking />, { store });
    expect(await screen.findByText('Failed to fetch orders: 500 down')).toBeDefined();
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByText('Sign in required.')).toBeDefined();
  });
});
