import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { buildPaymentEvent, signWebhook } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { isValidSignature } from './webhook-signature.ts';

const REPLAY_COUNT = 1000;
const CONCURRENCY = 50;

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

it('a webhook event replayed a thousand times with new timestamps and keys has one effect [SRV-53]', async () => {
  const buyer = await shop.createBuyer();
  const { id, orderId } = (await buyer.createOrder()).data;
  const paymentId = shop.provider.pay(orderId);
  const raw = buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId);
  for (let sentCount = 0; sentCount < REPLAY_COUNT; sentCount += CONCURRENCY) {
    const replays = Array.from({ length: CONCURRENCY }, (_, index) => {
      const replay = sentCount + index;
      const headers: Record<string, string> = replay % 10 === 0 ? { 'x-idempotency-key': `replayed-${replay}` } : {};
      return shop.sendEvent(raw, { timestamp: String(1_767_326_645_000 + (replay % 7)), headers });
    });
    for (const { statusCode } of await Promise.all(replays)) expect(statusCode).toBe(200);
  }
  const { order, events, payments, topics, refunds, alerts } = await shop.readOrderRecord(id);
  expect(order).toMatchObject({ status: 1, paymentId });
  expect({ events: events.length, payments: payments.length, topics, refunds, alerts }).toEqual({
    events: 2,
    payments: 1,
    topics: PAID_EMAIL_TOPICS,
    refunds: [],
    alerts: [],
  });
});

it('a signature rejects any flipped bit of body, timestamp or signature [SRV-53]', () => {
  const secret = 'the secret of the provider';
  const timestamp = '1767326645000';
  const rawBody = Buffer.from(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', 'AAN-2222222222'));
  const signature = signWebhook(secret, timestamp, rawBody.toString());
  expect(isValidSignature([secret], { rawBody, timestamp, signature })).toBe(true);
  const flipBit = (bytes: Buffer, bit: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return copy;
  };
  for (let bit = 0; bit < rawBody.length * 8; bit++) {
    expect(isValidSignature([secret], { rawBody: flipBit(rawBody, bit), timestamp, signature })).toBe(false);
  }
  for (let bit = 0; bit < timestamp.length * 8; bit++) {
    const other = flipBit(Buffer.from(timestamp), bit).toString('latin1');
    expect(isValidSignature([secret], { rawBody, timestamp: other, signature })).toBe(false);
  }
  const bytes = Buffer.from(signature, 'base64');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = flipBit(bytes, bit).toString('base64');
    expect(isValidSignature([secret], { rawBody, timestamp, signature: other })).toBe(false);
  }
});
