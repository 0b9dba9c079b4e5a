import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { ROLES, type Role } from '#domain/staff/permissions.ts';
import { storeOrderTerms } from '#server/modules/orders/search/search-terms.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { providerPayments } from '#server/platform/database/tables/orders/payment-tables.ts';
import { auditEntries, auditState } from '#server/platform/database/tables/staff-tables.ts';
import { ALL_ORDERS } from '#tests/support/desk/desk-orders.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

let desk: TestDesk;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  desk = await createTestDesk();
  for (const role of ROLES) cookies.set(role, await desk.getCookie((await desk.addStaff(role)).email));
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [orders, orderSearchTerms, auditEntries, auditState]) await desk.db.delete(table);
});

const post = (role: Role, path: string, body: unknown) => desk.send(path, { cookie: cookies.get(role), body });

describe('the export of orders', () => {
  const exportOrders = (role: Role) =>
    post(role, '/api/desk/orders/export', { ...ALL_ORDERS, search: 'asha', tab: 'all' });

  it.each(['support', 'workshop', 'dispatch'] as const)('is refused to %s', async (role) => {
    expect((await exportOrders(role)).statusCode).toBe(403);
  });

  it('is in the audit log with tab and count, without what was searched for', async () => {
    await storeOrder(desk.db, {});
    expect((await exportOrders('manager')).json().data.count).toBe(0);
    const [entry] = await desk.db.select().from(auditEntries);
    expect(entry).toMatchObject({
      actor: 'The manager',
      permission: 'customers.export',
      action: 'orders exported',
      object: 'all',
      changes: JSON.stringify([
        { field: 'search', from: null, to: null },
        { field: 'count', from: null, to: '0' },
      ]),
    });
    expect(JSON.stringify(entry)).not.toContain('asha');
  });
});

describe('the search of orders', () => {
  const countFound = async (role: Role, search: string) =>
    (await post(role, '/api/desk/orders/list', { ...ALL_ORDERS, search })).json().data.orders.length;

  it.each(['workshop', 'dispatch'] as const)('finds no email and phone for %s', async (role) => {
    const { customerEmail, customerPhone, customerName, orderNumber } = await storeSearchableOrder();
    for (const contact of [customerEmail, customerEmail.slice(0, 4), customerPhone, `91${customerPhone.slice(0, 2)}`])
      expect([contact, await countFound(role, contact)]).toEqual([contact, 0]);
    for (const allowed of [customerName, orderNumber, '560001'])
      expect([allowed, await countFound(role, allowed)]).toEqual([allowed, 1]);
  });

  it('finds both for support', async () => {
    const { customerEmail, customerPhone } = await storeSearchableOrder();
    expect([await countFound('support', customerEmail), await countFound('support', customerPhone)]).toEqual([1, 1]);
  });
});

async function storeSearchableOrder() {
  const order = await storeOrder(desk.db, {
    customerName: 'Asha Rao',
    customerEmail: 'zebra@example.in',
    customerPhone: '9876543210',
    postalCode: '560001',
  });
  await storeOrderTerms(desk.db, [{ ...order, paymentId: null }]);
  return order;
}

describe('a cancellation', () => {
  const cancel = (role: Role, { id, version }: { id: string; version: number }, amountPaise: number) =>
    post(role, `/api/desk/orders/${id}/cancel`, { version, amountPaise, reason: 'Ordered twice' });

  it('that refunds money needs the permission to refund', async () => {
    const order = await storeOrder(desk.db, {});
    await desk.db.insert(providerPayments).values({
      orderId: order.id,
      providerOrderId: order.orderNumber,
      paymentId: 'pay-1',
      state: 'SUCCESS',
      amountPaise: order.amountPaise,
      lastReportedAt: desk.clock.now(),
    });
    expect((await cancel('support', order, order.amountPaise)).statusCode).toBe(403);
    expect((await cancel('support', order, 0)).statusCode).toBe(409);
    expect((await cancel('manager', order, order.amountPaise)).json().data.status).toBe(ORDER_STATUS.cancelled);
  });

  it('of an unpaid order needs no more than orders.cancel', async () => {
    const unpaid = { status: ORDER_STATUS.pendingPayment, paidAt: null, paymentId: null, isSample: true };
    const order = await storeOrder(desk.db, { ...unpaid, attempts: 0 });
    expect((await cancel('support', order, 0)).json().data.status).toBe(ORDER_STATUS.cancelled);
  });
});

describe('email and phone of a customer', () => {
  const contacts = { customerEmail: 'asha@example.in', customerPhone: '9876543210' };
  it.each([
    ['support', contacts],
    ['dispatch', { ...contacts, customerEmail: null }],
    ['workshop', { customerEmail: null, customerPhone: null }],
  ] as const)('are shown to %s as far as the role needs them', async (role, expected) => {
    const { id } = await storeOrder(desk.db, {});
    const path = `/api/desk/orders/${id}`;
    const read = await desk.send(path, { method: 'GET', cookie: cookies.get(role) });
    expect(read.json().data).toMatchObject({ customerName: 'Asha Rao', ...expected });
    expect((await post(role, `${path}/notes`, { text: 'Rang' })).json().data).toMatchObject(expected);
  });

  it('are hidden in a conflict too', async () => {
    const { id } = await storeOrder(desk.db, {});
    const conflict = await post('dispatch', `/api/desk/orders/${id}/move`, { version: 1, to: 2 });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json().data.order).toMatchObject({ ...contacts, customerEmail: null });
  });
});

describe('the figures of Today', () => {
  const hidden = { receivedTodayPaise: null, refundedTodayPaise: null, sales: null };
  it.each(['support', 'workshop', 'dispatch'] as const)('are hidden from %s', async (role) => {
    const today = await desk.send('/api/desk/today', { method: 'GET', cookie: cookies.get(role) });
    expect(today.json().data).toMatchObject({ newOrders: 0, ...hidden });
  });

  it('are shown to a manager', async () => {
    const today = await desk.send('/api/desk/today', { method: 'GET', cookie: cookies.get('manager') });
    expect(today.json().data).toMatchObject({ receivedTodayPaise: 0, sales: expect.any(Array) });
  });
});
