import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { processedWebhooks } from '#server/platform/database/tables/orders/payment-tables.ts';
import {
  buildPaymentEvent,
  buildRefundEvent,
  sendWebhook,
  signWebhook,
} from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';
import { parseWebhookEvent } from './webhook-event.ts';
import { isValidSignature } from './webhook-signature.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.provider.clearFaults());

const SUCCESS = 'PAYMENT_SUCCESS_WEBHOOK';
async function placeOrder() {
  const buyer = await shop.createBuyer();
  return { buyer, ...(await buyer.createOrder()).data };
}
const readInbox = () => shop.db.select().from(processedWebhooks);

describe('a webhook event', () => {
  it.each(['/api/Payments/webhook', '/api/Payments/Webhook'])(
    'settles the order at %s even if the customer closed the tab [SRV-53] (fault 1)',
    async (url) => {
      const { id, orderId } = await placeOrder();
      const paymentId = shop.provider.pay(orderId);
      const response = await shop.sendEvent(buildPaymentEvent(SUCCESS, orderId, paymentId), { url });
      expect(response.statusCode).toBe(200);
      expect((await shop.readOrderRecord(id)).order).toMatchObject({ status: 1, paymentId });
    },
  );

  it('is only a hint: a false success changes nothing [SRV-53] (fault 25)', async () => {
    const { id, orderId } = await placeOrder();
    expect((await shop.sendEvent(buildPaymentEvent(SUCCESS, orderId))).statusCode).toBe(200);
    expect((await shop.readOrderRecord(id)).order.status).toBe(0);
  });

  it('is processed once, however often it arrives, also with numeric ids (fault 4)', async () => {
    const { id, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    const raw = buildPaymentEvent(SUCCESS, orderId, 1453002795);
    for (let delivery = 0; delivery < 5; delivery++) expect((await shop.sendEvent(raw)).statusCode).toBe(200);
    expect(shop.provider.countCalls('findOrder', orderId)).toBe(1);
    const { events, topics, payments } = await shop.readOrderRecord(id);
    expect([events.length, topics, payments.length]).toEqual([2, PAID_EMAIL_TOPICS, 1]);
  });

  it("is deduplicated by the provider's idempotency key", async () => {
    const { orderId } = await placeOrder();
    const headers = { 'x-idempotency-key': `key-${orderId}` };
    await shop.sendEvent(buildPaymentEvent(SUCCESS, orderId, 'a'), { headers });
    await shop.sendEvent(buildPaymentEvent(SUCCESS, orderId, 'b'), { headers });
    expect(shop.provider.countCalls('findOrder', orderId)).toBe(1);
  });

  it('of a failure after the success changes nothing (fault 4)', async () => {
    const { id, orderId } = await placeOrder();
    const failedPaymentId = shop.provider.declinePayment(orderId);
    const paymentId = shop.provider.pay(orderId);
    await shop.sendEvent(buildPaymentEvent(SUCCESS, orderId, paymentId));
    const before = (await shop.readOrderRecord(id)).order;
    await shop.sendEvent(buildPaymentEvent('PAYMENT_FAILED_WEBHOOK', orderId, failedPaymentId));
    await shop.sendEvent(buildPaymentEvent('PAYMENT_USER_DROPPED_WEBHOOK', orderId, failedPaymentId));
    expect((await shop.readOrderRecord(id)).order).toEqual(before);
  });

  it('is processed on redelivery if the first delivery failed [SRV-53] (faults 9, 20)', async () => {
    const { id, orderId } = await placeOrder();
    const raw = buildPaymentEvent(SUCCESS, orderId, shop.provider.pay(orderId));
    const inboxSize = (await readInbox()).length;
    shop.provider.injectFault('findOrder', 'down');
    expect((await shop.sendEvent(raw)).statusCode).toBe(503);
    expect(await readInbox()).toHaveLength(inboxSize);
    shop.provider.clearFaults();
    expect((await shop.sendEvent(raw)).statusCode).toBe(200);
    expect((await shop.readOrderRecord(id)).order.status).toBe(1);
    expect(await readInbox()).toHaveLength(inboxSize + 1);
  });

  it.each(['SETTLEMENT_WEBHOOK', 'SOMETHING_NEW', 'AUTO_REFUND_STATUS_WEBHOOK'])(
    'of type %s is accepted with 200',
    async (type) => {
      const raw = JSON.stringify({ type, data: { settlement: { id: 1 } } });
      expect((await shop.sendEvent(raw)).statusCode).toBe(200);
    },
  );

  it('about an unknown order or refund is accepted with 200', async () => {
    expect((await shop.sendEvent(buildPaymentEvent(SUCCESS, 'AAN-2222222222'))).statusCode).toBe(200);
    expect((await shop.sendEvent(buildRefundEvent('refund_x'))).statusCode).toBe(200);
  });

  it('is rejected with 401 and stores nothing when the signature is wrong [SRV-53] (fault 25)', async () => {
    const { id, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    const raw = buildPaymentEvent(SUCCESS, orderId);
    const inboxSize = (await readInbox()).length;
    const right = signWebhook(shop.config.payments.webhookSecrets[0] ?? '', '1767326645000', raw);
    for (const wrong of [
      { secret: 'another secret' },
      { signature: '' },
      { signature: right.slice(2) },
      { signature: right, timestamp: '1767326645001' },
      { timestamp: 'yesterday' },
    ]) {
      expect((await shop.sendEvent(raw, wrong)).statusCode, JSON.stringify(wrong)).toBe(401);
    }
    expect((await shop.sendEvent(`${raw} `, { signature: right })).statusCode).toBe(401);
    expect(await readInbox()).toHaveLength(inboxSize);
    expect((await shop.readOrderRecord(id)).order.status).toBe(0);
  });

  it('is rejected when it is too large, empty or not JSON', async () => {
    expect((await shop.sendEvent(JSON.stringify({ filler: 'x'.repeat(300 * 1024) }))).statusCode).toBe(413);
    expect((await shop.sendEvent('not json')).statusCode).toBe(400);
    expect((await shop.app.inject({ method: 'POST', url: '/api/Payments/webhook' })).statusCode).toBe(401);
    expect((await shop.app.inject({ method: 'GET', url: '/api/Payments/webhook' })).statusCode).toBe(405);
  });

  it('gets 503 while the database is down, so that the provider delivers it again (fault 19)', async () => {
    const { id, orderId } = await placeOrder();
    const raw = buildPaymentEvent(SUCCESS, orderId, shop.provider.pay(orderId));
    const secret = shop.config.payments.webhookSecrets[0] ?? '';
    let isAway = false;
    const db = new Proxy(shop.db, {
      get(target, name) {
        if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        return Reflect.get(target, name);
      },
    });
    const env = { CASHFREE_WEBHOOK_SECRETS: secret };
    const other = await createTestApp({ connection: { db, engine: 'embedded', close: async () => {} }, env });
    isAway = true;
    const response = await sendWebhook(other.app, raw, { secret });
    isAway = false;
    await other.close();
    expect([response.statusCode, typeof response.headers['retry-after']]).toEqual([503, 'string']);
    expect((await shop.readOrderRecord(id)).order.status).toBe(0);
    expect((await shop.sendEvent(raw)).statusCode).toBe(200);
    expect((await shop.readOrderRecord(id)).order.status).toBe(1);
  });

  it('with a wrong signature gets 429 above the limit of its address; valid events never do [D-42]', async () => {
    const attackedShop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const secret = attackedShop.config.payments.webhookSecrets[0] ?? '';
    const send = (key: string, remoteAddress: string) =>
      sendWebhook(attackedShop.app, buildPaymentEvent('X', 'y'), { secret: key, remoteAddress });
    try {
      for (let request = 0; request < 12; request++) expect((await send('guess', '203.0.113.1')).statusCode).toBe(401);
      const rejected = await send('guess', '203.0.113.1');
      expect(rejected.statusCode).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send('guess', '203.0.113.2')).statusCode).toBe(401);
      for (let delivery = 0; delivery < 20; delivery++)
        expect((await send(secret, '203.0.113.1')).statusCode).toBe(200);
    } finally {
      await attackedShop.close();
    }
  });

  it('gets no CORS headers and has no rate limit [SRV-11]', async () => {
    const limitedShop = await createTestApp({
      env: { CORS_ORIGINS: 'https://front.example', RATE_LIMIT_FACTOR: '0.01' },
    });
    try {
      const secret = limitedShop.config.payments.webhookSecrets[0] ?? '';
      const headers = { origin: 'https://front.example' };
      for (let delivery = 0; delivery < 20; delivery++) {
        const response = await sendWebhook(limitedShop.app, buildPaymentEvent('X', 'y', delivery), { secret, headers });
        expect(response.statusCode).toBe(200);
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
      }
    } finally {
      await limitedShop.close();
    }
  });
});

describe('the signature of a webhook event', () => {
  const rawBody = Buffer.from('{"order_amount":170.00}');
  const sign = (secret: string, timestamp = '1') => ({
    rawBody,
    timestamp,
    signature: signWebhook(secret, timestamp, rawBody.toString()),
  });

  it('can use any secret in the list, for key rotation', () => {
    expect(isValidSignature(['new', 'old'], sign('old'))).toBe(true);
    expect(isValidSignature(['new', 'old'], sign('new'))).toBe(true);
    expect(isValidSignature(['new', 'old'], sign('older'))).toBe(false);
    expect(isValidSignature([''], sign(''))).toBe(false);
    expect(isValidSignature([], sign('a'))).toBe(false);
  });

  it('covers the raw bytes: reserialised JSON does not match', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString())));
    expect(isValidSignature(['a'], { ...sign('a'), rawBody: rewritten })).toBe(false);
  });

  it('can be old: the provider delivers again for days, and an event is only a hint', () => {
    expect(isValidSignature(['a'], sign('a', '1000000000000'))).toBe(true);
  });
});

describe('parseWebhookEvent', () => {
  it.each(['null', '[]', '1', '{}', '{"data":null}', '{"type":5,"data":{"order":7}}'])('finds no ids in %s', (raw) => {
    expect(parseWebhookEvent(Buffer.from(raw))).toMatchObject({ order: undefined, refundId: undefined });
  });
});
