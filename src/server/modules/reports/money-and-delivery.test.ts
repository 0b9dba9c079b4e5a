import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import type { RefundState } from '#domain/payments/refund-rules.ts';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts, providerPayments, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createReportHandlers } from './report-handlers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Noon of 17 November in India. */
const clock = createTestClock('2026-11-17T06:30:00.000Z');
const actor = createStaffActor();

let shop: CheckoutShop;
let reports: ReturnType<typeof createReportHandlers>;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock });
  reports = createReportHandlers(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [orders, orderItems, orderEvents, refunds, paymentAttempts, providerPayments])
    await shop.db.delete(table);
});

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

describe('the refunds report', () => {
  const addRefund = (orderId: string, createdAt: string, amountPaise: number, state: RefundState, extra: object = {}) =>
    shop.db.insert(refunds).values({
      refundId: randomUUID(),
      orderId,
      providerOrderId: 'x',
      amountPaise: toPaise(amountPaise),
      state,
      reason: 'refunded by the shop',
      createdAt: new Date(createdAt),
      checkCount: 0,
      ...extra,
    });

  it('sums by state and day, and keeps money apart that was never a sale', async () => {
    const { id } = await storeOrder(shop.db, {});
    const late = await storeOrder(shop.db, { status: 6, paidAt: null });
    await addRefund(id, '2026-11-03T18:29:59Z', 100, 'success');
    await addRefund(id, '2026-11-03T18:30:00Z', 200, 'pending');
    await addRefund(id, '2026-11-04T06:00:00Z', 400, 'requested');
    await addRefund(id, '2026-11-04T06:00:00Z', 800, 'failed');
    await addRefund(id, '2026-11-04T06:00:00Z', 1600, 'success', { duplicatePaymentId: 'pay-2', reason: 'paid twice' });
    await addRefund(late.id, '2026-11-04T06:00:00Z', 3200, 'success', { reason: 'paid after it was cancelled' });
    await addRefund(id, '2026-10-31T18:29:59Z', 6400, 'success');
    const report = await reports.getRefundsReport({ body: NOVEMBER });
    expect(report).toMatchObject({
      confirmed: { refunds: 1, amountPaise: 100 },
      pending: { refunds: 2, amountPaise: 600 },
      failed: { refunds: 1, amountPaise: 800 },
      surplus: { refunds: 2, amountPaise: 4800 },
      isComplete: true,
    });
    expect(report.days.filter((day) => day.refunds > 0)).toEqual([
      { day: '2026-11-03', refunds: 1, amountPaise: 100 },
      { day: '2026-11-04', refunds: 2, amountPaise: 600 },
    ]);
    expect(report.newest).toHaveLength(6);
    expect(report.newest.at(-1)).toMatchObject({ day: '2026-11-03', amountPaise: 100, orderId: id, isSurplus: false });
    const { totals } = await reports.getSalesReport({ body: NOVEMBER });
    expect(totals).toMatchObject({ refundedPaise: 700, netPaise: -700 });
  });

  it('shows the reason that staff typed', async () => {
    const { id } = await storeOrder(shop.db, {});
    await addRefund(id, '2026-11-03T06:00:00Z', 100, 'success', { note: 'Torn at the seam' });
    await addRefund(id, '2026-11-04T06:00:00Z', 100, 'success', { reason: 'order cancelled' });
    const { newest } = await reports.getRefundsReport({ body: NOVEMBER });
    expect(newest.map(({ reason }) => reason)).toEqual(['Order cancelled', 'Torn at the seam']);
  });
});

describe('the payments report', () => {
  async function startAttempt() {
    const buyer = await shop.createBuyer();
    return { buyer, ...(await buyer.createOrder()).data };
  }

  it('counts what became of attempts, and groups why payments failed', async () => {
    const paid = await startAttempt();
    shop.provider.declinePayment(paid.orderId, 'The bank declined the payment.');
    await paid.buyer.verifyPayment(paid.orderId);
    shop.provider.pay(paid.orderId);
    await paid.buyer.verifyPayment(paid.orderId);
    const declined = await startAttempt();
    shop.provider.declinePayment(declined.orderId, 'the bank declined the payment');
    const dropped = await startAttempt();
    shop.provider.abandonPayment(dropped.orderId);
    await startAttempt();
    for (const { buyer, orderId } of [declined, dropped]) await buyer.verifyPayment(orderId);
    clock.advance(2 * HOUR);
    await shop.runDueChecks();
    await startAttempt();
    const { totals, days, reasons } = await reports.getPaymentsReport({ body: NOVEMBER });
    expect(totals).toEqual({ attempts: 5, paid: 1, failed: 2, abandoned: 1, open: 1 });
    expect(days.filter(({ attempts }) => attempts > 0)).toEqual([{ day: '2026-11-17', ...totals }]);
    expect(reasons).toEqual([
      { reason: expect.stringMatching(/^the bank declined the payment\.?$/i), payments: 2 },
      { reason: 'The customer left the payment page.', payments: 1 },
    ]);
    const october = await reports.getPaymentsReport({ body: { from: '2026-10-01', to: '2026-10-31' } });
    expect(october).toMatchObject({ totals: { attempts: 0 }, reasons: [] });
  });
});

describe('the delivery report', () => {
  const desk = () => createDeskOrders(shop);
  const move = (id: string, version: number, to: number) =>
    desk().moveOrder({ params: { id }, body: { version, to }, actor });
  const undo = (id: string, version: number) =>
    desk().undoOrderMove({ params: { id }, body: { version, reason: 'Wrong order' }, actor });
  const ship = (orderId: string, version: number) =>
    desk().dispatchOrders({
      params: {},
      body: { dispatches: [{ orderId, version, courier: '', trackingNumber: '' }] },
      actor,
    });
  const promise = (promisedOn: string, changes: object = {}) => storeOrder(shop.db, { promisedOn, ...changes });
  const countGroups = async () =>
    Object.fromEntries(
      (await reports.getDeliveryReport({ body: NOVEMBER })).groups
        .filter((group) => group.orders > 0)
        .map(({ group, orders: count }) => [group, count]),
    );
  /** Moves an order through production, the courier and delivery, now. */
  async function deliver({ id, version }: { id: string; version: number }) {
    await move(id, version, 2);
    await ship(id, version + 1);
    await move(id, version + 2, 4);
  }

  it('measures by delivery, while on its way by shipping, and before that by today', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    expect(today).toBe('2026-11-17');
    await deliver(await promise('2026-11-20'));
    await deliver(await promise('2026-11-17'));
    const late = await promise('2026-11-14');
    await deliver(late);
    const onItsWay = await promise('2026-11-12');
    await move(onItsWay.id, onItsWay.version, 2);
    await ship(onItsWay.id, onItsWay.version + 1);
    const overdue = await promise('2026-11-05', { status: 2 });
    await promise('2026-11-17', { status: 1 });
    await promise('2026-12-01', { status: 1 });
    expect(await countGroups()).toEqual({ early: 1, onTime: 1, lateFew: 1, lateWeek: 1, lateMore: 1, due: 1 });
    const report = await reports.getDeliveryReport({ body: NOVEMBER });
    const day = '2026-11-17';
    expect(report.late).toMatchObject([
      { orderId: overdue.id, daysLate: 12, shippedOn: null, deliveredOn: null, status: 2 },
      { orderId: onItsWay.id, daysLate: 5, shippedOn: day, deliveredOn: null, status: 3 },
      { orderId: late.id, daysLate: 3, shippedOn: day, deliveredOn: day, status: 4, promisedOn: '2026-11-14' },
    ]);
  });

  it('ignores moves that were undone', async () => {
    const { id, version } = await promise('2026-11-17');
    await move(id, version, 2);
    await ship(id, version + 1);
    clock.advance(DAY);
    await move(id, version + 2, 4);
    expect(await countGroups()).toEqual({ lateFew: 1 });
    await undo(id, version + 3);
    expect(await countGroups()).toEqual({ onTime: 1 });
    const shipped = await promise('2026-11-10');
    await move(shipped.id, shipped.version, 2);
    await ship(shipped.id, shipped.version + 1);
    await undo(shipped.id, shipped.version + 2);
    clock.advance(DAY);
    expect((await reports.getDeliveryReport({ body: NOVEMBER })).late).toMatchObject([
      { orderId: shipped.id, shippedOn: null, daysLate: 9 },
    ]);
  });

  it('leaves out orders that were cancelled, refunded before they were shipped, or never paid', async () => {
    await promise('2026-11-02', { status: 6, cancelReason: 'shop' });
    await promise('2026-11-02', { status: 7 });
    await promise('2026-11-02', { status: 0, paidAt: null });
    expect(await countGroups()).toEqual({});
  });
});
