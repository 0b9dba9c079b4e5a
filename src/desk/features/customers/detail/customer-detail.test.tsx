import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addCustomerNote,
  eraseCustomer,
  getCustomer,
  sendCustomerResetLink,
  withdrawErasure,
} from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createDeskCustomer } from '#tests/support/desk/people-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { CustomerDetail } from './customer-detail.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Answers = Parameters<typeof fakeDesk>[0];

async function showCustomer(customer: DeskCustomer, answers: Answers = [], staff = createStaff('owner')) {
  const desk = fakeDesk([[getCustomer, { status: 200, data: customer }], ...answers]);
  renderInDesk(<CustomerDetail id={customer.id} />, { staff });
  await screen.findByRole('heading', { level: 1, name: customer.name });
  return { desk, user: userEvent.setup() };
}
const findDialog = async () => within(await screen.findByRole('dialog'));

describe('a customer', () => {
  it('is shown with orders, address and why they can’t log in', async () => {
    const lockedUntil = '2026-01-02T05:00:00.000Z';
    const signIn = {
      ...createDeskCustomer().signIn,
      lockedUntil,
      devices: [{ device: 'Firefox on Linux', since: '' }],
    };
    await showCustomer(createDeskCustomer({ signIn }));
    expect(screen.getByRole('link', { name: 'AAN-1' }).getAttribute('href')).toBe('/desk/orders/o1');
    expect(screen.getByText('12 Lake Road, Ahmedabad 380015, Gujarat, India')).toBeDefined();
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
    expect(screen.getByText(/a reset link unlocks it/)).toBeDefined();
  });

  it('that is gone has a page of its own', async () => {
    fakeDesk([[getCustomer, { status: 404, message: 'Gone' }]]);
    renderInDesk(<CustomerDetail id="c1" />);
    expect(await screen.findByRole('heading', { name: 'Customer not found' })).toBeDefined();
  });

  it.each([
    ['support', ['Add note', 'Send a reset link'], ['Download data (JSON)', 'Erase data']],
    ['manager', ['Download data (JSON)'], ['Erase data']],
    ['owner', ['Download data (JSON)', 'Erase data'], []],
  ] as const)('offers %s what the role may do', async (role, offered, hidden) => {
    await showCustomer(createDeskCustomer(), [], createStaff(role));
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeDefined();
    for (const name of hidden) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('gets a note, whose draft is kept until it is stored', async () => {
    const note = { id: 'n1', text: 'Prefers calls', by: 'Meera Shah', at: '2026-01-02T05:00:00.000Z' };
    const after = createDeskCustomer({ notes: [note] });
    const { user, desk } = await showCustomer(createDeskCustomer(), [
      [addCustomerNote, { status: 503, message: 'Busy' }, { status: 200, data: after }],
    ]);
    await user.type(screen.getByLabelText('New note'), 'Prefers calls');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Busy')).toBeDefined();
    expect(screen.getByDisplayValue('Prefers calls')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Prefers calls', { selector: 'p' })).toBeDefined();
    const keys = desk.findSent(addCustomerNote).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('gets a reset link after a confirmation that names the email', async () => {
    const { user, desk } = await showCustomer(createDeskCustomer(), [
      [sendCustomerResetLink, { status: 200, data: {} }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Send a reset link' }));
    const dialog = await findDialog();
    expect(dialog.getByText(/asha@example\.in gets a link/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('The link is on its way.')).toBeDefined();
    expect(desk.findSent(sendCustomerResetLink)).toHaveLength(1);
  });

  it('gets no reset link by email from a shop without a mail server, which shows where it is before and after', async () => {
    const staff = createStaff('owner', { hasMailServer: false });
    const { user } = await showCustomer(
      createDeskCustomer(),
      [[sendCustomerResetLink, { status: 200, data: {} }]],
      staff,
    );
    await user.click(screen.getByRole('button', { name: 'Create a reset link' }));
    const dialog = await findDialog();
    expect(dialog.getByText(/the link isn't emailed/).textContent).not.toContain('gets a link');
    await user.click(dialog.getByRole('button', { name: 'Create the link' }));
    expect(await screen.findByText(/^The link is ready\. This shop has no mail server/)).toBeDefined();
  });
});

describe('erasing', () => {
  it('asks for the email and a reason, says what tax law keeps, and ends on a page without the customer', async () => {
    const { user, desk } = await showCustomer(createDeskCustomer(), [
      [eraseCustomer, { status: 200, data: { isErased: true, obstacles: [] } }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Erase data' }));
    const dialog = await findDialog();
    expect(dialog.getByRole('heading', { name: 'Erase the data of Asha Rao?' })).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText("The customer's email, to confirm"));
    expect(dialog.getByText(/Tax law requires us to keep the name and address of 1 paid order/)).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Asked in writing');
    await user.type(dialog.getByLabelText("The customer's email, to confirm"), 'asha@example');
    await user.click(dialog.getByRole('button', { name: 'Erase the data' }));
    expect(dialog.getByText('Type asha@example.in to confirm.')).toBeDefined();
    expect(desk.findSent(eraseCustomer)).toEqual([]);
    await user.type(dialog.getByLabelText("The customer's email, to confirm"), '.in');
    await user.click(dialog.getByRole('button', { name: 'Erase the data' }));
    expect(await screen.findByRole('heading', { name: "The customer's data is erased" })).toBeDefined();
    expect(screen.queryByText(/Asha|asha@/)).toBeNull();
    expect(desk.findSent(eraseCustomer)[0]?.body).toEqual({ email: 'asha@example.in', reason: 'Asked in writing' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('opens again without the error of the last attempt', async () => {
    const { user } = await showCustomer(createDeskCustomer(), [[eraseCustomer, { status: 400, message: 'Not now.' }]]);
    await user.click(screen.getByRole('button', { name: 'Erase data' }));
    const dialog = await findDialog();
    await user.type(dialog.getByLabelText("The customer's email, to confirm"), 'asha@example.in');
    await user.type(dialog.getByLabelText('Reason'), 'Asked in writing');
    await user.click(dialog.getByRole('button', { name: 'Erase the data' }));
    expect(await dialog.findByText('Not now.')).toBeDefined();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Erase data' }));
    expect((await findDialog()).queryByRole('alert')).toBeNull();
  });

  it('lists the messages that stay, and why', async () => {
    const { user } = await showCustomer(
      createDeskCustomer({
        signIn: { ...createDeskCustomer().signIn, emailVerifiedAt: '2026-01-01T00:00:00.000Z' },
        keptMessages: { count: 22, listed: [{ id: 'm1', ticket: 'MSG-1' }] },
      }),
    );
    expect(screen.getByText(/22 of them may be from someone else/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Erase data' }));
    const dialog = await findDialog();
    expect(dialog.getByText('22 messages will stay')).toBeDefined();
    expect(dialog.getByText(/open each and delete it there/)).toBeDefined();
    expect(dialog.getByText(/because they are older than the account/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'MSG-1' }).getAttribute('href')).toBe('/desk/messages/m1');
    expect(dialog.getByText(/and older ones/)).toBeDefined();
  });

  it('that waits is taken back with a reason; a customer without a login can’t do that', async () => {
    const before = createDeskCustomer();
    const erasure = { ...before.erasure, requestedAt: '2026-01-02T05:00:00.000Z', requestedBy: 'shop' as const };
    const signIn = { ...before.signIn, hasLogin: false };
    const { user, desk } = await showCustomer({ ...before, erasure, signIn }, [
      [withdrawErasure, { status: 200, data: before }],
    ]);
    expect(screen.queryByText(/the customer can cancel it/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel the erasure' }));
    const dialog = await findDialog();
    await user.type(dialog.getByLabelText('Reason'), 'Asked by mistake');
    await user.click(dialog.getByRole('button', { name: 'Cancel the erasure' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending erasure' })).toBeNull());
    expect(desk.findSent(withdrawErasure)[0]?.body).toEqual({ reason: 'Asked by mistake' });
  });

  it('that has to wait shows what for', async () => {
    const obstacles = ["Order AAN-1 hasn't been delivered yet."];
    const before = createDeskCustomer();
    const requestedAt = '2026-01-02T05:00:00.000Z';
    const waiting = { ...before.erasure, requestedAt, requestedBy: 'shop' as const, obstacles };
    const desk = fakeDesk([
      [getCustomer, { status: 200, data: before }, { status: 200, data: { ...before, erasure: waiting } }],
      [eraseCustomer, { status: 200, data: { isErased: false, obstacles } }],
    ]);
    renderInDesk(<CustomerDetail id="c1" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Erase data' }));
    const dialog = await findDialog();
    await user.type(dialog.getByLabelText('Reason'), 'Asked in writing');
    await user.type(dialog.getByLabelText("The customer's email, to confirm"), 'ASHA@example.in');
    await user.click(dialog.getByRole('button', { name: 'Erase the data' }));
    const section = within(await screen.findByRole('region', { name: 'Pending erasure' }));
    expect(section.getByText("Order AAN-1 hasn't been delivered yet.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.findSent(getCustomer)).toHaveLength(2);
  });
});
