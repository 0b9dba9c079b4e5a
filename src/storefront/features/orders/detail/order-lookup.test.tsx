import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { createSampleItem, createSampleOrder } from '#tests/support/samples/order-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { OrderLookup } from './order-lookup.tsx';

function renderOrder(respond: () => ApiResponse | Promise<ApiResponse>) {
  const transport = createFakeTransport({ 'GET /api/Orders/me/:id': respond });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const routes = [
    { path: '/orders/o1', element: <OrderLookup id="o1" /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(<p />, { store, routes, url: '/orders/o1' });
  return { ...view, requests: transport.requests };
}

const showOrder = (changes: Parameters<typeof createSampleOrder>[0] = {}) =>
  renderOrder(() => buildOkResponse(createSampleOrder(changes)));
const findHeading = () => screen.findByRole('heading', { level: 1, name: /^Order AAN/ });
const getRegion = (name: string) => within(screen.getByRole('region', { name }));
const lines = (name: string) =>
  getRegion(name)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sums = () =>
  [...screen.getByRole('region', { name: 'Order total' }).querySelectorAll('dl > div')].map((row) => row.textContent);

describe('an order', () => {
  it.each([
    [1, '2026-12-03', 'Thu, 3 Dec 2026'],
    [3, '2026-12-03', 'Thu, 3 Dec 2026'],
    [4, '2026-12-03', undefined],
    [6, '2026-12-03', undefined],
    [1, null, undefined],
  ])('with status %d shows the promised date %j while it is on its way [D-43]', async (status, date, expected) => {
    showOrder({ status, promisedDeliveryDate: date });
    await findHeading();
    expect(screen.queryByText('Delivery by')?.nextElementSibling?.textContent).toBe(expected);
  });

  it('links to the contact page for questions', async () => {
    showOrder();
    await findHeading();
    const link = screen.getByRole('link', { name: 'Contact us' });
    expect(link.parentElement?.textContent).toBe('Questions about this order? Contact us.');
    expect(link.getAttribute('href')).toBe('/contact');
  });

  it('shows id, date and status [ORD-26, ORD-27, ORD-28, ORD-29]', async () => {
    const { requests } = showOrder({ status: 2 });
    expect((await findHeading()).textContent).toBe('Order AAN-23456789AB');
    expect(requests).toMatchObject([{ params: { id: 'o1' }, token: 't' }]);
    expect(screen.getByText('Order ID').nextElementSibling?.textContent).toBe('AAN-23456789AB');
    expect(screen.getByText('Placed on').nextElementSibling?.textContent).toBe('2 Jan 2026, 1:25 am');
    expect(screen.getByText('Payment ID').nextElementSibling?.textContent).toBe('pay-1');
    expect(screen.getByText('Processing')).toBeDefined();
  });

  const shippedAt = '2026-01-05T08:00:00Z';
  it.each([
    [{ courier: 'DTDC', trackingNumber: 'D1', trackingUrl: 'https://www.dtdc.com/x', shippedAt }, 'DTDC D1', 1],
    [{ courier: 'Rao Transport', trackingNumber: 'LR7', trackingUrl: null, shippedAt }, 'Rao Transport LR7', 0],
    [{ courier: null, trackingNumber: null, trackingUrl: null, shippedAt }, 'Our own delivery', 0],
    [null, undefined, 0],
  ])('shows how it was shipped: %j', async (shipment, text, linkCount) => {
    showOrder({ status: 3, shipment });
    await findHeading();
    const fact = screen.queryByText('Shipped with')?.nextElementSibling;
    expect(fact?.textContent.trim()).toBe(text);
    expect(fact?.querySelectorAll('a[href^="https:"][rel="noreferrer"]').length ?? 0).toBe(linkCount);
  });

  it('shows customer and delivery address, and skips an empty second line [ORD-30, ORD-31, D-49]', async () => {
    const { unmount } = showOrder();
    await findHeading();
    expect(lines('Customer')).toEqual(['Asha Rao', 'asha@example.in', '9876543210']);
    expect(lines('Delivery address')).toEqual(['12 Lake Road', 'Flat 3', 'Ahmedabad', 'Gujarat', '380015', 'India']);
    unmount();
    showOrder({ addressLine2: '' });
    await findHeading();
    expect(lines('Delivery address')).toEqual(['12 Lake Road', 'Ahmedabad', 'Gujarat', '380015', 'India']);
  });

  const noWallpaperOptions = { wallpaperFinish: null, wallpaperIsWashable: null };
  it.each([
    ['wallpaper', { wallpaperFinish: 'Matt', wallpaperIsWashable: true }, ['Finish: Matt', 'Washable: Yes']],
    [
      'curtains',
      {
        ...noWallpaperOptions,
        curtainConfiguration: 'Pair of Curtains',
        curtainHeading: 'Eyelet',
        curtainTiebacks: 'Rope',
      },
      ['Configuration: Pair of Curtains', 'Heading: Eyelet', 'Tiebacks: Rope'],
    ],
    [
      'blinds',
      {
        ...noWallpaperOptions,
        fittingType: 'Inside',
        blindStyle: 'Classic',
        motorisation: 'Motor Only',
        chainColour: 'White',
        sideOfControls: 'Left',
      },
      ['Cloth colour: #EEEEDD', 'Inside', 'Classic', 'Motor Only', 'Chain colour: White', 'Left'],
    ],
    [
      'fabrics',
      { ...noWallpaperOptions, fabricMaterial: 'Linen', fabricWidth: 54, fabricIsWashable: false },
      ['Material: Linen', 'Fabric width: 54 in', 'Washable: No'],
    ],
    [
      'canvas',
      { ...noWallpaperOptions, canvasFrameType: 'Gallery Wrap', canvasHasMirrorEdges: true },
      ['Frame: Gallery Wrap', 'Mirror edges: Yes'],
    ],
  ] as const)('shows size, area and all options of %s [ORD-32, ORD-40]', async (category, options, expected) => {
    showOrder({ items: [createSampleItem({ category, ...options, orderComment: 'Ring twice' })] });
    await findHeading();
    const facts = [...getRegion('Items').getByRole('listitem').querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
    const all = facts.join('\n');
    expect(facts[0]).toMatch(/^(Colourway|Cloth colour): #EEEEDD$/);
    expect(facts.slice(1, 3)).toEqual(['Size: 36 × 48 in', 'Area: 12.00 sq.ft.']);
    for (const text of expected) expect(all).toContain(text);
    expect(all).toContain('Comment: Ring twice');
    expect(facts.slice(-3)).toEqual(['Quantity: 2', 'Unit price: ₹540.00', 'Subtotal: ₹1,080.00']);
  });

  it('shows the type first and opens the product with it [D-34, ORD-32]', async () => {
    const type = { productTypeId: 't2', productTypeTitle: 'Cotton Lined' };
    showOrder({ items: [createSampleItem(type)] });
    await findHeading();
    const item = getRegion('Items').getByRole('listitem');
    expect(item.querySelector('dl')?.textContent).toMatch(/^TypeCotton LinedColourway/);
    expect(within(item).getByRole('link').getAttribute('href')).toContain('?type=t2&');
  });

  it('shows a sample as Sample, without size and area [D-38]', async () => {
    const noSize = { widthInInches: 0, heightInInches: 0, areaSqFt: 0, pricePerSqFt: 0 };
    showOrder({ items: [createSampleItem({ kind: 'sample', colorName: 'Ivory', ...noSize, ...noWallpaperOptions })] });
    const item = (await screen.findByRole('link', { name: 'Basant Vine' })).closest('li');
    const facts = [...(item?.querySelectorAll('dl:first-of-type > div') ?? [])].map((row) => row.textContent);
    expect(facts).toEqual(['ColourwayIvory', 'SizeSample']);
  });

  it('shows sizes in the customer’s unit', async () => {
    saveUnit('cm');
    showOrder();
    await findHeading();
    expect(getRegion('Items').getByText('Size').nextElementSibling?.textContent).toBe('91.4 × 121.9 cm');
  });

  it('links an item to its product with the same configuration', async () => {
    showOrder();
    await findHeading();
    const link = screen.getByRole('link', { name: 'Basant Vine' });
    expect(link.getAttribute('href')).toBe('/product/w1?colour=EEEEDD&width=36&height=48');
  });

  it('shows the total without round-off and refund rows if they are zero [ORD-33, ORD-36, ORD-37]', async () => {
    showOrder();
    await findHeading();
    expect(sums()).toEqual(['Subtotal₹1,080.00', 'ShippingFree', 'Total Paid₹1,080.00']);
  });

  it.each([
    [123_500, 44, '+₹0.44', '₹1,234.56'],
    [123_400, -40, '-₹0.40', '₹1,234.40'],
  ])(
    'shows a total of %d paise with a round-off of %d [D-08, Q-104]',
    async (amountInPaise, roundOffInPaise, text, subtotal) => {
      showOrder({ amountInPaise, roundOffInPaise, refundedInPaise: 50_000 });
      await findHeading();
      expect(sums()[0]).toBe(`Subtotal${subtotal}`);
      expect(sums()).toContain(`Round-off${text}`);
      expect(sums().at(-1)).toBe('Refunded₹500.00');
    },
  );

  it('shows its timeline with plain labels in India’s time zone', async () => {
    showOrder({ events: [...createSampleOrder().events, { status: 3, at: '2026-01-05T08:00:00Z' }] });
    await findHeading();
    expect(lines('Timeline')).toEqual([
      'Pending PaymentOrder placed. Awaiting payment.2 Jan 2026, 1:25 am',
      'PaidPayment received. Thank you.2 Jan 2026, 1:30 am',
      'ShippedHanded to the courier.5 Jan 2026, 1:30 pm',
    ]);
  });

  it('warns not to pay again while its payment is being confirmed [D-26]', async () => {
    showOrder({ status: 0, paymentPending: true });
    await findHeading();
    expect(screen.getByText(/don't pay again/)).toBeDefined();
  });

  it('can be printed, and has no control that changes its status [ORD-21]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    showOrder();
    await findHeading();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print']);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('an order that cannot be shown', () => {
  it('shows a loading state [ORD-34]', async () => {
    renderOrder(() => new Promise(() => {}));
    expect((await screen.findByRole('status')).textContent).toBe('Loading order details…');
  });

  it('shows a message when the order does not exist [ORD-35, ORD-39, ERR-50]', async () => {
    renderOrder(() => buildJsonResponse(404, { succeeded: false, data: null, message: 'Order not found.' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Order not found.' })).tagName).toBe('H1');
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/orders');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the load error and retries on request [ERR-48]', async () => {
    const responses = [buildTextResponse(500, 'down'), buildOkResponse(createSampleOrder())];
    renderOrder(() => responses.shift() ?? buildOkResponse(null));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to fetch order: 500 down')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await findHeading();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for login when the session ends and hides private data [ROLE-08]', async () => {
    const { store, router } = showOrder();
    await findHeading();
    store.dispatch(sessionEnded());
    await userEvent.click(await screen.findByRole('link', { name: 'Log In' }));
    expect(screen.queryByText('Asha Rao')).toBeNull();
    await waitFor(() => expect(router.state.location.state).toEqual({ returnTo: '/orders/o1' }));
  });
});
