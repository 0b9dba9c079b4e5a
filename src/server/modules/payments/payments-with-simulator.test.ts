import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  wallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';

let simulator: TestSimulator;
let shop: CheckoutShop;
let webhookUrl = '';

beforeAll(async () => {
  simulator = await startTestSimulator();
  const settings = {
    ...{ ...SIMULATOR_KEYS, baseUrl: simulator.baseUrl, apiVersion: '2026-01-01', breaker: false, deadlineMs: 5000 },
    publicOrigin: 'http://localhost:3000',
    /** The port is known only when the shop listens. */
    get webhookUrl() {
      return webhookUrl;
    },
  };
  const provider = createCashfreeProvider(settings, systemClock);
  const env = { CASHFREE_WEBHOOK_SECRETS: SIMULATOR_KEYS.webhookSecrets.join(',') };
  shop = await createCheckoutShop(undefined, { provider, env, clock: createTestClock(new Date().toISOString()) });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  webhookUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/Payments/webhook`;
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});
afterEach(() => simulator.faults());

const WAIT = { timeout: 20_000 };
const statusOf = async (id: string) => (await shop.record(id)).order.status;
async function placed(buyer?: Buyer) {
  const own = buyer ?? (await shop.buyer());
  return { buyer: own, ...(await own.pay()).data };
}
/** As the provider's books have it. */
async function atProvider(orderId: string) {
  const { orders, payments } = await simulator.ledger();
  const order = orders.find(({ order_id }) => order_id === orderId);
  return { order, successes: payments.filter((one) => one.order_id === orderId && one.payment_status === 'SUCCESS') };
}

describe('over HTTP, with signed webhook events', () => {
  it('a payment is settled by the webhook event alone, to the paisa [SRV-53, SRV-45, PAY-07]', async () => {
    const { id, orderId, paymentSessionId, amountInPaise } = await placed();
    const { order } = await atProvider(orderId);
    expect(order).toMatchObject({ payment_session_id: paymentSessionId, order_amount: amountInPaise / 100 });
    const { payment } = await simulator.pay(orderId, 'success');
    await expect.poll(() => statusOf(id), WAIT).toBe(1);
    expect((await shop.record(id)).order.paymentId).toBe(String(payment.cf_payment_id));
  });

  it.each(['webhook:dup:5', 'webhook:numeric_ids', 'webhook:wrong_amount', 'webhook:stale'])(
    'under the fault %s the order is paid once (fault 4)',
    async (fault) => {
      await simulator.faults(fault);
      const { id, orderId } = await placed();
      await simulator.pay(orderId, 'success');
      await expect.poll(() => statusOf(id), WAIT).toBe(1);
      const { events, payments, topics } = await shop.record(id);
      expect([events.length, payments.length, topics]).toEqual([2, 1, ['order.paid']]);
    },
  );

  it.each(['webhook:none', 'webhook:badsig'])(
    'under the fault %s the return page settles it [SRV-50] (fault 3)',
    async (fault) => {
      await simulator.faults(fault);
      const { buyer, id, orderId } = await placed();
      await simulator.pay(orderId, 'success');
      expect(await statusOf(id)).toBe(0);
      expect((await buyer.verify(orderId)).data.status).toBe('PAID');
    },
  );

  it('without webhook event and return the background settles it (fault 1)', async () => {
    await simulator.faults('webhook:none');
    const { id, orderId } = await placed();
    await simulator.pay(orderId, 'success');
    shop.clock.advance(15_000);
    await shop.tick();
    expect(await statusOf(id)).toBe(1);
  });

  it('a decline is told with its reason, and the same session takes the next try [D-07]', async () => {
    const { buyer, id, orderId, paymentSessionId } = await placed();
    await simulator.pay(orderId, 'decline');
    const { data } = await buyer.verify(orderId);
    expect(data).toMatchObject({ status: 'FAILED', orderStatus: 0 });
    expect(data.reason).toMatch(/\w/);
    expect((await placed(buyer)).paymentSessionId).toBe(paymentSessionId);
    await simulator.pay(orderId, 'success');
    await expect.poll(() => statusOf(id), WAIT).toBe(1);
  });

  it('two successes leave one paid order and one refund [D-07] (fault 16)', async () => {
    await simulator.faults('double_success');
    const { buyer, id, orderId } = await placed();
    await simulator.pay(orderId, 'success');
    await expect.poll(async () => (await atProvider(orderId)).successes.length, WAIT).toBe(2);
    await buyer.verify(orderId);
    shop.clock.advance(46 * 60_000);
    await shop.tick();
    const { order, refunds } = await shop.record(id);
    expect(order.status).toBe(1);
    expect(refunds).toHaveLength(1);
    await shop.deliver();
    const { refunds: given } = await simulator.ledger();
    expect(given.filter((one) => one.order_id === orderId)).toHaveLength(1);
  });

  it('an order that another took the place of is closed at the provider (fault 6)', async () => {
    const { buyer, orderId } = await placed();
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ widthInInches: 60 })] });
    await placed(buyer);
    await shop.deliver();
    expect((await atProvider(orderId)).order?.order_status).toMatch(/^TERMINAT/);
  });

  it('a refund comes back as a webhook event and ends the order (fault 17)', async () => {
    const { buyer, id, orderId } = await placed();
    await simulator.pay(orderId, 'success');
    await buyer.verify(orderId);
    expect((await shop.payments.refundOrder(id, undefined, 'test')).ok).toBe(true);
    await shop.deliver();
    await simulator.advance(60_000);
    await expect.poll(() => statusOf(id), WAIT).toBe(7);
  });

  it.each(['timeout:create_after_commit', '5xx:1', 'reset', 'session_missing', 'truncated_json'])(
    'under the fault %s CreateOrder loses nothing: the next call ends with one order to pay [D-20] (faults 10, 11)',
    async (fault) => {
      const buyer = await shop.buyer();
      await simulator.faults(fault);
      const first = await buyer.pay();
      expect([200, 503]).toContain(first.status);
      await simulator.faults();
      const { id, orderId, paymentSessionId } = await placed(buyer);
      expect((await atProvider(orderId)).order?.payment_session_id).toBe(paymentSessionId);
      expect((await buyer.ordersOf()).map((order) => order.id)).toEqual([id]);
    },
    30_000,
  );
});
