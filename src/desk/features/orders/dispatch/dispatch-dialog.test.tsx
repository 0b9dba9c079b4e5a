import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dispatchOrders } from '#contract/desk/orders/orders.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createOrderRow } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ORDERS = [
  createOrderRow({ id: 'o1', orderNumber: 'AAN-1', version: 4 }),
  createOrderRow({ id: 'o2', orderNumber: 'AAN-2', version: 7 }),
];

const buildResult = (orderId: string, message = '') => ({
  orderId,
  orderNumber: orderId,
  isShipped: message === '',
  message,
});

describe('a batch of dispatches', () => {
  it('shows the result of each; what failed stays with its reason and is sent again alone', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [
        dispatchOrders,
        { status: 200, data: { results: [buildResult('o1'), buildResult('o2', 'The order was cancelled.')] } },
        { status: 200, data: { results: [buildResult('o2')] } },
      ],
    ]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'Delhivery');
    const [first, second] = screen.getAllByLabelText('Tracking number');
    if (!first || !second) throw new Error('There are two orders.');
    await user.type(first, 'DL1');
    await user.type(second, 'DL2');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(await screen.findByText('1 order is shipped. 1 was not. See the reason below.')).toBeDefined();
    expect(screen.getByText('The order was cancelled.')).toBeDefined();
    expect(screen.getByDisplayValue('DL2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('2 orders are shipped.')).toBeDefined();
    expect(desk.sent.map(({ body }) => body)).toEqual([
      {
        dispatches: [
          { orderId: 'o1', version: 4, courier: 'Delhivery', trackingNumber: 'DL1' },
          { orderId: 'o2', version: 7, courier: 'Delhivery', trackingNumber: 'DL2' },
        ],
      },
      { dispatches: [{ orderId: 'o2', version: 7, courier: 'Delhivery', trackingNumber: 'DL2' }] },
    ]);
  });

  it('keeps what is typed while it is sent', async () => {
    const user = userEvent.setup();
    const response = createDeferred<Response>();
    fakeDesk([[dispatchOrders, response.promise]]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'Delhivery');
    const [first, second] = screen.getAllByLabelText('Tracking number');
    if (!first || !second) throw new Error('There are two orders.');
    await user.type(first, 'DL1');
    await user.type(second, 'DL2');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    await user.type(second, '9');
    const results = [buildResult('o1'), buildResult('o2', 'The order was changed.')];
    response.resolve(new Response(JSON.stringify({ succeeded: true, data: { results } })));
    expect(await screen.findByText('The order was changed.')).toBeDefined();
    expect(screen.getByDisplayValue('DL29')).toBeDefined();
    expect(sessionStorage.getItem('desk-draft:dispatch')).toContain('DL29');
    expect(sessionStorage.getItem('desk-draft:dispatch')).not.toContain('DL1');
  });

  it('moves to the next tracking number on Enter and sends nothing, as a scanner ends with Enter', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[dispatchOrders, { status: 200, data: { results: [] } }]]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    const [first, second] = screen.getAllByLabelText('Tracking number');
    if (!first) throw new Error('There are two orders.');
    await user.type(first, 'DL1{Enter}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('DL2{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(desk.sent).toEqual([]);
  });

  it('takes an empty row for incomplete, and names the field that needs something', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[dispatchOrders, { status: 200, data: { results: [] } }]]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    const [firstCourier] = screen.getAllByLabelText('Courier');
    const [firstNumber, secondNumber] = screen.getAllByLabelText('Tracking number');
    if (!firstCourier || !firstNumber || !secondNumber) throw new Error('There are two orders.');
    await user.type(firstCourier, 'Delhivery');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(document.activeElement).toBe(firstNumber);
    const getErrors = (field: Element) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(getErrors(firstNumber)).toBe('Tracking number is required.');
    expect(firstCourier.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Enter the courier, or tick that you deliver it yourselves.')).toBeDefined();
    expect(desk.sent).toEqual([]);
  });

  it('sends our own delivery only where it was ticked', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [dispatchOrders, { status: 200, data: { results: [buildResult('o1'), buildResult('o2')] } }],
    ]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'DTDC');
    await user.click(screen.getByLabelText('We deliver AAN-1 ourselves'));
    await user.type(screen.getByLabelText('Tracking number'), 'D2');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(await screen.findByText('2 orders are shipped.')).toBeDefined();
    expect(desk.sent[0]?.body).toEqual({
      dispatches: [
        { orderId: 'o1', version: 4, courier: '', trackingNumber: '' },
        { orderId: 'o2', version: 7, courier: 'DTDC', trackingNumber: 'D2' },
      ],
    });
  });
});
