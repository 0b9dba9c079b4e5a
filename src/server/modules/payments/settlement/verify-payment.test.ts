import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifiedPaymentSchema } from '#contract/storefront/payments.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  wallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.provider.mend());

async function placed(items?: readonly object[]) {
  const buyer = await shop.buyer(items);
  return { buyer, ...(await buyer.pay()).data };
}
const cartOf = async (buyer: Buyer) => (await buyer.ask('GET', 'Cart')).data.items;

describe('VerifyPayment of a payment that succeeded', () => {
  it('marks the order paid, with time and payment id, and takes the lines out of the cart [SRV-50, API-20, ENT-23] (faults 3, 28)', async () => {
    const { buyer, id, orderId } = await placed();
    shop.clock.advance(90_000);
    const paymentId = shop.provider.pay(orderId);
    const { status, data } = await buyer.verify(orderId);
    expect(status).toBe(200);
    expect(verifiedPaymentSchema.parse(data)).toEqual({
      ...{ status: 'PAID', orderStatus: 1, id, orderId, cashfreeOrderId: orderId, paymentId },
      ...{ amountInPaise: 108_000, currency: 'INR', reason: null },
    });
    const record = await shop.record(id);
    expect(record.order).toMatchObject({ status: 1, paymentId, paidAt: shop.clock.now(), version: 2 });
    expect(record.events.map(({ fromStatus, toStatus, actor }) => [fromStatus, toStatus, actor])).toEqual([
      [null, 0, 'customer'],
      [0, 1, 'provider'],
    ]);
    expect(record.payments).toMatchObject([{ paymentId, status: 'SUCCESS', amountPaise: 108_000 }]);
    expect(record.attempts).toMatchObject([{ state: 'paid' }]);
    expect(record.topics).toEqual(['order.paid']);
    expect(record.isOpen).toBe(false);
    expect(await cartOf(buyer)).toEqual([]);
  });

  it('returns the same again, asks the provider no more and leaves time and cart alone [SRV-51] (fault 2)', async () => {
    const { buyer, id, orderId } = await placed();
    const paymentId = shop.provider.pay(orderId);
    expect((await shop.notice(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId))).statusCode).toBe(200);
    const before = (await shop.record(id)).order;
    const asked = shop.provider.count('findOrder', orderId);
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput()] });
    shop.clock.advance(5000);
    const answers = [await buyer.verify(orderId), await buyer.verify(orderId)];
    expect(answers.map(({ data }) => data.status)).toEqual(['PAID', 'PAID']);
    expect(shop.provider.count('findOrder', orderId)).toBe(asked);
    expect((await shop.record(id)).order).toEqual(before);
    expect(await cartOf(buyer)).toHaveLength(1);
  });

  it('leaves lines in the cart that were changed since, and those added since (fault 6)', async () => {
    const { buyer, orderId } = await placed([
      wallpaperInput(),
      wallpaperInput({ widthInInches: 50 }),
      wallpaperInput({ widthInInches: 51 }),
    ]);
    const [, second, third] = await cartOf(buyer);
    await buyer.ask('PUT', `Cart/items/${second?.id}`, { quantity: 7 });
    await buyer.ask('PUT', `Cart/items/${third?.id}`, { widthInInches: 52 });
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ widthInInches: 53 })] });
    shop.provider.pay(orderId);
    expect((await buyer.verify(orderId)).data.status).toBe('PAID');
    const left = (await cartOf(buyer)).map(({ widthInInches, quantity }) => [widthInInches, quantity]);
    expect(left).toEqual([
      [50, 7],
      [52, 2],
      [53, 2],
    ]);
  });

  it('honours an order whose place another had taken, and closes that other one (fault 6)', async () => {
    const { buyer, id, orderId } = await placed();
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ widthInInches: 60 })] });
    const second = (await buyer.pay()).data;
    shop.provider.pay(orderId);
    expect((await buyer.verify(orderId)).data).toMatchObject({ status: 'PAID', orderStatus: 1 });
    expect((await shop.record(id)).order).toMatchObject({ status: 1, cancelReason: null });
    expect((await cartOf(buyer)).map(({ widthInInches }) => widthInInches)).toEqual([60]);
    const other = await shop.record(second.id);
    expect(other.order).toMatchObject({ status: 6, cancelReason: 'superseded' });
    await shop.deliver();
    expect(shop.provider.order(second.orderId).state).toBe('TERMINATED');
  });

  it('honours a success on the first attempt although a second is open, and closes that [SRV-52] (fault 15)', async () => {
    const { buyer, id, orderId } = await placed();
    shop.provider.decline(orderId);
    shop.clock.advance(31 * 60_000);
    const again = await shop.customer(buyer.userId);
    const second = await again.ask<typeof shop.provider>('POST', 'Payments/CreateOrder', {});
    expect(second.status).toBe(200);
    shop.provider.pay(orderId);
    const verdict = await again.ask<{ status: string }>('POST', 'Payments/VerifyPayment', {
      cashfree_order_id: orderId,
    });
    expect(verdict.data.status).toBe('PAID');
    expect((await shop.record(id)).attempts.map(({ state }) => state)).toEqual(['paid', 'terminated']);
    await shop.deliver();
    expect(shop.provider.order(`${orderId}-2`).state).toBe('TERMINATED');
  });
});

describe('VerifyPayment of a payment that did not succeed', () => {
  it('is PENDING while nothing is decided, and changes nothing [D-07, SRV-52]', async () => {
    const { buyer, id, orderId } = await placed();
    shop.provider.begin(orderId);
    const { status, data } = await buyer.verify(orderId);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'PENDING', orderStatus: 0, reason: 'Payment is not completed yet.' });
    expect((await shop.record(id)).order).toMatchObject({ status: 0, version: 1 });
    expect(await cartOf(buyer)).toHaveLength(1);
  });

  it("is FAILED with the provider's reason while it can still be paid, and the same session goes on [D-07]", async () => {
    const { buyer, orderId, paymentSessionId } = await placed();
    shop.provider.decline(orderId, 'Insufficient funds.');
    expect((await buyer.verify(orderId)).data).toMatchObject({
      status: 'FAILED',
      orderStatus: 0,
      reason: 'Insufficient funds.',
    });
    expect((await buyer.pay()).data.paymentSessionId).toBe(paymentSessionId);
    shop.provider.pay(orderId);
    expect((await buyer.verify(orderId)).data.status).toBe('PAID');
  });

  it('is EXPIRED when the provider says so [D-07]', async () => {
    const { buyer, id, orderId } = await placed();
    shop.provider.set(orderId, { state: 'EXPIRED' });
    expect((await buyer.verify(orderId)).data).toMatchObject({ status: 'EXPIRED', orderStatus: 6 });
    expect((await shop.record(id)).order).toMatchObject({ status: 6, cancelReason: 'expired' });
  });

  it.each([
    ['amount', { amountPaise: 107_999 }],
    ['currency', { currency: 'USD' }],
  ])(
    'is no success when the %s differs: the order is not paid and people are told [SRV-49] (fault 13)',
    async (_what, wrong) => {
      const { buyer, id, orderId } = await placed();
      shop.provider.set(orderId, wrong);
      const paymentId = shop.provider.pay(orderId);
      expect((await buyer.verify(orderId)).data).toMatchObject({ status: 'PENDING', orderStatus: 0 });
      expect((await shop.notice(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId))).statusCode).toBe(
        200,
      );
      const { order, alerts, topics } = await shop.record(id);
      expect(order).toMatchObject({ status: 0, paidAt: null });
      expect(alerts).toMatchObject([{ kind: 'amount_mismatch' }]);
      expect(topics).toEqual([]);
      expect((await buyer.pay()).status).toBe(409);
    },
  );

  it('is no success by word of the caller [SRV-49]', async () => {
    const { buyer, id, orderId } = await placed();
    const body = { cashfree_order_id: orderId, cashfree_payment_id: 'pay_mine', signature: 'mine', status: 'PAID' };
    const { data } = await buyer.ask<{ status: string }>('POST', 'Payments/VerifyPayment', body);
    expect(data.status).toBe('PENDING');
    expect((await shop.record(id)).order.status).toBe(0);
  });
});

describe('VerifyPayment refuses', () => {
  it("another customer's order and unknown ones with 404, without a change [SRV-48] (fault 24)", async () => {
    const { id, orderId } = await placed();
    shop.provider.pay(orderId);
    const other = await shop.buyer();
    for (const wrong of [orderId, 'AAN-2222222222', 'nonsense', `${orderId}-2`, '\u0000']) {
      const { status, message } = await other.verify(wrong);
      expect([status, message], wrong).toEqual(wrong === '\u0000' ? [400, message] : [404, 'Order not found.']);
    }
    expect((await shop.record(id)).order.status).toBe(0);
  });

  it.each(['', '   '])('a blank order id %j with 400 [SRV-48]', async (blank) => {
    const buyer = await shop.buyer();
    expect((await buyer.verify(blank)).status).toBe(400);
  });

  it('a missing token with 401; after signing in again the payment is found [API-29] (fault 23)', async () => {
    const { buyer, orderId } = await placed();
    shop.provider.pay(orderId);
    const nobody = shop.as(undefined);
    expect((await nobody('POST', 'Payments/VerifyPayment', { cashfree_order_id: orderId })).status).toBe(401);
    expect((await buyer.verify(orderId)).data.status).toBe('PAID');
  });

  it('to guess while the provider is down: 503 with a sentence, and the next request settles it [D-20] (fault 11)', async () => {
    const { buyer, orderId } = await placed();
    shop.provider.pay(orderId);
    shop.provider.fail('listPayments', 'down');
    const { status, headers, message } = await buyer.verify(orderId);
    expect([status, headers['retry-after']]).toEqual([503, '7']);
    expect(message).toContain('do not pay again');
    shop.provider.mend();
    expect((await buyer.verify(orderId)).data.status).toBe('PAID');
  });
});
