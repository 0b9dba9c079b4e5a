import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { sampleItem, sampleOrder } from '#tests/support/samples/order-samples.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { OrderDetailView } from './order-detail-view.tsx';

function show(answer: () => ApiResponse | Promise<ApiResponse>) {
  const transport = createFakeTransport({ 'GET /api/Orders/me/:id': answer });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const routes = [
    { path: '/orders/:id', element: <OrderDetailView /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(<p />, { store, routes, address: '/orders/o1' });
  return { ...view, requests: transport.requests };
}

const showOrder = (given: Parameters<typeof sampleOrder>[0] = {}) => show(() => okResponse(sampleOrder(given)));
const heading = () => screen.findByRole('heading', { level: 1, name: /^Order AAN/ });
const part = (name: string) => within(screen.getByRole('region', { name }));
const lines = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sums = () =>
  [...screen.getByRole('region', { name: 'Order total' }).querySelectorAll('dl > div')].map((row) => row.textContent);

describe('an order', () => {
  it('shows its id, when it was placed and its status [ORD-26, ORD-27, ORD-28, ORD-29, D-21]', async () => {
    const { requests } = showOrder({ status: 2 });
    expect((await heading()).textContent).toBe('Order AAN-23456789AB');
    expect(requests).toMatchObject([{ params: { id: 'o1' }, token: 't' }]);
    expect(screen.getByText('Order ID').nextElementSibling?.textContent).toBe('AAN-23456789AB');
    expect(screen.getByText('Placed on').nextElementSibling?.textContent).toBe('2 Jan 2026, 1:25 am');
    expect(screen.getByText('Payment ID').nextElementSibling?.textContent).toBe('pay-1');
    expect(screen.getByText('Processing')).toBeDefined();
  });

  it('shows who ordered and where it goes, with a second line if there is one [ORD-30, ORD-31]', async () => {
    const { unmount } = showOrder();
    await heading();
    expect(lines('Customer')).toEqual(['Asha Rao', 'asha@example.in', '9876543210']);
    expect(lines('Delivery address')).toEqual(['12 Lake Road', 'Flat 3', 'Ahmedabad', 'Gujarat', '380015', 'IN']);
    unmount();
    showOrder({ addressLine2: '' });
    await heading();
    expect(lines('Delivery address')).toEqual(['12 Lake Road', 'Ahmedabad', 'Gujarat', '380015', 'IN']);
  });

  const none = { wallpaperFinish: null, wallpaperIsWashable: null };
  it.each([
    ['wallpaper', { wallpaperFinish: 'Matt', wallpaperIsWashable: true }, ['Finish: Matt', 'Washable: Yes']],
    [
      'curtains',
      { ...none, curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' },
      ['Configuration: Pair of Curtains', 'Heading: Eyelet', 'Tiebacks: Rope'],
    ],
    [
      'blinds',
      {
        ...none,
        ...{ fittingType: 'Inside', blindStyle: 'Classic', motorisation: 'Motor Only' },
        ...{ chainColour: 'White', sideOfControls: 'Left' },
      },
      ['Inside', 'Classic', 'Motor Only', 'White', 'Left'],
    ],
    [
      'fabrics',
      { ...none, fabricMaterial: 'Linen', fabricWidth: 54, fabricIsWashable: false },
      ['Material: Linen', 'Fabric width: 54 in', 'Washable: No'],
    ],
    [
      'canvas',
      { ...none, canvasFrameType: 'Gallery Wrap', canvasHasMirrorEdges: true },
      ['Frame: Gallery Wrap', 'Mirror edges: Yes'],
    ],
  ] as const)('shows size, area and all chosen options of %s [ORD-32, ORD-40]', async (category, options, told) => {
    showOrder({ items: [sampleItem({ category, ...options, orderComment: 'Ring twice' })] });
    await heading();
    const facts = [...part('Items').getByRole('listitem').querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
    const all = facts.join('\n');
    expect(facts.slice(0, 3)).toEqual(['Colourway: #EEEEDD', 'Size: 36 × 48 in', 'Area: 12 sq.ft.']);
    for (const text of told) expect(all).toContain(text);
    expect(all).toContain('Comment: Ring twice');
    expect(facts.slice(-3)).toEqual(['Quantity: 2', 'Unit price: ₹540.00', 'Subtotal: ₹1,080.00']);
  });

  it('shows sizes in the customer’s unit', async () => {
    saveUnit('cm');
    showOrder();
    await heading();
    expect(part('Items').getByText('Size').nextElementSibling?.textContent).toBe('91.4 × 121.9 cm');
  });

  it('links an item to its product with the same configuration', async () => {
    showOrder();
    await heading();
    const link = screen.getByRole('link', { name: 'Basant Vine' });
    expect(link.getAttribute('href')).toBe('/product/w1?colour=EEEEDD&width=36&height=48');
  });

  it('shows Total Paid, and no round-off or refund where there is none [ORD-33, ORD-36, ORD-37]', async () => {
    showOrder();
    await heading();
    expect(sums()).toEqual(['Subtotal₹1,080.00', 'ShippingFree', 'Total Paid₹1,080.00']);
  });

  it.each([
    [123_500, 44, '+₹0.44', '₹1,234.56'],
    [123_400, -40, '-₹0.40', '₹1,234.40'],
  ])('explains %d paise by a round-off of %d [D-08, Q-104]', async (amountInPaise, roundOffInPaise, text, subtotal) => {
    showOrder({ amountInPaise, roundOffInPaise, refundedInPaise: 50_000 });
    await heading();
    expect(sums()[0]).toBe(`Subtotal${subtotal}`);
    expect(sums()).toContain(`Round-off${text}`);
    expect(sums().at(-1)).toBe('Refunded₹500.00');
  });

  it('shows its timeline with plain labels in India’s time zone', async () => {
    showOrder({ events: [...sampleOrder().events, { status: 3, at: '2026-01-05T08:00:00Z' }] });
    await heading();
    expect(lines('Timeline')).toEqual([
      'Pending PaymentOrder placed. It waits for the payment.2 Jan 2026, 1:25 am',
      'PaidPayment received. Thank you.2 Jan 2026, 1:30 am',
      'ShippedHanded to the courier.5 Jan 2026, 1:30 pm',
    ]);
  });

  it('warns not to pay again while its payment is being confirmed [D-26]', async () => {
    showOrder({ status: 0, paymentPending: true });
    await heading();
    expect(screen.getByText(/do not pay again/)).toBeDefined();
  });

  it('prints, and offers nothing that changes its status [ORD-21]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    showOrder();
    await heading();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print']);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('an order that cannot be shown', () => {
  it('shows a loading state [ORD-34]', async () => {
    show(() => new Promise(() => {}));
    expect((await screen.findByRole('status')).textContent).toBe('Loading order details…');
  });

  it('is not found when the server has none [ORD-35, ORD-39, ERR-50]', async () => {
    show(() => jsonResponse(404, { succeeded: false, data: null, message: 'Order not found.' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Order not found.' })).tagName).toBe('H1');
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/orders');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the load error and retries on request [ERR-48]', async () => {
    const answers = [textResponse(500, 'down'), okResponse(sampleOrder())];
    show(() => answers.shift() ?? okResponse(null));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to fetch order: 500 down')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await heading();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for login when the session ends and hides private data [ROLE-08]', async () => {
    const { store, router } = showOrder();
    await heading();
    store.dispatch(sessionEnded());
    await userEvent.click(await screen.findByRole('link', { name: 'Log In' }));
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(router.state.location.state).toEqual({ returnTo: '/orders/o1' });
  });
});
