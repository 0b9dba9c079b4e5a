import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countOrders, listOrders } from '#contract/desk/orders/orders.ts';
import { getCurrentStaff, signInStaff, signOutStaff } from '#contract/desk/staff.ts';
import { createOrderRow, createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { Desk } from './desk.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ORDERS = { status: 200, data: { orders: [createOrderRow()], nextCursor: null } };
const COUNTS = { status: 200, data: { new: 1, production: 0, shipped: 0, attention: 0 } };
const ADDRESS = '/desk/orders?tab=all#q=asha';

describe('the desk', () => {
  it('asks to log in, then for the code, then shows the page that was asked for', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: null } }],
      [
        signInStaff,
        { status: 200, data: { isCodeRequired: true, staff: null } },
        { status: 200, data: { isCodeRequired: false, staff: createStaff() } },
      ],
      [listOrders, ORDERS],
      [countOrders, COUNTS],
    ]);
    const { getAddress } = renderInDesk(<Desk />, { at: ADDRESS });
    await user.type(await screen.findByLabelText('Email'), 'meera@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(await screen.findByRole('link', { name: /AAN-23456789AB/ })).toBeDefined();
    expect(getAddress()).toBe(ADDRESS);
    expect(desk.findSent(listOrders)[0]?.body).toMatchObject({ tab: 'all', search: 'asha' });
    expect(desk.findSent(listOrders)[0]?.url).not.toContain('asha');
  });

  it.each([
    ['nothing typed', '', 'You were logged out.'],
    ['a reply typed', 'Thank you', 'You were logged out. Log in again in this tab to continue with what you typed.'],
  ])('shows the login in place of the page when the session ends, with %s, and says why', async (_, draft, note) => {
    if (draft !== '') sessionStorage.setItem('desk-draft:reply:m1', draft);
    sessionStorage.setItem('desk-staff', createStaff().id);
    fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff() } }],
      [listOrders, { status: 401 }],
      [countOrders, COUNTS],
    ]);
    const { getAddress } = renderInDesk(<Desk />, { at: ADDRESS });
    expect(await screen.findByRole('heading', { name: 'Log in to the desk' })).toBeDefined();
    expect(screen.getByText(note)).toBeDefined();
    expect(getAddress()).toBe(ADDRESS);
  });

  it('shows the login after a log out and leaves nothing behind', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff() } }, { status: 200, data: { staff: null } }],
      [signOutStaff, { status: 200, data: {} }],
      [listOrders, ORDERS],
      [countOrders, COUNTS],
    ]);
    sessionStorage.setItem('desk-staff', createStaff().id);
    sessionStorage.setItem('desk-draft:note:o1', 'Ring twice');
    sessionStorage.setItem('desk-action:POST /api/desk/orders/:id/notes:x', 'key');
    renderInDesk(<Desk />, { at: ADDRESS });
    await screen.findByRole('link', { name: /AAN-23456789AB/ });
    const sentBefore = desk.findSent(listOrders).length;
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in to the desk' })).toBeDefined();
    expect(screen.queryByText(/You were logged out/)).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(desk.findSent(listOrders)).toHaveLength(sentBefore);
  });

  it('deletes one person’s work in the tab when another logs in after the session ended', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff('owner', { id: 's1' }) } }],
      [listOrders, { status: 401 }, ORDERS],
      [countOrders, COUNTS],
      [signInStaff, { status: 200, data: { isCodeRequired: false, staff: createStaff('owner', { id: 's2' }) } }],
    ]);
    sessionStorage.setItem('desk-staff', 's1');
    sessionStorage.setItem('desk-draft:note:o1', 'Ring twice');
    sessionStorage.setItem('desk-action:POST /api/desk/orders/:id/notes:x', 'key');
    renderInDesk(<Desk />, { at: ADDRESS });
    await user.type(await screen.findByLabelText('Email'), 'ravi@example.in');
    expect(sessionStorage.getItem('desk-draft:note:o1')).toBe('Ring twice');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Orders' });
    expect(Object.keys(sessionStorage)).toEqual(['desk-staff']);
  });

  it('deletes work without an owner in the tab at the next login', async () => {
    fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff() } }],
      [listOrders, ORDERS],
      [countOrders, COUNTS],
    ]);
    sessionStorage.setItem('desk-draft:note:o1', 'Ring twice');
    renderInDesk(<Desk />, { at: ADDRESS });
    await screen.findByRole('heading', { name: 'Orders' });
    expect(Object.keys(sessionStorage)).toEqual(['desk-staff']);
  });

  it('opens the search of the orders with a slash from another page', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff() } }],
      [listOrders, ORDERS],
      [countOrders, COUNTS],
    ]);
    const { getAddress } = renderInDesk(<Desk />, { at: '/desk/nothing' });
    await screen.findByRole('heading', { name: 'Page not found' });
    await user.keyboard('/');
    const search = await screen.findByLabelText('Search orders');
    await vi.waitFor(() => expect(document.activeElement).toBe(search));
    expect(getAddress()).toBe('/desk/orders');
  });

  it('explains that a role does not include a page', async () => {
    fakeDesk([
      [getCurrentStaff, { status: 200, data: { staff: createStaff('workshop') } }],
      [listOrders, { status: 403, message: 'No' }],
      [countOrders, { status: 403, message: 'No' }],
    ]);
    renderInDesk(<Desk />, { at: ADDRESS });
    expect(await screen.findByRole('heading', { name: "Your role doesn't include this" })).toBeDefined();
  });

  it('ignores files that are dropped anywhere on a page', async () => {
    fakeDesk([[getCurrentStaff, { status: 200, data: { staff: createStaff() } }]]);
    renderInDesk(<Desk />, { at: '/desk/products/import' });
    const heading = await screen.findByRole('heading', { name: 'Import and export products' });
    const dataTransfer = { types: ['Files'], files: [] };
    expect(fireEvent.dragOver(heading, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(heading, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(heading, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });

  it('has a page for unknown addresses, and a second factor before everything else', async () => {
    fakeDesk([[getCurrentStaff, { status: 200, data: { staff: createStaff() } }]]);
    const { unmount } = renderInDesk(<Desk />, { at: '/desk/nothing' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    unmount();
    const staff = createStaff('owner', { hasSecondFactor: false, mustSetUpSecondFactor: true });
    fakeDesk([[getCurrentStaff, { status: 200, data: { staff } }]]);
    renderInDesk(<Desk />, { at: ADDRESS });
    expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeDefined();
  });
});
