import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Envelope } from '#contract/envelope.ts';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { openCheckouts, orders } from '#server/platform/database/tables/order-tables.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** More of both on a machine with time: `PAYMENT_BUYERS=100`. */
const BUYERS = Number(process.env.PAYMENT_BUYERS ?? 5);
const AT_ONCE = 20;
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

it('requests that reach two processes at once make one order and one payable session [SRV-47] (faults 5, 22)', async () => {
  const { db, config, provider, clock } = shop;
  const env = { RATE_LIMIT_FACTOR: '100000', PROVIDER_DEADLINE_MS: String(config.payments.deadlineMs) };
  const connection = { db, engine: 'embedded', close: async () => {} } as const;
  const other = await createTestApp({ connection, provider, clock, env });
  const buyer = await shop.buyer();
  const authorization = await createBearer(buyer.userId, clock.now());
  const there = async () => {
    const request = {
      method: 'POST',
      url: '/api/Payments/CreateOrder',
      payload: {},
      headers: { authorization },
    } as const;
    return (await other.app.inject(request)).json<Envelope<CreatedOrder>>().data;
  };
  const sessions = await times(10, async (at) => (at % 2 === 0 ? (await buyer.pay()).data : there()));
  await other.close();
  expect(new Set(sessions.map((session) => session?.paymentSessionId)).size).toBe(1);
  expect(await buyer.ordersOf()).toHaveLength(1);
});

it('twenty requests at once of each customer make one order, one session, one attempt each [SRV-47] (faults 5, 21)', async () => {
  const buyers = await times(BUYERS, () => shop.buyer());
  const answers = await Promise.all(buyers.map((buyer) => times(AT_ONCE, () => buyer.pay())));
  for (const [at, buyer] of buyers.entries()) {
    const mine = answers[at] ?? [];
    expect(new Set(mine.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(mine.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const [order, ...more] = await buyer.ordersOf();
    expect(more).toEqual([]);
    const { attempts, events, items } = await shop.record(order?.id ?? '');
    expect([attempts.length, events.length, items.length]).toEqual([1, 1, 1]);
  }
  const ids = buyers.map(({ userId }) => userId);
  expect(await shop.db.select().from(openCheckouts).where(inArray(openCheckouts.userId, ids))).toHaveLength(BUYERS);
});

it('twenty concurrent checks settle each order once [SRV-51] (faults 2, 3, 4)', async () => {
  const paid = await times(BUYERS, async () => {
    const buyer = await shop.buyer();
    const { id, orderId } = (await buyer.pay()).data;
    return { buyer, id, orderId, paymentId: shop.provider.pay(orderId) };
  });
  shop.clock.advance(15_000);
  const settle = ({ buyer, orderId, paymentId }: { buyer: Buyer; orderId: string; paymentId: string }, at: number) => {
    if (at % 3 === 0) return buyer.verify(orderId).then(({ data }) => expect(data.status).toBe('PAID'));
    if (at % 3 === 1) return shop.tick();
    const raw = buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId) + ' '.repeat(at);
    return shop.notice(raw).then(({ statusCode }) => expect(statusCode).toBe(200));
  };
  await Promise.all(paid.map((one) => times(AT_ONCE, (at) => settle(one, at) as Promise<unknown>)));
  for (const { buyer, id, paymentId } of paid) {
    const { order, events, payments, topics, refunds, alerts, isOpen } = await shop.record(id);
    expect(order).toMatchObject({ status: 1, paymentId, version: 2 });
    expect([events.length, payments.length, refunds.length, alerts.length, isOpen]).toEqual([2, 1, 0, 0, false]);
    expect(topics).toEqual(['order.paid']);
    expect((await buyer.ask('GET', 'Cart')).data.items).toEqual([]);
  }
});

it('requests, edits of the cart and a payment at once leave one open order at most, and the paid one paid [SRV-47] (fault 6)', async () => {
  for (let round = 0; round < 3; round++) {
    const buyer = await shop.buyer();
    const first = (await buyer.pay()).data;
    shop.provider.pay(first.orderId);
    const [line] = (await buyer.ask('GET', 'Cart')).data.items;
    await Promise.all([
      ...Array.from({ length: 5 }, () => buyer.pay()),
      ...Array.from({ length: 3 }, (_, at) => buyer.ask('PUT', `Cart/items/${line?.id}`, { quantity: 3 + at })),
      ...Array.from({ length: 5 }, () => buyer.verify(first.orderId)),
    ]);
    const mine = await buyer.ordersOf();
    expect(mine.find(({ id }) => id === first.id)?.status).toBe(1);
    expect(mine.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(mine.filter(({ status }) => status === 0).length).toBeLessThanOrEqual(1);
    const open = await shop.db.select().from(openCheckouts).where(eq(openCheckouts.userId, buyer.userId));
    const pending = await shop.db.select().from(orders).where(eq(orders.userId, buyer.userId));
    expect(open.map(({ orderId }) => orderId)).toEqual(
      pending.filter(({ status }) => status === 0).map(({ id }) => id),
    );
  }
});
