import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';

/** Half past one in the night of 11 March in India. */
const clock = createTestClock('2026-03-10T20:00:00.000Z');
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock });
});
afterAll(() => shop.close());

it('shows what waits, today’s money and 30 days of sales in India’s days', async () => {
  const getToday = () => createDeskOrders(shop).getToday({ params: {}, body: {}, actor: createStaffActor() });
  expect(await getToday()).toMatchObject({ newOrders: 0, waiting: [], hasSampleHistory: false });
  const pay = (paidAt: string, changes: object = {}) =>
    storeOrder(shop.db, { createdAt: new Date(paidAt), paidAt: new Date(paidAt), ...changes });
  const sample = await pay('2026-02-09T18:30:00Z', { isSample: true });
  await pay('2026-02-09T18:29:59Z', { status: 4, isSample: true });
  const overdue = await pay('2026-03-10T18:29:00Z', { status: 2, promisedOn: '2026-03-10' });
  await pay('2026-03-10T18:31:00Z', { status: 2, promisedOn: '2026-03-11' });
  const today = await pay('2026-03-10T19:00:00Z', { amountPaise: toPaise(5000) });
  const refund = { providerOrderId: 'x', orderId: today.id, reason: 'x', checkCount: 0, createdAt: clock.now() };
  await shop.db.insert(refunds).values([
    { ...refund, refundId: 'r1', amountPaise: toPaise(700), state: 'success' },
    { ...refund, refundId: 'r2', amountPaise: toPaise(900), state: 'failed' },
    { ...refund, refundId: 'r3', amountPaise: toPaise(400), state: 'success', duplicatePaymentId: 'p2' },
  ]);

  const message = { kind: 'contact', ticket: '', name: '', email: '', phone: '', details: '', isSuspect: false };
  const [old, recent] = [new Date('2026-03-08T19:59:59Z'), new Date('2026-03-08T20:00:00Z')];
  await shop.db.insert(inquiries).values([
    { ...message, id: randomUUID(), createdAt: old },
    { ...message, id: randomUUID(), createdAt: recent },
    { ...message, id: randomUUID(), createdAt: old, doneAt: recent },
    { ...message, id: randomUUID(), createdAt: old, isSuspect: true },
  ]);

  const reply = { kind: 'reply' as const, text: '', by: '', at: recent };
  const email = { topic: 'mail.inquiry-reply', payload: '{}', createdAt: recent, attempts: 8 };
  const [failedTwice, waiting] = [randomUUID(), randomUUID()];
  for (const [inquiryId, dueAt] of [
    [failedTwice, null],
    [failedTwice, null],
    [waiting, recent],
  ] as const) {
    const id = randomUUID();
    await shop.db.insert(inquiryReplies).values({ ...reply, id, inquiryId });
    await shop.db.insert(outbox).values({ ...email, id, dueAt });
  }

  const result = await getToday();
  expect(result).toMatchObject({
    day: '2026-03-11',
    newOrders: 2,
    inProduction: 2,
    overdueOrders: 1,
    openAlerts: 0,
    failedEmails: 0,
    openMessages: 2,
    overdueMessages: 1,
    failedReplies: 1,
    receivedTodayPaise: 113_000,
    refundedTodayPaise: 700,
    hasSampleHistory: true,
  });
  expect(result.waiting.map(({ id }) => id)).toEqual([sample.id, overdue.id, today.id]);
  expect(result.sales).toHaveLength(30);
  expect(result.sales?.[0]).toEqual({ day: '2026-02-10', orders: 1, amountPaise: 108_000 });
  expect(result.sales?.[1]).toEqual({ day: '2026-02-11', orders: 0, amountPaise: 0 });
  expect(result.sales?.slice(-2)).toEqual([
    { day: '2026-03-10', orders: 1, amountPaise: 108_000 },
    { day: '2026-03-11', orders: 2, amountPaise: 113_000 },
  ]);
});
