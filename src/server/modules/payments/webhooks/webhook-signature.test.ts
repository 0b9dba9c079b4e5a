import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPaymentEvent, signWebhook } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { isValidSignature } from './webhook-signature.ts';

const REPLAYS = 1000;
const AT_ONCE = 50;

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

it('a webhook event that is played a thousand times, under new times and keys of its own, has one effect [SRV-53]', async () => {
  const buyer = await shop.buyer();
  const { id, orderId } = (await buyer.pay()).data;
  const paymentId = shop.provider.pay(orderId);
  const raw = buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId);
  for (let played = 0; played < REPLAYS; played += AT_ONCE) {
    const replays = Array.from({ length: AT_ONCE }, (_, at) => {
      const again = played + at;
      const headers: Record<string, string> = again % 10 === 0 ? { 'x-idempotency-key': `replayed-${again}` } : {};
      return shop.notice(raw, { timestamp: String(1_767_326_645_000 + (again % 7)), headers });
    });
    for (const { statusCode } of await Promise.all(replays)) expect(statusCode).toBe(200);
  }
  const { order, events, payments, topics, refunds, alerts } = await shop.record(id);
  expect(order).toMatchObject({ status: 1, paymentId });
  expect({ events: events.length, payments: payments.length, topics, refunds, alerts }).toEqual({
    ...{ events: 2, payments: 1, topics: ['order.paid'], refunds: [], alerts: [] },
  });
});

it('no bit of body, time or signature can be another [SRV-53]', () => {
  const secret = 'the secret of the provider';
  const timestamp = '1767326645000';
  const raw = Buffer.from(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', 'AAN-2222222222'));
  const signature = signWebhook(secret, timestamp, raw.toString());
  expect(isValidSignature([secret], { raw, timestamp, signature })).toBe(true);
  const flipped = (bytes: Buffer, bit: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return copy;
  };
  for (let bit = 0; bit < raw.length * 8; bit++) {
    expect(isValidSignature([secret], { raw: flipped(raw, bit), timestamp, signature })).toBe(false);
  }
  for (let bit = 0; bit < timestamp.length * 8; bit++) {
    const other = flipped(Buffer.from(timestamp), bit).toString('latin1');
    expect(isValidSignature([secret], { raw, timestamp: other, signature })).toBe(false);
  }
  const bytes = Buffer.from(signature, 'base64');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = flipped(bytes, bit).toString('base64');
    expect(isValidSignature([secret], { raw, timestamp, signature: other })).toBe(false);
  }
});
