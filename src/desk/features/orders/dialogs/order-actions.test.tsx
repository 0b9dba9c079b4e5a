import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import {
  cancelOrder,
  getOrder,
  moveOrder,
  refundOrder,
  resolveAlert,
  undoOrderMove,
} from '#contract/desk/orders/orders.ts';
import type { Role } from '#domain/staff/permissions.ts';
import { createDeskOrder, createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { OrderDetail } from '../detail/order-detail.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Answers = Parameters<typeof fakeDesk>[0];

async function showOrder(order: DeskOrder, answers: Answers = [], role: Role = 'owner') {
  const desk = fakeDesk([[getOrder, { status: 200, data: order }], ...answers]);
  renderInDesk(<OrderDetail id={order.id} />, { staff: createStaff(role) });
  await screen.findByRole('heading', { name: order.orderNumber });
  return { desk, user: userEvent.setup() };
}

const ALERT = {
  alertKey: 'refund_failed:r1',
  kind: 'refund_failed',
  message: 'A refund failed.',
  createdAt: '2026-01-02T05:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  resolution: null,
};

const findDialog = async () => within(await screen.findByRole('dialog'));
const listButtons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('actions of an order', () => {
  it('cancel it with the amount in the confirmation and the button, and a reason', async () => {
    const after = createDeskOrder({ status: 6, version: 2, moves: [], refundablePaise: 0 });
    const { desk, user } = await showOrder(createDeskOrder(), [[cancelOrder, { status: 200, data: after }]]);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await findDialog();
    expect(dialog.getByText('₹1,080.00')).toBeDefined();
    const confirm = dialog.getByRole('button', { name: 'Cancel and refund ₹1,080.00' });
    await user.click(confirm);
    expect(dialog.getByText('Reason is required.')).toBeDefined();
    expect(desk.findSent(cancelOrder)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Cloth is out of stock');
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText('Cancelled', { selector: 'span' })).toBeDefined());
    expect(desk.findSent(cancelOrder)[0]?.body).toEqual({
      version: 1,
      amountPaise: 108_000,
      reason: 'Cloth is out of stock',
    });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keep the typed reason of a dialog that was closed', async () => {
    const { user } = await showOrder(createDeskOrder());
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await user.type((await findDialog()).getByLabelText('Reason'), 'Torn');
    await user.click((await findDialog()).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect((await findDialog()).getByDisplayValue('Torn')).toBeDefined();
  });

  it.each([
    ['can still be cancelled', { status: 1 }, true],
    ['was delivered', { status: 4 }, false],
  ])('advise to cancel instead of a refund only while it can be cancelled: it %s', async (_, changes, isAdvised) => {
    const { user } = await showOrder(createDeskOrder(changes));
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const lead = (await findDialog()).getByText(/goes back to/);
    expect(lead.textContent?.includes('To stop production now, cancel it instead.')).toBe(isAdvised);
  });

  it('show who changed it first, and the current order', async () => {
    const current = createDeskOrder({ status: 2, version: 2, moves: [3] });
    const { user } = await showOrder(createDeskOrder(), [
      [
        moveOrder,
        { status: 409, data: { order: current, changedBy: 'Kiran Joshi', changedAt: '2026-01-02T05:00:00.000Z' } },
      ],
    ]);
    await user.click(screen.getByRole('button', { name: 'Start production' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Start production' }));
    const dialog = await findDialog();
    expect(await dialog.findByText(/Kiran Joshi changed this order on/)).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Status Paid Processing' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show the current order' }));
    expect(await screen.findByRole('button', { name: 'Dispatch' })).toBeDefined();
    expect(listButtons()).not.toContain('Start production');
  });

  it.each([
    ['Start production', moveOrder, 'Start production', 'Not yet'],
    ['Undo the last move', undoOrderMove, 'Back to Paid', 'Close'],
    ['Cancel order', cancelOrder, 'Cancel and refund ₹1,080.00', 'Close'],
    ['Refund', refundOrder, 'Refund ₹1,080.00', 'Close'],
    ['Resolve', resolveAlert, 'Resolve', 'Close'],
  ] as const)(
    'open again without the error of the last attempt: %s',
    async (name, endpoint, confirmLabel, closeLabel) => {
      const order = createDeskOrder({ undoTo: 1, alerts: [ALERT] });
      const { user } = await showOrder(order, [[endpoint, { status: 400, message: 'The provider refused it.' }]]);
      await user.click(screen.getByRole('button', { name }));
      const dialog = await findDialog();
      const reason = dialog.queryByRole('textbox');
      if (reason) await user.type(reason, 'Asked by phone');
      await user.click(dialog.getByRole('button', { name: confirmLabel }));
      expect(await dialog.findByText('The provider refused it.')).toBeDefined();
      await user.click(dialog.getAllByRole('button', { name: closeLabel }).at(-1) ?? document.body);
      await user.click(screen.getByRole('button', { name }));
      expect((await findDialog()).queryByRole('alert')).toBeNull();
    },
  );

  it('say that it has changed if nobody is known', async () => {
    const conflict = { order: createDeskOrder({ version: 2 }), changedBy: null, changedAt: '2026-01-02T05:00:00.000Z' };
    const { user } = await showOrder(createDeskOrder(), [[moveOrder, { status: 409, data: conflict }]]);
    await user.click(screen.getByRole('button', { name: 'Start production' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Start production' }));
    expect(await screen.findByText("The order has changed. Your action wasn't carried out.")).toBeDefined();
  });

  it('leave the focus on the next step', async () => {
    const after = createDeskOrder({ status: 2, version: 2, moves: [3, 6] });
    const { user } = await showOrder(createDeskOrder(), [[moveOrder, { status: 200, data: after }]]);
    await user.click(screen.getByRole('button', { name: 'Start production' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Start production' }));
    const next = await screen.findByRole('button', { name: 'Dispatch' });
    expect(document.activeElement).toBe(next);
  });

  it('send a double click once', async () => {
    const { desk, user } = await showOrder(createDeskOrder(), [
      [moveOrder, { status: 200, data: createDeskOrder({ status: 2, version: 2, moves: [] }) }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Start production' }));
    const confirm = (await findDialog()).getByRole('button', { name: 'Start production' });
    act(() => {
      confirm.click();
      confirm.click();
    });
    await waitFor(() => expect(screen.getByText('Processing', { selector: 'span' })).toBeDefined());
    expect(desk.findSent(moveOrder)).toHaveLength(1);
  });

  it('have no packing slip before the payment and after a cancellation', async () => {
    await showOrder(createDeskOrder({ status: 0, moves: [] }));
    expect(screen.queryByRole('link', { name: 'Packing slip' })).toBeNull();
  });

  it.each([
    ['workshop', []],
    ['dispatch', ['Start production']],
    ['support', []],
    ['owner', ['Start production', 'Cancel order', 'Refund']],
  ] as const)('are offered to %s by permission', async (role, expected) => {
    await showOrder(createDeskOrder(), [], role);
    const names = ['Start production', 'Dispatch', 'Cancel order', 'Refund'];
    expect(listButtons().filter((name) => names.includes(name ?? ''))).toEqual(expected);
  });

  it('let support cancel an order that has no money to refund', async () => {
    await showOrder(createDeskOrder({ status: 0, refundablePaise: 0, moves: [6] }), [], 'support');
    expect(listButtons()).toContain('Cancel order');
  });

  it('leave email and phone out if the role does not see them', async () => {
    await showOrder(createDeskOrder({ customerEmail: null, customerPhone: null }), [], 'workshop');
    expect(screen.queryByRole('link', { name: /@|\d{10}/ })).toBeNull();
  });
});
