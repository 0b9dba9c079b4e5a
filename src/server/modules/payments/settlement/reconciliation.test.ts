import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderEvents } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createDueCheckRepository } from './due-check-repository.ts';
import { startReconciliation } from './start-reconciliation.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.update(paymentAttempts).set({ nextCheckAt: null }));
afterEach(() => shop.provider.clearFaults());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

async function placeOrder() {
  const buyer = await shop.createBuyer();
  const order = (await buyer.createOrder()).data;
  return { buyer, ...order, readStatus: async () => (await shop.readOrderRecord(order.id)).order.status };
}

describe('an unattended payment', () => {
  it('is settled after 15 seconds without return or webhook event (fault 1)', async () => {
    const { id, orderId, readStatus } = await placeOrder();
    shop.provider.pay(orderId);
    shop.clock.advance(14 * SECOND);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(0);
    shop.clock.advance(SECOND);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(1);
    const [, paid] = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(paid).toMatchObject({ toStatus: 1, cause: 'check' });
  });

  it.each([MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 45 * MINUTE, 30 * MINUTE + 3 * DAY])(
    'is settled by the check %d ms after the start (faults 1, 15)',
    async (ms) => {
      const { orderId, readStatus } = await placeOrder();
      const schedule = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 45 * MINUTE];
      let elapsed = 0;
      for (const moment of [...schedule, 30 * MINUTE + DAY, 30 * MINUTE + 2 * DAY].filter((time) => time < ms)) {
        shop.clock.advance(moment - elapsed);
        elapsed = moment;
        await shop.runDueChecks();
      }
      shop.provider.pay(orderId);
      shop.clock.advance(ms - elapsed - 1);
      await shop.runDueChecks();
      expect(await readStatus()).not.toBe(1);
      shop.clock.advance(1);
      await shop.runDueChecks();
      expect(await readStatus()).toBe(1);
    },
  );

  it('expires with the payment window if nobody tried to pay [Q-119]', async () => {
    const { id, readStatus } = await placeOrder();
    shop.clock.advance(30 * MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(6);
    expect(await shop.readOrderRecord(id)).toMatchObject({
      isOpen: false,
      order: { cancelReason: 'expired', paymentId: null },
    });
  });

  it('fails after an unsuccessful try once no payment can be under way, and can be retried [SRV-52, Q-119]', async () => {
    const { buyer, id, orderId, readStatus } = await placeOrder();
    const failedPaymentId = shop.provider.declinePayment(orderId);
    shop.clock.advance(30 * MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(0);
    shop.clock.advance(15 * MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(5);
    expect((await shop.readOrderRecord(id)).order).toMatchObject({ paymentId: failedPaymentId, paidAt: null });
    const again = await (await shop.createCustomer(buyer.userId)).send<{ id: string; orderId: string }>(
      'POST',
      'Payments/CreateOrder',
      {},
    );
    expect(again.data).toMatchObject({ id, orderId: `${orderId}-2` });
    const { order, events } = await shop.readOrderRecord(id);
    expect(order.status).toBe(0);
    expect(events.map(({ toStatus }) => toStatus)).toEqual([0, 5, 0]);
    shop.provider.pay(`${orderId}-2`);
    shop.clock.advance(15 * SECOND);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(1);
  });

  it('stays open as long as the provider reports it active, whatever our clock shows (fault 26)', async () => {
    const { orderId, readStatus } = await placeOrder();
    shop.provider.updateOrder(orderId, { expiresAt: undefined });
    shop.clock.advance(46 * MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(0);
  });

  it('is checked while pending; the last check raises an alert [D-26]', async () => {
    const { id, orderId, readStatus } = await placeOrder();
    shop.provider.startPayment(orderId);
    shop.clock.advance(30 * MINUTE + 3 * DAY);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(0);
    const { alerts, attempts } = await shop.readOrderRecord(id);
    expect(alerts).toMatchObject([{ kind: 'payment_undecided' }]);
    expect(attempts[0]?.nextCheckAt).toBeNull();
  });

  it('is checked again a minute after the provider was down, even after the last planned check (fault 11)', async () => {
    const { orderId, readStatus } = await placeOrder();
    shop.provider.pay(orderId);
    shop.provider.injectFault('findOrder', 'down');
    shop.clock.advance(40 * DAY);
    await shop.runDueChecks();
    shop.provider.clearFaults();
    await shop.runDueChecks();
    expect(await readStatus()).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(1);
  });

  it('expires if it never reached the provider (fault 9)', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'down');
    await buyer.createOrder();
    shop.provider.clearFaults();
    shop.clock.advance(29 * MINUTE);
    await shop.runDueChecks();
    expect((await buyer.listOrders())[0]?.status).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.runDueChecks();
    expect((await buyer.listOrders())[0]).toMatchObject({ status: 6, cancelReason: 'expired' });
  });

  it('gets its session if the process died after the provider created the order (faults 9, 20)', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'succeeds but loses the response');
    await buyer.createOrder();
    shop.provider.clearFaults();
    shop.clock.advance(15 * SECOND);
    await shop.runDueChecks();
    const [order] = await buyer.listOrders();
    const [attempt] = (await shop.readOrderRecord(order?.id ?? '')).attempts;
    expect(attempt).toMatchObject({
      state: 'active',
      paymentSessionId: shop.provider.getOrder(order?.orderNumber ?? '').paymentSessionId,
    });
  });

  it('is refunded if the order is already paid (fault 16)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    const first = shop.provider.pay(orderId);
    await buyer.verifyPayment(orderId);
    const second = shop.provider.pay(orderId);
    shop.clock.advance(45 * MINUTE);
    await shop.runDueChecks();
    const { order, refunds, payments } = await shop.readOrderRecord(id);
    expect(order).toMatchObject({ status: 1, paymentId: first });
    expect(payments).toHaveLength(2);
    expect(refunds).toMatchObject([{ duplicatePaymentId: second, amountPaise: 108_000, state: 'requested' }]);
    await shop.runOutboxJobs();
    expect(shop.provider.readRefunds(orderId)).toMatchObject([{ amountPaise: 108_000, state: 'SUCCESS' }]);
    expect((await shop.readOrderRecord(id)).order.status).toBe(1);
  });
});

describe('reconciliation', () => {
  it('gives each check to one of many workers (fault 22)', async () => {
    const orders = await Promise.all([placeOrder(), placeOrder(), placeOrder()]);
    for (const { orderId } of orders) shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const requestCount = shop.provider.countCalls('findOrder');
    await Promise.all(Array.from({ length: 6 }, () => shop.runDueChecks()));
    expect(shop.provider.countCalls('findOrder') - requestCount).toBe(3);
    for (const { readStatus } of orders) expect(await readStatus()).toBe(1);
  });

  it('repeats the check of a killed worker when its lease expires (fault 22)', async () => {
    const { orderId, readStatus } = await placeOrder();
    shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const due = createDueCheckRepository(shop.db);
    const [check] = await due.listDueAttempts(shop.clock.now(), 10);
    await due.leaseAttempt(check as { id: string; checkCount: number }, new Date(shop.clock.now().getTime() + MINUTE));
    expect(await shop.runDueChecks()).toBe(0);
    shop.clock.advance(MINUTE);
    await shop.runDueChecks();
    expect(await readStatus()).toBe(1);
  });

  it('goes on while the daily check waits for the provider', async () => {
    const { orderId, readStatus } = await placeOrder();
    shop.provider.pay(orderId);
    const { promise: response, resolve: respond } = createDeferred<void>();
    const running = startReconciliation({
      reconciliation: shop.payments.reconciliation,
      dailyReversalCheck: { runOnce: () => response },
      outages: { report() {}, end() {} },
      intervalMs: 1,
    });
    shop.clock.advance(15 * SECOND);
    await expect.poll(readStatus, { timeout: 10_000 }).toBe(1);
    respond();
    await running.close();
  });

  it('runs periodically and stops cleanly', async () => {
    const { orderId, readStatus } = await placeOrder();
    shop.provider.pay(orderId);
    shop.clock.advance(15 * SECOND);
    const { reconciliation, dailyReversalCheck } = shop.payments;
    const running = startReconciliation({
      reconciliation,
      dailyReversalCheck,
      outages: { report() {}, end() {} },
      intervalMs: 1,
    });
    await expect.poll(readStatus).toBe(1);
    await running.close();
    const requestCount = shop.provider.calls.length;
    const other = await placeOrder();
    shop.clock.advance(15 * SECOND);
    expect(shop.provider.calls.length - requestCount).toBe(1);
    expect(await other.readStatus()).toBe(0);
  });
});
