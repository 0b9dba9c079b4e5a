import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import type { ApiRequest } from '#contract/transport.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { buildOrdersResponse, createSampleItem, createSampleOrder } from '#tests/support/samples/order-samples.ts';
import {
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { OrderHistory } from './order-history.tsx';

const ENDPOINT = 'GET /api/Orders/me';

function renderHistory(respond: FakeResponses[string], url = '/orders') {
  const transport = createFakeTransport({ [ENDPOINT]: respond });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const view = renderWithStore(<OrderHistory />, { store, url });
  return { ...view, requests: transport.requests };
}

const showOrders = (...orders: Order[]) => renderHistory(() => buildOrdersResponse(orders));
const findCards = () => screen.findAllByRole('article');

describe('My Orders', () => {
  it('has a title, a link to the profile and a count [ORD-01, ORD-02, ORD-03]', async () => {
    showOrders(createSampleOrder(), createSampleOrder({ id: 'o2' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Orders');
    expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile');
    expect(await screen.findByText('2 orders')).toBeDefined();
  });

  it('shows the promised date of an order on its way [D-43]', async () => {
    showOrders(
      createSampleOrder({ promisedDeliveryDate: '2026-12-03' }),
      createSampleOrder({ id: 'o2', status: 4, promisedDeliveryDate: '2026-12-04' }),
      createSampleOrder({ id: 'o3' }),
    );
    const texts = (await findCards()).map(
      ({ textContent }) => textContent?.match(/Delivery by [^0-9]+\d+ \w+ \d{4}/)?.[0],
    );
    expect(texts).toEqual(['Delivery by Thu, 3 Dec 2026', undefined, undefined]);
  });

  it('shows each order as a card with a link [ORD-04, ORD-05, ORD-07, ORD-08]', async () => {
    showOrders(
      createSampleOrder({
        status: 3,
        items: [createSampleItem({ quantity: 3, unitPrice: 410.5, lineTotal: 1231.5 })],
        amountInPaise: 123_200,
      }),
    );
    const [card] = await findCards();
    if (!card) throw new Error('no card');
    const link = within(card).getByRole('link', { name: 'Order AAN-23456789AB' });
    expect(link.getAttribute('href')).toBe('/orders/o1');
    expect(card.textContent).toContain('Shipped');
    expect(card.textContent).toContain('Paid on 2 Jan 2026, 1:30 am');
    expect(card.querySelector('source')?.getAttribute('srcset')).toContain('/pictures/vine-360.avif 360w');
    expect(within(card).getByText('Basant Vine')).toBeDefined();
    const facts = [...card.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual(['Quantity3', 'Unit price₹410.50', 'Subtotal₹1,231.50']);
    expect(within(card).getByText('Total Amount').parentElement?.textContent).toBe('Total Amount₹1,232.00');
  });

  it('shows the type of an item below its title, if it is known [D-34]', async () => {
    showOrders(createSampleOrder({ items: [createSampleItem({ productTypeTitle: 'Smooth Matt' })] }));
    expect((await screen.findByText('Basant Vine')).nextElementSibling?.textContent).toBe('Smooth Matt');
  });

  it('shows a sample as Sample [D-38]', async () => {
    showOrders(createSampleOrder({ items: [createSampleItem({ kind: 'sample' })] }));
    expect((await screen.findByText('Basant Vine')).nextElementSibling?.textContent).toBe('Sample');
  });

  it('has no control that changes a status [ORD-21]', async () => {
    showOrders(createSampleOrder());
    const [card] = await findCards();
    expect(card?.querySelectorAll('button, input, select')).toHaveLength(0);
  });

  it('hides unpaid orders and orders with neither a paid time nor a payment id [ORD-11, ORD-12, Q-114, Q-115]', async () => {
    const unpaid = { paidAt: null, cashfreePaymentId: null };
    showOrders(
      createSampleOrder({ id: 'a', status: 0 }),
      createSampleOrder({ id: 'b', status: 6, ...unpaid }),
      createSampleOrder({ id: 'c', status: 5, paidAt: null }),
      createSampleOrder({ id: 'd', cashfreePaymentId: null }),
    );
    expect(await screen.findByText('2 orders')).toBeDefined();
    expect((await findCards()).map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/orders/c',
      '/orders/d',
    ]);
    expect(screen.getByText(/Placed on/).textContent).toBe('Placed on 2 Jan 2026, 1:25 am');
  });

  it('shows an empty state with a link to the shop [ORD-09, ORD-10]', async () => {
    showOrders(createSampleOrder({ status: 0 }));
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('No orders yet');
    expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Filter orders')).toBeNull();
    expect(screen.queryByText(/still being confirmed/)).toBeNull();
  });

  it('mentions a payment that is still being confirmed [D-26]', async () => {
    showOrders(createSampleOrder({ status: 0, paymentPending: true }));
    const link = await screen.findByRole('link', { name: 'See Tracking' });
    expect(link.getAttribute('href')).toBe('/user/tracking');
  });

  it('shows an item without a picture [Q-155]', async () => {
    showOrders(createSampleOrder({ items: [createSampleItem({ productImageUrl: null })] }));
    expect(await screen.findByText('No image')).toBeDefined();
  });

  it('shows the load error and retries on request [ERR-46, ORD-38]', async () => {
    const responses = [buildTextResponse(500, 'down'), buildOrdersResponse([createSampleOrder()])];
    renderHistory(() => responses.shift() ?? buildOrdersResponse([]));
    expect(screen.getByText('Loading…')).toBeDefined();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error loading orders');
    expect(within(alert).getByRole('heading').nextElementSibling?.textContent).toBe('Failed to fetch orders: 500 down');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await findCards()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for login when the session ends and returns to the same page [ROLE-08]', async () => {
    const { store, router } = renderHistory(() => buildOrdersResponse([createSampleOrder()]), '/orders?page=2');
    await findCards();
    store.dispatch(sessionEnded());
    await userEvent.click(await screen.findByRole('link', { name: 'Log In' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders?page=2' } }),
    );
  });
});

describe('pages and filters', () => {
  const respondWithPage = ({ query }: ApiRequest) =>
    buildOrdersResponse([createSampleOrder({ id: `page${query.Page}` })], { page: Number(query.Page), totalCount: 41 });

  it('follow the URL forwards and back [ORD-22, Q-113]', async () => {
    const { router } = renderHistory(respondWithPage);
    expect(await screen.findByText('Page 1 of 3')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(document.activeElement?.textContent).toBe('My Orders');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 3 of 3')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect((await findCards())[0]?.querySelector('a')?.getAttribute('href')).toBe('/orders/page2');
  });

  it('send status and period to the endpoint and return to page one [ORD-23]', async () => {
    const { router, requests } = renderHistory(respondWithPage, '/orders?page=2');
    await findCards();
    await userEvent.click(screen.getByText('Filter orders'));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Shipped');
    await userEvent.type(screen.getByLabelText('From'), '2026-01-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=3&from=2026-01-01&to=2026-01-31'));
    await waitFor(() =>
      expect(requests.at(-1)?.query).toEqual({
        Page: 1,
        PageSize: 20,
        Status: 3,
        From: '2026-01-01',
        To: '2026-01-31',
      }),
    );
    expect((screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('3');
  });

  it('offer listed statuses only and reject a period that ends before it starts', async () => {
    const { requests } = renderHistory(respondWithPage, '/orders?status=3');
    await findCards();
    const labels = [...(screen.getByLabelText('Status') as HTMLSelectElement).options].map(({ text }) => text);
    expect(labels).toEqual(['All', 'Paid', 'Processing', 'Shipped', 'Delivered', 'Failed', 'Cancelled', 'Refunded']);
    await userEvent.type(screen.getByLabelText('From'), '2026-02-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('From must not be after To.')).toBeDefined();
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(1);
  });

  it('show a message with a link to all orders when nothing matches', async () => {
    renderHistory(() => buildOrdersResponse([]), '/orders?status=7');
    expect(await screen.findByText('No orders found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/orders');
    expect(screen.queryByText('No orders yet')).toBeNull();
  });
});
