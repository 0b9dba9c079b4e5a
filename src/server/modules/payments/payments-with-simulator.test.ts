import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  createWallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';

let simulator: TestSimulator;
let shop: CheckoutShop;
let webhookUrl = '';

beforeAll(async () => {
  simulator = await startTestSimulator();
  const settings = {
    ...SIMULATOR_KEYS,
    baseUrl: simulator.baseUrl,
    apiVersion: '2026-01-01',
    isBreakerEnabled: false,
    deadlineMs: 5000,
    publicOrigin: 'http://localhost:3000',
    /** A getter, because the port is assigned later. */
    get webhookUrl() {
      return webhookUrl;
    },
  };
  const provider = createCashfreeProvider(settings);
  const env = { CASHFREE_WEBHOOK_SECRETS: SIMULATOR_KEYS.webhookSecrets.join(',') };
  shop = await createCheckoutShop({ provider, env, clock: createTestClock(new Date().toISOString()) });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  webhookUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/Payments/webhook`;
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});
afterEach(() => simulator.setFaults());

const POLL_OPTIONS = { timeout: 20_000 };
const readStatus = async (id: string) => (await shop.readOrderRecord(id)).order.status;
async function placeOrder(buyer?: Buyer) {
  const customer = buyer ?? (await shop.createBuyer());
  return { buyer: customer, ...(await customer.createOrder()).data };
}
async function findAtProvider(orderId: string) {
  const { orders, payments } = await simulator.readLedger();
  const order = orders.find(({ order_id }) => order_id === orderId);
  return {
    order,
    successes: payments.filter((payment) => payment.order_id === orderId && payment.payment_status === 'SUCCESS'),
  };
}

describe('over HTTP, with signed webhook events', () => {
  it('settles a payment by the webhook event alone, to the paisa [SRV-53, SRV-45, PAY-07]', async () => {
    const { id, orderId, paymentSessionId, amountInPaise } = await placeOrder();
    const { order } = await findAtProvider(orderId);
    expect(order).toMatchObject({ payment_session_id: paymentSessionId, order_amount: amountInPaise / 100 });
    const { payment } = await simulator.pay(orderId, 'success');
    await expect.poll(() => readStatus(id), POLL_OPTIONS).toBe(1);
    expect((await shop.readOrderRecord(id)).order.paymentId).toBe(String(payment.cf_payment_id));
  });

  it.each(['webhook:dup:5', 'webhook:numeric_ids', 'webhook:wrong_amount', 'webhook:stale'])(
    'marks the order paid once under the fault %s (fault 4)',
    async (fault) => {
      await simulator.setFaults(fault);
      const { id, orderId } = await placeOrder();
      await simulator.pay(orderId, 'success');
      await expect.poll(() => readStatus(id), POLL_OPTIONS).toBe(1);
      const { events, payments, topics } = await shop.readOrderRecord(id);
      expect([events.length, payments.length, topics]).toEqual([2, 1, PAID_EMAIL_TOPICS]);
    },
  );

  it.each(['webhook:none', 'webhook:badsig'])(
    'settles on the return page under the fault %s [SRV-50] (fault 3)',
    async (fault) => {
      await simulator.setFaults(fault);
      const { buyer, id, orderId } = await placeOrder();
      await simulator.pay(orderId, 'success');
      expect(await readStatus(id)).toBe(0);
      expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
    },
  );

  it('settles in the background without webhook event or return (fault 1)', async () => {
    await simulator.setFaults('webhook:none');
    const { id, orderId } = await placeOrder();
    await simulator.pay(orderId, 'success');
    shop.clock.advance(15_000);
    await shop.runDueChecks();
    expect(await readStatus(id)).toBe(1);
  });

  it('reports the reason of a decline and accepts the next try in the same session [D-07]', async () => {
    const { buyer, id, orderId, paymentSessionId } = await placeOrder();
    await simulator.pay(orderId, 'decline');
    const { data } = await buyer.verifyPayment(orderId);
    expect(data).toMatchObject({ status: 'FAILED', orderStatus: 0 });
    expect(data.reason).toMatch(/\w/);
    expect((await placeOrder(buyer)).paymentSessionId).toBe(paymentSessionId);
    await simulator.pay(orderId, 'success');
    await expect.poll(() => readStatus(id), POLL_OPTIONS).toBe(1);
  });

  it('keeps one paid order and refunds the second success [D-07] (fault 16)', async () => {
    await simulator.setFaults('double_success');
    const { buyer, id, orderId } = await placeOrder();
    await simulator.pay(orderId, 'success');
    await expect.poll(async () => (await findAtProvider(orderId)).successes.length, POLL_OPTIONS).toBe(2);
    await buyer.verifyPayment(orderId);
    shop.clock.advance(46 * 60_000);
    await shop.runDueChecks();
    const { order, refunds } = await shop.readOrderRecord(id);
    expect(order.status).toBe(1);
    expect(refunds).toHaveLength(1);
    await shop.runOutboxJobs();
    const { refunds: providerRefunds } = await simulator.readLedger();
    expect(providerRefunds.filter((refund) => refund.order_id === orderId)).toHaveLength(1);
  });

  it('closes a superseded order at the provider (fault 6)', async () => {
    const { buyer, orderId } = await placeOrder();
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ widthInInches: 60 })] });
    await placeOrder(buyer);
    await shop.runOutboxJobs();
    expect((await findAtProvider(orderId)).order?.order_status).toMatch(/^TERMINAT/);
  });

  it('marks the order refunded by a webhook event (fault 17)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    await simulator.pay(orderId, 'success');
    await buyer.verifyPayment(orderId);
    expect((await shop.orderActions.refundOrder({ orderId: id, reason: 'test' })).ok).toBe(true);
    await shop.runOutboxJobs();
    await simulator.advanceClock(60_000);
    await expect.poll(() => readStatus(id), POLL_OPTIONS).toBe(7);
  });

  it('notices a refund and a dispute made outside the shop, by their webhook events', async () => {
    const { buyer, id, orderId } = await placeOrder();
    await simulator.pay(orderId, 'success');
    await buyer.verifyPayment(orderId);
    await simulator.disputePayment(orderId);
    const listAlerts = async () => (await shop.readOrderRecord(id)).alerts.map(({ kind }) => kind);
    await expect.poll(listAlerts, POLL_OPTIONS).toEqual(['payment_disputed']);
    await simulator.refundInDashboard(orderId);
    await expect.poll(() => readStatus(id), POLL_OPTIONS).toBe(7);
  });

  it('notices them without webhook events, by the daily check', async () => {
    await simulator.setFaults('webhook:none');
    const { buyer, id, orderId } = await placeOrder();
    await simulator.pay(orderId, 'success');
    await buyer.verifyPayment(orderId);
    await simulator.disputePayment(orderId, { amount: 10 });
    await simulator.refundInDashboard(orderId);
    // Ahead of the simulator's clock, however slow the tests before were.
    shop.clock.advance(3_600_000);
    await shop.payments.dailyReversalCheck.runOnce();
    const { order, alerts } = await shop.readOrderRecord(id);
    expect(order.status).toBe(7);
    expect(alerts.map(({ kind }) => kind).sort()).toEqual(['payment_disputed', 'refund_in_dashboard']);
  });

  it.each(['timeout:create_after_commit', '5xx:1', 'reset', 'session_missing', 'truncated_json'])(
    'loses nothing in CreateOrder under the fault %s: the next request returns one payable order [D-20] (faults 10, 11)',
    async (fault) => {
      const buyer = await shop.createBuyer();
      await simulator.setFaults(fault);
      const first = await buyer.createOrder();
      expect([200, 503]).toContain(first.status);
      await simulator.setFaults();
      const { id, orderId, paymentSessionId } = await placeOrder(buyer);
      expect((await findAtProvider(orderId)).order?.payment_session_id).toBe(paymentSessionId);
      expect((await buyer.listOrders()).map((order) => order.id)).toEqual([id]);
    },
    30_000,
  );
});
