import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countOrders, dispatchOrders, listOrders } from '#contract/desk/orders/orders.ts';
import { createOrderRow } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { OrdersList } from './orders-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const createRow = (id: string, version = 1) => createOrderRow({ id, orderNumber: `AAN-${id}`, status: 2, version });
const createList = (...orders: ReturnType<typeof createRow>[]) => ({ status: 200, data: { orders, nextCursor: null } });
const COUNTS = { status: 200, data: { new: 0, production: 2, shipped: 0, attention: 0 } };

describe('the list', () => {
  it('keeps both a typed search and the tab that is chosen at once', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [listOrders, createList(createRow('o1'))],
      [countOrders, COUNTS],
    ]);
    const { getAddress } = renderInDesk(<OrdersList />, { at: '/desk/orders' });
    await user.type(await screen.findByLabelText('Search orders'), 'asha');
    await user.click(screen.getByRole('link', { name: /^Shipped/ }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/orders?tab=shipped#q=asha'), { timeout: 20_000 });
  });

  it('does not offer to search all orders where it did', async () => {
    fakeDesk([
      [listOrders, createList()],
      [countOrders, COUNTS],
    ]);
    renderInDesk(<OrdersList />, { at: '/desk/orders?tab=all#q=nobody' });
    expect(await screen.findByText('No orders match')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Search all orders' })).toBeNull();
  });
});

describe('orders selected for a dispatch', () => {
  it('stay selected when the dialog is closed', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [listOrders, createList(createRow('o1'), createRow('o2'))],
      [countOrders, COUNTS],
    ]);
    renderInDesk(<OrdersList />, { at: '/desk/orders?tab=production' });
    await user.click(await screen.findByLabelText('Select AAN-o1'));
    await user.click(screen.getByRole('button', { name: 'Dispatch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.getByText('1 order selected')).toBeDefined();
  });

  it('are sent with the version that was reviewed, also after a reload brought another', async () => {
    const user = userEvent.setup();
    const refused = { orderId: 'o1', orderNumber: 'AAN-o1', isShipped: false, message: 'Kiran changed this order.' };
    const desk = fakeDesk([
      [listOrders, createList(createRow('o1', 1)), createList(createRow('o1', 2))],
      [countOrders, COUNTS],
      [dispatchOrders, { status: 200, data: { results: [refused] } }],
    ]);
    renderInDesk(<OrdersList />, { at: '/desk/orders?tab=production' });
    await user.click(await screen.findByLabelText('Select AAN-o1'));
    await user.click(screen.getByRole('button', { name: 'Dispatch' }));
    await user.click(await screen.findByLabelText('We deliver AAN-o1 ourselves'));
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await screen.findByText('Kiran changed this order.');
    await vi.waitFor(() => expect(desk.findSent(listOrders)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await vi.waitFor(() => expect(desk.findSent(dispatchOrders)).toHaveLength(2));
    expect(desk.findSent(dispatchOrders).map(({ body }) => body)).toEqual(
      Array(2).fill({ dispatches: [{ orderId: 'o1', version: 1, courier: '', trackingNumber: '' }] }),
    );
  });
});
