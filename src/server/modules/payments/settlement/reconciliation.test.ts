import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderEvents } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createDueCheckRepository } from './due-check-repository.ts';
import { startReconciliation } from './start-reconciliation.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.update(paymentAttempts).set({ nextCheckAt: null }));
afterEach(() => shop.provider.mend());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

async function placed() {
  const buyer = await shop.buyer();
  const order = (await buyer.pay()).data;
  return { buyer, ...order, status: async () => (await shop.record(order.id)).order.status };
}

describe('a payment that nobody waits for', () => {
  it('is found after 15 seconds although tab, webhook event and return are lost (fault 1)', async () => {
    const { id, orderId, status } = await placed();
    shop.provider.pay(orderId);
    shop.clock.advance(14 * SECOND);
    await shop.tick();
    expect(await status()).toBe(0);
    shop.clock.advance(SECOND);
    await shop.tick();
    expect(await status()).toBe(1);
    const [, paid] = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(paid).toMatchObject({ toStatus: 1, cause: 'check' });
  });

  it.each([MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 45 * MINUTE, 30 * MINUTE + 3 * DAY])(
    'is found by the check that comes %d ms after the start (faults 1, 15)',
    async (ms) => {
      const { orderId, status } = await placed();
      const before = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 45 * MINUTE];
      let at = 0;
      for (const moment of [...before, 30 * MINUTE + DAY, 30 * MINUTE + 2 * DAY].filter((one) => one < ms)) {
        shop.clock.advance(moment - at);
        at = moment;
        await shop.tick();
      }
      shop.provider.pay(orderId);
      shop.clock.advance(ms - at - 1);
      await shop.tick();
      expect(await status()).not.toBe(1);
      shop.clock.advance(1);
      await shop.tick();
      expect(await status()).toBe(1);
    },
  );

  it('lapses at the end of its time when nobody tried to pay [Q-119]', async () => {
    const { id, status } = await placed();
    shop.clock.advance(30 * MINUTE);
    await shop.tick();
    expect(await status()).toBe(6);
    expect(await shop.record(id)).toMatchObject({ isOpen: false, order: { cancelReason: 'expired', paymentId: null } });
  });

  it('fails when somebody tried, once nothing can be under way, and can be tried again [SRV-52, Q-119]', async () => {
    const { buyer, id, orderId, status } = await placed();
    const lost = shop.provider.decline(orderId);
    shop.clock.advance(30 * MINUTE);
    await shop.tick();
    expect(await status()).toBe(0);
    shop.clock.advance(15 * MINUTE);
    await shop.tick();
    expect(await status()).toBe(5);
    expect((await shop.record(id)).order).toMatchObject({ paymentId: lost, paidAt: null });
    const again = await (await shop.customer(buyer.userId)).ask<{ id: string; orderId: string }>(
      'POST',
      'Payments/CreateOrder',
      {},
    );
    expect(again.data).toMatchObject({ id, orderId: `${orderId}-2` });
    const { order, events } = await shop.record(id);
    expect(order.status).toBe(0);
    expect(events.map(({ toStatus }) => toStatus)).toEqual([0, 5, 0]);
    shop.provider.pay(`${orderId}-2`);
    shop.clock.advance(15 * SECOND);
    await shop.tick();
    expect(await status()).toBe(1);
  });

  it('stays open as long as the provider calls it open, whatever our clock says (fault 26)', async () => {
    const { orderId, status } = await placed();
    shop.provider.set(orderId, { expiresAt: undefined });
    shop.clock.advance(46 * MINUTE);
    await shop.tick();
    expect(await status()).toBe(0);
  });

  it('is looked for while it is pending, to the last check, and then left to people [D-26]', async () => {
    const { id, orderId, status } = await placed();
    shop.provider.begin(orderId);
    shop.clock.advance(30 * MINUTE + 3 * DAY);
    await shop.tick();
    expect(await status()).toBe(0);
    const { alerts, attempts } = await shop.record(id);
    expect(alerts).toMatchObject([{ kind: 'payment_undecided' }]);
    expect(attempts[0]?.nextCheckAt).toBeNull();
  });

  it('is looked for again a minute after the provider did not answer, also after the last planned check (fault 11)', async () => {
    const { orderId, status } = await placed();
    shop.provider.pay(orderId);
    shop.provider.fail('findOrder', 'down');
    shop.clock.advance(40 * DAY);
    await shop.tick();
    shop.provider.mend();
    await shop.tick();
    expect(await status()).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.tick();
    expect(await status()).toBe(1);
  });

  it('that never reached the provider lapses by itself (fault 9)', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'down');
    await buyer.pay();
    shop.provider.mend();
    shop.clock.advance(29 * MINUTE);
    await shop.tick();
    expect((await buyer.ordersOf())[0]?.status).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.tick();
    expect((await buyer.ordersOf())[0]).toMatchObject({ status: 6, cancelReason: 'expired' });
  });

  it('has its session found when the process died after the provider made the order (faults 9, 20)', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'does it and then fails');
    await buyer.pay();
    shop.provider.mend();
    shop.clock.advance(15 * SECOND);
    await shop.tick();
    const [order] = await buyer.ordersOf();
    const [attempt] = (await shop.record(order?.id ?? '')).attempts;
    expect(attempt).toMatchObject({
      state: 'active',
      sessionId: shop.provider.order(order?.orderNumber ?? '').sessionId,
    });
  });

  it('of a second success is found after the first, and goes back (fault 16)', async () => {
    const { buyer, id, orderId } = await placed();
    const first = shop.provider.pay(orderId);
    await buyer.verify(orderId);
    const second = shop.provider.pay(orderId);
    shop.clock.advance(45 * MINUTE);
    await shop.tick();
    const { order, refunds, payments } = await shop.record(id);
    expect(order).toMatchObject({ status: 1, paymentId: first });
    expect(payments).toHaveLength(2);
    expect(refunds).toMatchObject([{ extraPaymentId: second, amountPaise: 108_000, state: 'requested' }]);
    await shop.deliver();
    expect(shop.provider.refunds(orderId)).toMatchObject([{ amountPaise: 108_000, state: 'SUCCESS' }]);
    expect((await shop.record(id)).order.status).toBe(1);
  });
});

describe('the background work', () => {
  it('gives each check to one of many workers (fault 22)', async () => {
    const orders = await Promise.all([placed(), placed(), placed()]);
    for (const { orderId } of orders) shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const asked = shop.provider.count('findOrder');
    await Promise.all(Array.from({ length: 6 }, () => shop.tick()));
    expect(shop.provider.count('findOrder') - asked).toBe(3);
    for (const { status } of orders) expect(await status()).toBe(1);
  });

  it('takes up what a killed worker had begun once its lease is over (fault 22)', async () => {
    const { orderId, status } = await placed();
    shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const due = createDueCheckRepository(shop.db);
    const [one] = await due.attempts(shop.clock.now(), 10);
    await due.leaseAttempt(one as { id: string; checks: number }, new Date(shop.clock.now().getTime() + MINUTE));
    expect(await shop.tick()).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.tick();
    expect(await status()).toBe(1);
  });

  it('runs by itself and stops cleanly', async () => {
    const { orderId, status } = await placed();
    shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const { reconciliation } = shop.payments;
    const running = startReconciliation({ reconciliation, logger: shop.app.log as never, everyMs: 1 });
    await expect.poll(status).toBe(1);
    await running.close();
    const asked = shop.provider.calls.length;
    const other = await placed();
    shop.clock.advance(15 * SECOND);
    expect(shop.provider.calls.length - asked).toBe(1);
    expect(await other.status()).toBe(0);
  });
});
