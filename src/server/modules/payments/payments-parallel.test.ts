import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Envelope } from '#contract/envelope.ts';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { openCheckouts, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** `PAYMENT_BUYERS=100` makes a longer run. */
const BUYER_COUNT = Number(process.env.PAYMENT_BUYERS ?? 5);
const CONCURRENCY = 20;
const repeatConcurrently = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('concurrent requests to two processes create one order and one payment session [SRV-47] (faults 5, 22)', async () => {
  const { db, config, provider, clock } = shop;
  const env = { RATE_LIMIT_FACTOR: '100000', PROVIDER_DEADLINE_MS: String(config.payments.deadlineMs) };
  const connection = { db, engine: 'embedded', close: async () => {} } as const;
  const other = await createTestApp({ connection, provider, clock, env });
  const buyer = await shop.createBuyer();
  const authorization = await createBearer(buyer.userId, clock.now());
  const createOrderElsewhere = async () => {
    const request = {
      method: 'POST',
      url: '/api/Payments/CreateOrder',
      payload: {},
      headers: { authorization },
    } as const;
    return (await other.app.inject(request)).json<Envelope<CreatedOrder>>().data;
  };
  const sessions = await repeatConcurrently(10, async (index) =>
    index % 2 === 0 ? (await buyer.createOrder()).data : createOrderElsewhere(),
  );
  await other.close();
  expect(new Set(sessions.map((session) => session?.paymentSessionId)).size).toBe(1);
  expect(await buyer.listOrders()).toHaveLength(1);
});

it('twenty concurrent requests per customer create one order, one session and one attempt [SRV-47] (faults 5, 21)', async () => {
  const buyers = await repeatConcurrently(BUYER_COUNT, () => shop.createBuyer());
  const responses = await Promise.all(
    buyers.map((buyer) => repeatConcurrently(CONCURRENCY, () => buyer.createOrder())),
  );
  for (const [index, buyer] of buyers.entries()) {
    const ownResponses = responses[index] ?? [];
    expect(new Set(ownResponses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(ownResponses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const [order, ...more] = await buyer.listOrders();
    expect(more).toEqual([]);
    const { attempts, events, items } = await shop.readOrderRecord(order?.id ?? '');
    expect([attempts.length, events.length, items.length]).toEqual([1, 1, 1]);
  }
  const ids = buyers.map(({ userId }) => userId);
  expect(await shop.db.select().from(openCheckouts).where(inArray(openCheckouts.userId, ids))).toHaveLength(
    BUYER_COUNT,
  );
});

it('twenty concurrent checks settle each order once [SRV-51] (faults 2, 3, 4)', async () => {
  const paidOrders = await repeatConcurrently(BUYER_COUNT, async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId } = (await buyer.createOrder()).data;
    return { buyer, id, orderId, paymentId: shop.provider.pay(orderId) };
  });
  shop.clock.advance(15_000);
  const settle = (
    { buyer, orderId, paymentId }: { buyer: Buyer; orderId: string; paymentId: string },
    index: number,
  ) => {
    if (index % 3 === 0) return buyer.verifyPayment(orderId).then(({ data }) => expect(data.status).toBe('PAID'));
    if (index % 3 === 1) return shop.runDueChecks();
    const raw = buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId) + ' '.repeat(index);
    return shop.sendEvent(raw).then(({ statusCode }) => expect(statusCode).toBe(200));
  };
  await Promise.all(
    paidOrders.map((order) => repeatConcurrently(CONCURRENCY, (index) => settle(order, index) as Promise<unknown>)),
  );
  for (const { buyer, id, paymentId } of paidOrders) {
    const { order, events, payments, topics, refunds, alerts, isOpen } = await shop.readOrderRecord(id);
    expect(order).toMatchObject({ status: 1, paymentId, version: 2 });
    expect([events.length, payments.length, refunds.length, alerts.length, isOpen]).toEqual([2, 1, 0, 0, false]);
    expect(topics).toEqual(PAID_EMAIL_TOPICS);
    expect((await buyer.send('GET', 'Cart')).data.items).toEqual([]);
  }
});

it('concurrent requests, cart edits and a payment leave at most one open order and the paid order paid [SRV-47] (fault 6)', async () => {
  for (let round = 0; round < 3; round++) {
    const buyer = await shop.createBuyer();
    const first = (await buyer.createOrder()).data;
    shop.provider.pay(first.orderId);
    const [line] = (await buyer.send('GET', 'Cart')).data.items;
    await Promise.all([
      ...Array.from({ length: 5 }, () => buyer.createOrder()),
      ...Array.from({ length: 3 }, (_, index) => buyer.send('PUT', `Cart/items/${line?.id}`, { quantity: 3 + index })),
      ...Array.from({ length: 5 }, () => buyer.verifyPayment(first.orderId)),
    ]);
    const ownOrders = await buyer.listOrders();
    expect(ownOrders.find(({ id }) => id === first.id)?.status).toBe(1);
    expect(ownOrders.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(ownOrders.filter(({ status }) => status === 0).length).toBeLessThanOrEqual(1);
    const open = await shop.db.select().from(openCheckouts).where(eq(openCheckouts.userId, buyer.userId));
    const pending = await shop.db.select().from(orders).where(eq(orders.userId, buyer.userId));
    expect(open.map(({ orderId }) => orderId)).toEqual(
      pending.filter(({ status }) => status === 0).map(({ id }) => id),
    );
  }
});
