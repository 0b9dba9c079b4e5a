import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { RateLimitError } from '#server/platform/payment-provider/payment-provider.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

async function placeOrder() {
  const buyer = await shop.createBuyer();
  return { buyer, ...(await buyer.createOrder()).data };
}
const countReads = (orderId: string) => shop.provider.countCalls('findOrder', orderId);
const readStatus = async (id: string) => (await shop.readOrderRecord(id)).order.status;
const sendSuccessEvent = (orderId: string, paymentId: string) =>
  shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
/** Uses up the reads of this minute, in all processes. */
const exhaust = (pool: string) => {
  const used = { points: 2_000_000_000, expire: new Date(Date.now() + 60_000) };
  return shop.db
    .insert(rateLimitPoints)
    .values({ key: `provider-reads:${pool}`, ...used })
    .onConflictDoUpdate({ target: rateLimitPoints.key, set: used });
};

describe('VerifyPayment', () => {
  it('asks the provider once, however many requests arrive within three seconds [D-42]', async () => {
    const { buyer, orderId } = await placeOrder();
    const responses = await Promise.all(Array.from({ length: 20 }, () => buyer.verifyPayment(orderId)));
    expect(new Set(responses.map(({ data }) => data.status))).toEqual(new Set(['PENDING']));
    await buyer.verifyPayment(orderId);
    expect([countReads(orderId), shop.provider.countCalls('listPayments', orderId)]).toEqual([1, 1]);
    shop.clock.advance(3_000);
    await buyer.verifyPayment(orderId);
    expect(countReads(orderId)).toBe(2);
  });

  it('does not delay a webhook event that follows it within three seconds [D-42]', async () => {
    const { buyer, id, orderId } = await placeOrder();
    await buyer.verifyPayment(orderId);
    expect((await sendSuccessEvent(orderId, shop.provider.pay(orderId))).statusCode).toBe(200);
    expect(await readStatus(id)).toBe(1);
  });

  it('returns PENDING, not a failure, when the provider asks for fewer requests [D-07, D-42]', async () => {
    const { buyer, orderId } = await placeOrder();
    shop.provider.injectFault('findOrder', new RateLimitError(30));
    expect((await buyer.verifyPayment(orderId)).data).toMatchObject({ status: 'PENDING', orderStatus: 0 });
    shop.provider.clearFaults();
  });

  it('returns PENDING without asking when customers have used up their reads; orders and webhook events go on [D-42]', async () => {
    const { buyer, id, orderId } = await placeOrder();
    const paymentId = shop.provider.pay(orderId);
    await exhaust('customers');
    expect(await buyer.verifyPayment(orderId)).toMatchObject({ status: 200, data: { status: 'PENDING' } });
    expect(countReads(orderId)).toBe(0);
    const other = await placeOrder();
    expect((await other.buyer.createOrder()).data.paymentSessionId).toBe(other.paymentSessionId);
    expect(countReads(other.orderId)).toBe(1);
    expect((await sendSuccessEvent(orderId, paymentId)).statusCode).toBe(200);
    expect(await readStatus(id)).toBe(1);
    expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
  });

  it('accepts 60 requests a minute and customer, then responds 429 with Retry-After [D-42]', async () => {
    const limitedShop = await createCheckoutShop({ env: { RATE_LIMIT_FACTOR: '0.2' } });
    try {
      const [buyer, other] = [await limitedShop.createBuyer(), await limitedShop.createBuyer()];
      for (let request = 0; request < 12; request++)
        expect((await buyer.verifyPayment('AAN-2222222222')).status).toBe(404);
      const rejected = await buyer.verifyPayment('AAN-2222222222');
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await other.verifyPayment('AAN-2222222222')).status).toBe(404);
    } finally {
      await limitedShop.close();
    }
  });
});

it('CreateOrder accepts 20 requests a minute and customer, from any addresses', async () => {
  const limitedShop = await createCheckoutShop({ env: { RATE_LIMIT_FACTOR: '0.2' } });
  try {
    const buyer = await limitedShop.createBuyer();
    const headers = { authorization: await createBearer(buyer.userId, limitedShop.clock.now()) };
    const statuses: number[] = [];
    for (let host = 1; host <= 5; host++) {
      const request = { method: 'POST', url: '/api/Payments/CreateOrder', payload: {}, headers } as const;
      const { statusCode } = await limitedShop.app.inject({ ...request, remoteAddress: `203.0.113.${host}` });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  } finally {
    await limitedShop.close();
  }
});

describe('background checks', () => {
  it('wait without budget; orders go on [D-42]', async () => {
    const { id, orderId } = await placeOrder();
    const paymentId = shop.provider.pay(orderId);
    await exhaust('background');
    shop.clock.advance(15_000);
    await shop.runDueChecks();
    await shop.runDueChecks();
    expect([countReads(orderId), await readStatus(id)]).toEqual([0, 0]);
    const response = await sendSuccessEvent(orderId, paymentId);
    expect([response.statusCode, typeof response.headers['retry-after']]).toEqual([503, 'string']);
    expect((await placeOrder()).paymentSessionId).toMatch(/^session_/);
  });
});
