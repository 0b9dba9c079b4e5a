import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookInbox } from '#server/platform/database/tables/payment-tables.ts';
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
afterEach(() => shop.provider.mend());

const SUCCESS = 'PAYMENT_SUCCESS_WEBHOOK';
async function placed() {
  const buyer = await shop.buyer();
  return { buyer, ...(await buyer.pay()).data };
}
const inbox = () => shop.db.select().from(webhookInbox);

describe('a webhook event of the provider', () => {
  it.each(['/api/Payments/webhook', '/api/Payments/Webhook'])(
    'settles the order although the customer closed the tab, at %s [SRV-53] (fault 1)',
    async (url) => {
      const { id, orderId } = await placed();
      const paymentId = shop.provider.pay(orderId);
      const answer = await shop.notice(buildPaymentEvent(SUCCESS, orderId, paymentId), { url });
      expect(answer.statusCode).toBe(200);
      expect((await shop.record(id)).order).toMatchObject({ status: 1, paymentId });
    },
  );

  it('is only a hint: one that lies changes nothing [SRV-53] (fault 25)', async () => {
    const { id, orderId } = await placed();
    expect((await shop.notice(buildPaymentEvent(SUCCESS, orderId))).statusCode).toBe(200);
    expect((await shop.record(id)).order.status).toBe(0);
  });

  it('is dealt with once, however often it comes, with numbers as ids too (fault 4)', async () => {
    const { id, orderId } = await placed();
    shop.provider.pay(orderId);
    const raw = buildPaymentEvent(SUCCESS, orderId, 1453002795);
    for (let time = 0; time < 5; time++) expect((await shop.notice(raw)).statusCode).toBe(200);
    expect(shop.provider.count('findOrder', orderId)).toBe(1);
    const { events, topics, payments } = await shop.record(id);
    expect([events.length, topics, payments.length]).toEqual([2, ['order.paid'], 1]);
  });

  it("is known again by the provider's own key", async () => {
    const { orderId } = await placed();
    const headers = { 'x-idempotency-key': `key-${orderId}` };
    await shop.notice(buildPaymentEvent(SUCCESS, orderId, 'a'), { headers });
    await shop.notice(buildPaymentEvent(SUCCESS, orderId, 'b'), { headers });
    expect(shop.provider.count('findOrder', orderId)).toBe(1);
  });

  it('of a failure after the success changes nothing (fault 4)', async () => {
    const { id, orderId } = await placed();
    const lost = shop.provider.decline(orderId);
    const paymentId = shop.provider.pay(orderId);
    await shop.notice(buildPaymentEvent(SUCCESS, orderId, paymentId));
    const before = (await shop.record(id)).order;
    await shop.notice(buildPaymentEvent('PAYMENT_FAILED_WEBHOOK', orderId, lost));
    await shop.notice(buildPaymentEvent('PAYMENT_USER_DROPPED_WEBHOOK', orderId, lost));
    expect((await shop.record(id)).order).toEqual(before);
  });

  it('comes again and is dealt with when the first time broke off [SRV-53] (faults 9, 20)', async () => {
    const { id, orderId } = await placed();
    const raw = buildPaymentEvent(SUCCESS, orderId, shop.provider.pay(orderId));
    const known = (await inbox()).length;
    shop.provider.fail('findOrder', 'down');
    expect((await shop.notice(raw)).statusCode).toBe(503);
    expect(await inbox()).toHaveLength(known);
    shop.provider.mend();
    expect((await shop.notice(raw)).statusCode).toBe(200);
    expect((await shop.record(id)).order.status).toBe(1);
    expect(await inbox()).toHaveLength(known + 1);
  });

  it.each(['SETTLEMENT_WEBHOOK', 'SOMETHING_NEW', 'AUTO_REFUND_STATUS_WEBHOOK'])(
    'of type %s is taken with 200',
    async (type) => {
      const raw = JSON.stringify({ type, data: { settlement: { id: 1 } } });
      expect((await shop.notice(raw)).statusCode).toBe(200);
    },
  );

  it('about an order or refund of somebody else is taken with 200', async () => {
    expect((await shop.notice(buildPaymentEvent(SUCCESS, 'AAN-2222222222'))).statusCode).toBe(200);
    expect((await shop.notice(buildRefundEvent('refund_x'))).statusCode).toBe(200);
  });

  it('is refused with 401 and leaves nothing behind when the signature is wrong [SRV-53] (fault 25)', async () => {
    const { id, orderId } = await placed();
    shop.provider.pay(orderId);
    const raw = buildPaymentEvent(SUCCESS, orderId);
    const known = (await inbox()).length;
    const right = signWebhook(shop.config.payments.webhookSecrets[0] ?? '', '1767326645000', raw);
    for (const wrong of [
      { secret: 'another secret' },
      { signature: '' },
      { signature: right.slice(2) },
      { signature: right, timestamp: '1767326645001' },
      { timestamp: 'yesterday' },
    ]) {
      expect((await shop.notice(raw, wrong)).statusCode, JSON.stringify(wrong)).toBe(401);
    }
    expect((await shop.notice(`${raw} `, { signature: right })).statusCode).toBe(401);
    expect(await inbox()).toHaveLength(known);
    expect((await shop.record(id)).order.status).toBe(0);
  });

  it('is refused when it is too large, empty or no JSON', async () => {
    expect((await shop.notice(JSON.stringify({ filler: 'x'.repeat(300 * 1024) }))).statusCode).toBe(413);
    expect((await shop.notice('not json')).statusCode).toBe(400);
    expect((await shop.app.inject({ method: 'POST', url: '/api/Payments/webhook' })).statusCode).toBe(401);
    expect((await shop.app.inject({ method: 'GET', url: '/api/Payments/webhook' })).statusCode).toBe(405);
  });

  it('is answered 503 while the database is away, so that it comes again (fault 19)', async () => {
    const { id, orderId } = await placed();
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
    const answer = await sendWebhook(other.app, raw, { secret });
    isAway = false;
    await other.close();
    expect([answer.statusCode, typeof answer.headers['retry-after']]).toEqual([503, 'string']);
    expect((await shop.record(id)).order.status).toBe(0);
    expect((await shop.notice(raw)).statusCode).toBe(200);
    expect((await shop.record(id)).order.status).toBe(1);
  });

  it('is readable by no other origin and turned away by no limit [SRV-11]', async () => {
    const small = await createTestApp({ env: { CORS_ORIGINS: 'https://front.example', RATE_LIMIT_FACTOR: '0.01' } });
    try {
      const secret = small.config.payments.webhookSecrets[0] ?? '';
      const headers = { origin: 'https://front.example' };
      for (let time = 0; time < 20; time++) {
        const answer = await sendWebhook(small.app, buildPaymentEvent('X', 'y', time), { secret, headers });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    } finally {
      await small.close();
    }
  });
});

describe('the signature of a webhook event', () => {
  const raw = Buffer.from('{"order_amount":170.00}');
  const signed = (secret: string, timestamp = '1') => ({
    ...{ raw, timestamp, signature: signWebhook(secret, timestamp, raw.toString()) },
  });

  it('may be of any secret in the list, so that keys can change', () => {
    expect(isValidSignature(['new', 'old'], signed('old'))).toBe(true);
    expect(isValidSignature(['new', 'old'], signed('new'))).toBe(true);
    expect(isValidSignature(['new', 'old'], signed('older'))).toBe(false);
    expect(isValidSignature([''], signed(''))).toBe(false);
    expect(isValidSignature([], signed('a'))).toBe(false);
  });

  it('covers the bytes as they came: written again they differ', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.toString())));
    expect(isValidSignature(['a'], { ...signed('a'), raw: rewritten })).toBe(false);
  });

  it('may be old: a webhook event can come again for days, and is only a hint', () => {
    expect(isValidSignature(['a'], signed('a', '1000000000000'))).toBe(true);
  });
});

describe('what is read of a webhook event', () => {
  it.each(['null', '[]', '1', '{}', '{"data":null}', '{"type":5,"data":{"order":7}}'])('is nothing for %s', (raw) => {
    expect(parseWebhookEvent(Buffer.from(raw))).toMatchObject({ payment: undefined, refundId: undefined });
  });
});
