import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifiedPaymentSchema } from '#contract/storefront/payments.ts';
import { toPaise } from '#domain/money/paise.ts';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { sampleSize } from '#tests/support/customers/cart-customers.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  createWallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.provider.clearFaults());

async function placeOrder(items?: readonly object[]) {
  const buyer = await shop.createBuyer(items);
  return { buyer, ...(await buyer.createOrder()).data };
}
const readCartItems = async (buyer: Buyer) => (await buyer.send('GET', 'Cart')).data.items;

describe('VerifyPayment of a successful payment', () => {
  it('marks the order paid, with time and payment id, and removes its lines from the cart [SRV-50, API-20, ENT-23] (faults 3, 28)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    shop.clock.advance(90_000);
    const paymentId = shop.provider.pay(orderId);
    const { status, data } = await buyer.verifyPayment(orderId);
    expect(status).toBe(200);
    expect(verifiedPaymentSchema.parse(data)).toEqual({
      status: 'PAID',
      orderStatus: 1,
      id,
      orderId,
      cashfreeOrderId: orderId,
      paymentId,
      amountInPaise: 108_000,
      currency: 'INR',
      reason: null,
      promisedDeliveryDate: '2026-01-09',
    });
    const record = await shop.readOrderRecord(id);
    expect(record.order).toMatchObject({ status: 1, paymentId, paidAt: shop.clock.now(), version: 2 });
    expect(record.events.map(({ fromStatus, toStatus, actor }) => [fromStatus, toStatus, actor])).toEqual([
      [null, 0, 'customer'],
      [0, 1, 'provider'],
    ]);
    expect(record.payments).toMatchObject([{ paymentId, state: 'SUCCESS', amountPaise: 108_000 }]);
    expect(record.attempts).toMatchObject([{ state: 'paid' }]);
    expect(record.topics).toEqual(PAID_EMAIL_TOPICS);
    expect(record.isOpen).toBe(false);
    expect(await readCartItems(buyer)).toEqual([]);
  });

  it('returns the same result again without another provider request or change [SRV-51] (fault 2)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    const paymentId = shop.provider.pay(orderId);
    expect((await shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId))).statusCode).toBe(
      200,
    );
    const before = (await shop.readOrderRecord(id)).order;
    const requestCount = shop.provider.countCalls('findOrder', orderId);
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput()] });
    shop.clock.advance(5000);
    const responses = [await buyer.verifyPayment(orderId), await buyer.verifyPayment(orderId)];
    expect(responses.map(({ data }) => data.status)).toEqual(['PAID', 'PAID']);
    expect(shop.provider.countCalls('findOrder', orderId)).toBe(requestCount);
    expect((await shop.readOrderRecord(id)).order).toEqual(before);
    expect(await readCartItems(buyer)).toHaveLength(1);
  });

  it('keeps cart lines that were changed or added since (fault 6)', async () => {
    const { buyer, orderId } = await placeOrder([
      createWallpaperInput(),
      createWallpaperInput({ widthInInches: 50 }),
      createWallpaperInput({ widthInInches: 51 }),
    ]);
    const [, second, third] = await readCartItems(buyer);
    await buyer.send('PUT', `Cart/items/${second?.id}`, { quantity: 7 });
    await buyer.send('PUT', `Cart/items/${third?.id}`, { widthInInches: 52 });
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ widthInInches: 53 })] });
    shop.provider.pay(orderId);
    expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
    const remaining = (await readCartItems(buyer)).map(({ widthInInches, quantity }) => [widthInInches, quantity]);
    expect(remaining).toEqual([
      [50, 7],
      [52, 2],
      [53, 2],
    ]);
  });

  it('removes a line that the release before ordered without its answer about the 2 inches [D-41]', async () => {
    const blind = { ...sampleSize, productId: testProducts.blinds.id, fittingType: 'Inside' };
    const { buyer, id, orderId } = await placeOrder([{ ...blind, sizeIncludesAllowance: true }]);
    const [item] = (await shop.readOrderRecord(id)).items;
    const cartLineKey = item?.cartLineKey.replace(',{"sizeIncludesAllowance":true}', '');
    await shop.db.update(orderItems).set({ cartLineKey }).where(eq(orderItems.orderId, id));
    shop.provider.pay(orderId);
    await buyer.verifyPayment(orderId);
    expect(await readCartItems(buyer)).toEqual([]);
  });

  it('honours a superseded order and closes its successor (fault 6)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ widthInInches: 60 })] });
    const second = (await buyer.createOrder()).data;
    shop.provider.pay(orderId);
    expect((await buyer.verifyPayment(orderId)).data).toMatchObject({ status: 'PAID', orderStatus: 1 });
    expect((await shop.readOrderRecord(id)).order).toMatchObject({ status: 1, cancelReason: null });
    expect((await readCartItems(buyer)).map(({ widthInInches }) => widthInInches)).toEqual([60]);
    const other = await shop.readOrderRecord(second.id);
    expect(other.order).toMatchObject({ status: 6, cancelReason: 'superseded' });
    await shop.runOutboxJobs();
    expect(shop.provider.getOrder(second.orderId).state).toBe('TERMINATED');
  });

  it('honours a success on the first attempt and closes the open second one [SRV-52] (fault 15)', async () => {
    const { buyer, id, orderId } = await placeOrder();
    shop.provider.declinePayment(orderId);
    shop.clock.advance(31 * 60_000);
    const again = await shop.createCustomer(buyer.userId);
    const second = await again.send<typeof shop.provider>('POST', 'Payments/CreateOrder', {});
    expect(second.status).toBe(200);
    shop.provider.pay(orderId);
    const verdict = await again.send<{ status: string }>('POST', 'Payments/VerifyPayment', {
      cashfree_order_id: orderId,
    });
    expect(verdict.data.status).toBe('PAID');
    expect((await shop.readOrderRecord(id)).attempts.map(({ state }) => state)).toEqual(['paid', 'terminated']);
    await shop.runOutboxJobs();
    expect(shop.provider.getOrder(`${orderId}-2`).state).toBe('TERMINATED');
  });
});

describe('VerifyPayment of an unsuccessful payment', () => {
  it('returns PENDING while undecided and changes nothing [D-07, SRV-52]', async () => {
    const { buyer, id, orderId } = await placeOrder();
    shop.provider.startPayment(orderId);
    const { status, data } = await buyer.verifyPayment(orderId);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'PENDING', orderStatus: 0, reason: 'Payment is not completed yet.' });
    expect((await shop.readOrderRecord(id)).order).toMatchObject({ status: 0, version: 1 });
    expect(await readCartItems(buyer)).toHaveLength(1);
  });

  it("returns FAILED with the provider's reason, and the same session can still be paid [D-07]", async () => {
    const { buyer, orderId, paymentSessionId } = await placeOrder();
    shop.provider.declinePayment(orderId, 'Insufficient funds.');
    expect((await buyer.verifyPayment(orderId)).data).toMatchObject({
      status: 'FAILED',
      orderStatus: 0,
      reason: 'Insufficient funds.',
    });
    expect((await buyer.createOrder()).data.paymentSessionId).toBe(paymentSessionId);
    shop.provider.pay(orderId);
    expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
  });

  it('returns EXPIRED when the provider reports it [D-07]', async () => {
    const { buyer, id, orderId } = await placeOrder();
    shop.provider.updateOrder(orderId, { state: 'EXPIRED' });
    expect((await buyer.verifyPayment(orderId)).data).toMatchObject({ status: 'EXPIRED', orderStatus: 6 });
    expect((await shop.readOrderRecord(id)).order).toMatchObject({ status: 6, cancelReason: 'expired' });
  });

  it.each([
    ['amount', { amountPaise: toPaise(107_999) }],
    ['currency', { currency: 'USD' }],
  ])(
    'leaves the order unpaid and raises an alert when the %s differs [SRV-49] (fault 13)',
    async (_field, mismatch) => {
      const { buyer, id, orderId } = await placeOrder();
      shop.provider.updateOrder(orderId, mismatch);
      const paymentId = shop.provider.pay(orderId);
      expect((await buyer.verifyPayment(orderId)).data).toMatchObject({ status: 'PENDING', orderStatus: 0 });
      expect((await shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId))).statusCode).toBe(
        200,
      );
      const { order, alerts, topics } = await shop.readOrderRecord(id);
      expect(order).toMatchObject({ status: 0, paidAt: null });
      expect(alerts).toMatchObject([{ kind: 'amount_mismatch' }]);
      expect(topics).toEqual([]);
      expect((await buyer.createOrder()).status).toBe(409);
    },
  );

  it('ignores a success claimed by the client [SRV-49]', async () => {
    const { buyer, id, orderId } = await placeOrder();
    const body = { cashfree_order_id: orderId, cashfree_payment_id: 'pay_mine', signature: 'mine', status: 'PAID' };
    const { data } = await buyer.send<{ status: string }>('POST', 'Payments/VerifyPayment', body);
    expect(data.status).toBe('PENDING');
    expect((await shop.readOrderRecord(id)).order.status).toBe(0);
  });
});

describe('VerifyPayment rejects', () => {
  it("another customer's order and unknown orders with 404, changing nothing [SRV-48] (fault 24)", async () => {
    const { id, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    const other = await shop.createBuyer();
    for (const wrong of [orderId, 'AAN-2222222222', 'nonsense', `${orderId}-2`, '\u0000']) {
      const { status, message } = await other.verifyPayment(wrong);
      expect([status, message], wrong).toEqual(wrong === '\u0000' ? [400, message] : [404, 'Order not found.']);
    }
    expect((await shop.readOrderRecord(id)).order.status).toBe(0);
  });

  it.each(['', '   '])('a blank order id %j with 400 [SRV-48]', async (blank) => {
    const buyer = await shop.createBuyer();
    expect((await buyer.verifyPayment(blank)).status).toBe(400);
  });

  it('a missing token with 401; after signing in the payment is settled [API-29] (fault 23)', async () => {
    const { buyer, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    const sendAnonymously = shop.sendAs(undefined);
    expect((await sendAnonymously('POST', 'Payments/VerifyPayment', { cashfree_order_id: orderId })).status).toBe(401);
    expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
  });

  it('with 503 while the provider is down; the next request settles the payment [D-20] (fault 11)', async () => {
    const { buyer, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    shop.provider.injectFault('listPayments', 'down');
    const { status, headers, message } = await buyer.verifyPayment(orderId);
    expect([status, headers['retry-after']]).toEqual([503, '7']);
    expect(message).toContain("don't pay again");
    shop.provider.clearFaults();
    expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
  });
});
