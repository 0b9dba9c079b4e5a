import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cancelInvitation,
  changeStaffRole,
  disableStaff,
  inviteStaff,
  listStaff,
  resetStaffAccess,
  type StaffMember,
} from '#contract/desk/staff.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createMember } from '#tests/support/desk/people-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { StaffList } from './staff-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Answers = Parameters<typeof fakeDesk>[0];
const OWNER = createMember({ id: 's1', name: 'Meera Shah', role: 'owner', email: 'meera@example.in' });
const EXPIRES_AT = '2026-01-02T05:00:00.000Z';
const INVITATION = { id: 'i1', email: 'new@shop.example', role: 'dispatch', memberName: null, expiresAt: EXPIRES_AT };
const RESET_LINK = { ...INVITATION, id: 'i2', email: 'ravi@shop.example', memberName: 'Ravi Teja' };
const WITHOUT_MAIL = createStaff('owner', { hasMailServer: false });
const NO_EMAIL = /This shop has no mail server, so the link isn't emailed\..+ DATA_DIR\/outbox\./;

async function showStaff(members: readonly StaffMember[], answers: Answers = [], staff = createStaff()) {
  const data = { members: [OWNER, ...members], invitations: [INVITATION, RESET_LINK] };
  const desk = fakeDesk([[listStaff, { status: 200, data }], ...answers]);
  renderInDesk(<StaffList />, { at: '/desk/staff', staff });
  await screen.findByText('Meera Shah');
  return { desk, user: userEvent.setup() };
}
const findDialog = async () => within(await screen.findByRole('dialog'));
async function resetRavi(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Reset access: Ravi Teja' }));
  const dialog = await findDialog();
  await user.type(dialog.getByLabelText('Reason'), 'Lost the phone');
  await user.click(dialog.getByRole('button', { name: 'Reset and send the link' }));
}
const listButtons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');

describe('staff', () => {
  it('have buttons only for what works: none for oneself, an invitation for a disabled account', async () => {
    const kiran = createMember({ id: 's3', name: 'Kiran', isDisabled: true });
    const other = createMember({ id: 's4', name: 'Second Owner', role: 'owner' });
    await showStaff([createMember(), kiran, other]);
    const labels = listButtons();
    expect(labels.filter((label) => label.includes('Meera'))).toEqual([]);
    expect(labels.filter((label) => label.includes('Kiran'))).toEqual(['Invite again: Kiran']);
    for (const name of ['Ravi Teja', 'Second Owner'])
      expect(labels.filter((label) => label.endsWith(`: ${name}`))).toEqual(
        ['Change role', 'Log out', 'Reset access', 'Disable'].map((label) => `${label}: ${name}`),
      );
  });

  it('are invited by email and role', async () => {
    const { desk, user } = await showStaff([], [[inviteStaff, { status: 200, data: {} }]]);
    await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = await findDialog();
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(dialog.getByText('Email is required')).toBeDefined();
    await user.type(dialog.getByLabelText('Email'), 'tara@shop.example');
    await user.selectOptions(dialog.getByLabelText('Role'), 'workshop');
    expect(dialog.getByText(/Makes the orders/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('The invitation to tara@shop.example is on its way.')).toBeDefined();
    expect(desk.findSent(inviteStaff)[0]?.body).toEqual({ email: 'tara@shop.example', role: 'workshop' });
    expect(desk.findSent(listStaff)).toHaveLength(2);
  });

  it('shows where the invitation is if the shop has no mail server', async () => {
    const { user } = await showStaff([], [[inviteStaff, { status: 200, data: {} }]], WITHOUT_MAIL);
    await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = await findDialog();
    await user.type(dialog.getByLabelText('Email'), 'tara@shop.example');
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    const status = await screen.findByText(/^The invitation to tara@shop\.example is ready\./);
    expect(status.textContent).toMatch(NO_EMAIL);
  });

  it('shows where the link is before and after a reset if the shop has no mail server', async () => {
    const { user } = await showStaff([createMember()], [[resetStaffAccess, { status: 200, data: {} }]], WITHOUT_MAIL);
    await user.click(screen.getByRole('button', { name: 'Reset access: Ravi Teja' }));
    const dialog = await findDialog();
    expect(dialog.getByText(NO_EMAIL).textContent).not.toContain('gets a link');
    await user.type(dialog.getByLabelText('Reason'), 'Lost the phone');
    await user.click(dialog.getByRole('button', { name: 'Reset access' }));
    const status = await screen.findByText(/^The new password link for Ravi Teja is ready\./);
    expect(status.textContent).toMatch(NO_EMAIL);
  });

  it('are told that a reset link is on its way, until the next dialog opens', async () => {
    const { user } = await showStaff([createMember()], [[resetStaffAccess, { status: 200, data: {} }]]);
    await resetRavi(user);
    expect(await screen.findByText('The new password link for Ravi Teja is on its way.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Disable: Ravi Teja' }));
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it('shows no link after a reset that somebody else’s change stopped', async () => {
    const current = createMember({ role: 'dispatch', version: 4 });
    const { user } = await showStaff([createMember()], [[resetStaffAccess, { status: 409, data: current }]]);
    await resetRavi(user);
    await user.click(await screen.findByRole('button', { name: 'Show the current staff' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it('lose an open invitation', async () => {
    const { desk, user } = await showStaff([], [[cancelInvitation, { status: 200, data: {} }]]);
    await user.click(screen.getByRole('button', { name: 'Cancel the invitation of new@shop.example' }));
    await vi.waitFor(() => expect(desk.findSent(cancelInvitation)).toHaveLength(1));
    expect(desk.findSent(cancelInvitation)[0]?.url).toBe('/api/desk/staff/invitations/i1/cancel');
  });

  it('tell links for a new password from invitations', async () => {
    await showStaff([createMember()]);
    expect(screen.getByText('new@shop.example as Dispatch')).toBeDefined();
    expect(screen.getByText('New password link for Ravi Teja')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the link for Ravi Teja' })).toBeDefined();
  });

  it('change roles with the shown version, and name the person who changed it first', async () => {
    const current = createMember({ role: 'dispatch', version: 4 });
    const { desk, user } = await showStaff([createMember()], [[changeStaffRole, { status: 409, data: current }]]);
    await user.click(screen.getByRole('button', { name: 'Change role: Ravi Teja' }));
    await user.selectOptions((await findDialog()).getByLabelText('Role'), 'manager');
    await user.click((await findDialog()).getByRole('button', { name: 'Make Manager' }));
    expect(await screen.findByRole('heading', { name: 'The account of Ravi Teja has changed' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Role Support Dispatch' })).toBeDefined();
    expect(desk.findSent(changeStaffRole)[0]?.body).toEqual({ version: 3, role: 'manager' });
    await user.click(screen.getByRole('button', { name: 'Show the current staff' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(desk.findSent(listStaff)).toHaveLength(2);
  });

  it.each([
    ['Disable', 'Disable the account', disableStaff],
    ['Reset access', 'Reset and send the link', resetStaffAccess],
  ] as const)('%s asks for a reason', async (label, confirm, endpoint) => {
    const { desk, user } = await showStaff(
      [createMember()],
      [[endpoint, { status: 200, data: endpoint === disableStaff ? createMember({ isDisabled: true }) : {} }]],
    );
    await user.click(screen.getByRole('button', { name: `${label}: Ravi Teja` }));
    const dialog = await findDialog();
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(dialog.getByText('Reason is required.')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Left the shop');
    await user.click(dialog.getByRole('button', { name: confirm }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.findSent(endpoint)[0]?.body).toEqual({ version: 3, reason: 'Left the shop' });
  });
});
