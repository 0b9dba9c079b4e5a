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
    await user.type(first, 'DL01');
    await user.type(second, 'DL02');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(await screen.findByText('1 order is shipped. 1 was not. See the reason below.')).toBeDefined();
    expect(screen.getByText('The order was cancelled.')).toBeDefined();
    expect(screen.getByDisplayValue('DL02')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('2 orders are shipped.')).toBeDefined();
    expect(desk.sent.map(({ body }) => body)).toEqual([
      {
        dispatches: [
          { orderId: 'o1', version: 4, courier: 'Delhivery', trackingNumber: 'DL01' },
          { orderId: 'o2', version: 7, courier: 'Delhivery', trackingNumber: 'DL02' },
        ],
      },
      { dispatches: [{ orderId: 'o2', version: 7, courier: 'Delhivery', trackingNumber: 'DL02' }] },
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
    await user.type(first, 'DL01');
    await user.type(second, 'DL02');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    await user.type(second, '9');
    const results = [buildResult('o1'), buildResult('o2', 'The order was changed.')];
    response.resolve(new Response(JSON.stringify({ succeeded: true, data: { results } })));
    expect(await screen.findByText('The order was changed.')).toBeDefined();
    expect(screen.getByDisplayValue('DL029')).toBeDefined();
    expect(sessionStorage.getItem('desk-draft:dispatch')).toContain('DL029');
    expect(sessionStorage.getItem('desk-draft:dispatch')).not.toContain('DL01');
  });

  it('moves to the next tracking number on Enter and sends nothing, as a scanner ends with Enter', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[dispatchOrders, { status: 200, data: { results: [] } }]]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    const [first, second] = screen.getAllByLabelText('Tracking number');
    if (!first) throw new Error('There are two orders.');
    await user.type(first, 'DL01{Enter}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('DL02{Enter}');
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

  it('asks before one tracking number goes to two customers, and again after a change', async () => {
    const user = userEvent.setup();
    const results = ['o1', 'o2', 'o3'].map((id) => buildResult(id));
    const desk = fakeDesk([[dispatchOrders, { status: 200, data: { results } }]]);
    const orders = [
      ...ORDERS,
      createOrderRow({ id: 'o3', orderNumber: 'AAN-3', version: 2, customerName: 'Kabir Sen', city: 'Pune' }),
    ];
    renderInDesk(<DispatchDialog open orders={orders} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'Blue Dart');
    const [first, second, third] = screen.getAllByLabelText('Tracking number');
    if (!first || !second || !third) throw new Error('There are three orders.');
    await user.type(first, 'BD123');
    await user.type(second, 'BD 123');
    await user.type(third, 'bd123');
    const send = () => user.click(screen.getByRole('button', { name: 'Mark 3 as shipped' }));
    await send();
    expect(desk.sent).toEqual([]);
    expect(document.activeElement).toBe(first);
    expect(screen.getAllByText('Also entered for AAN-3. One parcel for both?')).toHaveLength(2);
    expect(screen.getByText('Also entered for AAN-1. One parcel for both?')).toBeDefined();
    const getTick = () => screen.getByLabelText('Orders with the same tracking number are one parcel');
    await user.click(getTick());
    await user.type(third, '4');
    expect(screen.queryByText(/One parcel for both/)).toBeNull();
    await user.type(third, '{Backspace}');
    expect((getTick() as HTMLInputElement).checked).toBe(false);
    await send();
    expect(desk.sent).toEqual([]);
    await user.click(getTick());
    await send();
    expect(await screen.findByText('3 orders are shipped.')).toBeDefined();
    expect(desk.sent).toHaveLength(1);
  });

  it('sends two orders of one customer as one parcel without asking', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [dispatchOrders, { status: 200, data: { results: [buildResult('o1'), buildResult('o2')] } }],
    ]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'Blue Dart');
    for (const field of screen.getAllByLabelText('Tracking number')) await user.type(field, 'BD123');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(await screen.findByText('2 orders are shipped.')).toBeDefined();
    expect(desk.sent).toHaveLength(1);
  });

  it('sends our own delivery only where it was ticked', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [dispatchOrders, { status: 200, data: { results: [buildResult('o1'), buildResult('o2')] } }],
    ]);
    renderInDesk(<DispatchDialog open orders={ORDERS} onClose={() => undefined} />);
    await user.type(screen.getByLabelText('Courier for all orders'), 'DTDC');
    await user.click(screen.getByLabelText('We deliver AAN-1 ourselves'));
    await user.type(screen.getByLabelText('Tracking number'), 'D202');
    await user.click(screen.getByRole('button', { name: 'Mark 2 as shipped' }));
    expect(await screen.findByText('2 orders are shipped.')).toBeDefined();
    expect(desk.sent[0]?.body).toEqual({
      dispatches: [
        { orderId: 'o1', version: 4, courier: '', trackingNumber: '' },
        { orderId: 'o2', version: 7, courier: 'DTDC', trackingNumber: 'D202' },
      ],
    });
  });
});
