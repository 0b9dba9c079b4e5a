import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { refunds as refundTable } from '#server/platform/database/tables/orders/payment-tables.ts';
import { buildPaymentEvent, buildRefundEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.provider.clearFaults();
  shop.provider.setRefundOutcome('SUCCESS');
});

const MINUTE = 60_000;

async function createPaidOrder() {
  const buyer = await shop.createBuyer();
  const order = (await buyer.createOrder()).data;
  const paymentId = shop.provider.pay(order.orderId);
  await buyer.verifyPayment(order.orderId);
  return { buyer, ...order, paymentId };
}
const requestRefund = (id: string, amount?: number) =>
  shop.orderActions.refundOrder({
    orderId: id,
    amountPaise: amount === undefined ? undefined : toPaise(amount),
    reason: 'requested by the customer',
  });
const readStatus = async (id: string) => (await shop.readOrderRecord(id)).order.status;

describe('a refund', () => {
  it('of the full amount marks the order Refunded once the provider reports success [Q-119]', async () => {
    const { id, orderId } = await createPaidOrder();
    expect(await requestRefund(id)).toMatchObject({ ok: true, value: { amountPaise: 108_000, state: 'requested' } });
    expect(await readStatus(id)).toBe(1);
    await shop.runOutboxJobs();
    expect(shop.provider.readRefunds(orderId)).toMatchObject([{ amountPaise: 108_000 }]);
    const { order, events, topics } = await shop.readOrderRecord(id);
    expect(order.status).toBe(7);
    expect(events.at(-1)).toMatchObject({ fromStatus: 1, toStatus: 7, actor: 'provider' });
    expect(topics).toContain('order.refunded');
  });

  it('in parts changes the status with the last part', async () => {
    const { id } = await createPaidOrder();
    await requestRefund(id, 8_000);
    await shop.runOutboxJobs();
    expect(await readStatus(id)).toBe(1);
    expect(await requestRefund(id, 100_001)).toMatchObject({
      ok: false,
      message: 'At most ₹1,000.00 of this order can still be refunded.',
    });
    await requestRefund(id);
    await shop.runOutboxJobs();
    expect(await readStatus(id)).toBe(7);
    expect(
      (await shop.readOrderRecord(id)).refunds.map(({ amountPaise }) => amountPaise).sort((a, b) => a - b),
    ).toEqual([8_000, 100_000]);
  });

  it('never exceeds the amount paid, even with concurrent requests', async () => {
    const { id } = await createPaidOrder();
    const results = await Promise.all(Array.from({ length: 8 }, () => requestRefund(id, 50_000)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    const { refunds } = await shop.readOrderRecord(id);
    expect(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(100_000);
  });

  it('is rejected for an unpaid or unknown order', async () => {
    const buyer = await shop.createBuyer();
    const { id } = (await buyer.createOrder()).data;
    expect(await requestRefund(id)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Nothing has been paid'),
    });
    expect(await requestRefund('00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: false });
  });

  it('is requested again under the same id after a lost response, and made once (fault 17)', async () => {
    const { id, orderId } = await createPaidOrder();
    await requestRefund(id);
    shop.provider.injectFault('createRefund', 'succeeds but loses the response');
    await expect(shop.runOutboxJobs()).rejects.toThrow('no response');
    shop.provider.clearFaults();
    await shop.runOutboxJobs();
    expect(shop.provider.readRefunds(orderId)).toHaveLength(1);
    expect(await readStatus(id)).toBe(7);
  });

  it('that takes days is checked until it ends', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.setRefundOutcome('PENDING');
    await requestRefund(id);
    await shop.runOutboxJobs();
    expect((await shop.readOrderRecord(id)).refunds).toMatchObject([{ state: 'pending' }]);
    shop.clock.advance(MINUTE);
    await shop.runDueChecks();
    expect(await readStatus(id)).toBe(1);
    const [refund] = shop.provider.readRefunds(orderId);
    shop.provider.settleRefund(orderId, refund?.refundId ?? '', 'SUCCESS');
    shop.clock.advance(10 * MINUTE);
    await shop.runDueChecks();
    expect(await readStatus(id)).toBe(7);
  });

  it('is completed once by repeated webhook events', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.setRefundOutcome('PENDING');
    await requestRefund(id);
    await shop.runOutboxJobs();
    const refundId = shop.provider.readRefunds(orderId)[0]?.refundId ?? '';
    shop.provider.settleRefund(orderId, refundId, 'SUCCESS');
    for (let time = 0; time < 3; time++) await shop.sendEvent(`${buildRefundEvent(refundId)}${' '.repeat(time)}`);
    const { order, events, topics } = await shop.readOrderRecord(id);
    expect(order.status).toBe(7);
    expect(events).toHaveLength(3);
    expect(topics.filter((topic) => topic === 'order.refunded')).toHaveLength(1);
  });

  it.each([
    ['CANCELLED', 'failed', 'refund_failed'],
    ['FAILED', 'failed', 'refund_failed'],
    ['ONHOLD', 'pending', 'refund_on_hold'],
  ] as const)(
    'that ends %s raises an alert and does not mark the order Refunded (fault 18)',
    async (end, state, kind) => {
      const { id } = await createPaidOrder();
      shop.provider.setRefundOutcome(end);
      await requestRefund(id);
      await shop.runOutboxJobs();
      const { order, refunds, alerts } = await shop.readOrderRecord(id);
      expect(order.status).toBe(1);
      expect(refunds).toMatchObject([{ state }]);
      expect(alerts).toMatchObject([{ kind }]);
      expect((await requestRefund(id)).ok).toBe(state === 'failed');
    },
  );

  it('that the provider rejects raises an alert (fault 18)', async () => {
    const { id } = await createPaidOrder();
    await requestRefund(id);
    shop.provider.injectFault('createRefund', 'rejects');
    await shop.runOutboxJobs();
    expect((await shop.readOrderRecord(id)).alerts).toMatchObject([{ kind: 'refund_failed' }]);
  });
});

describe('a payment for an order that the shop had cancelled', () => {
  it('is recorded and refunded in full, and the order ends Refunded (fault 15)', async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId } = (await buyer.createOrder()).data;
    expect((await shop.orderActions.changeStatus({ orderId: id, to: 6, reason: 'Asked by phone' })).ok).toBe(true);
    await shop.runOutboxJobs();
    expect(shop.provider.getOrder(orderId).state).toBe('TERMINATED');
    const paymentId = shop.provider.pay(orderId);
    const verdict = (await buyer.verifyPayment(orderId)).data;
    expect(verdict).toMatchObject({ status: 'FAILED', orderStatus: 6, paymentId });
    expect(verdict.reason).toContain('refunding your money');
    await shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
    const record = await shop.readOrderRecord(id);
    expect(record.order).toMatchObject({ status: 6, paidAt: null, paymentId });
    expect(record.refunds).toMatchObject([{ amountPaise: 108_000, duplicatePaymentId: null }]);
    expect((await buyer.send('GET', 'Cart')).data.items).toHaveLength(1);
    await shop.runOutboxJobs();
    expect(await readStatus(id)).toBe(7);
    await buyer.verifyPayment(orderId);
    expect((await shop.readOrderRecord(id)).refunds).toHaveLength(1);
  });

  it('is refunded in full as well if two attempts were paid and two processes settle them at once', async () => {
    const { db, provider, clock } = shop;
    const connection = { db, engine: 'embedded', close: async () => {} } as const;
    const other = await createTestApp({ connection, provider, clock });
    const buyer = await shop.createBuyer();
    const { id, orderId } = (await buyer.createOrder()).data;
    provider.declinePayment(orderId);
    clock.advance(31 * MINUTE);
    const retry = await shop.payments.createOrder(buyer.userId);
    expect(retry.id).toBe(id);
    expect((await shop.orderActions.changeStatus({ orderId: id, to: 6, reason: 'Asked by phone' })).ok).toBe(true);
    const paymentIds = [orderId, retry.orderId].map((attemptId) => provider.pay(attemptId));
    const [first, second] = (await shop.readOrderRecord(id)).attempts;
    if (!first || !second) throw new Error('no attempts');
    await Promise.all([shop.payments.settle(first, 'webhook'), other.payments.settle(second, 'webhook')]);
    await other.close();
    const { order, refunds } = await shop.readOrderRecord(id);
    expect(refunds).toHaveLength(2);
    const refunded = refunds.map(({ duplicatePaymentId }) => duplicatePaymentId ?? order.paymentId);
    expect(refunded.sort()).toEqual(paymentIds.sort());
  });

  it('alerts staff if its refund is refused', async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId } = (await buyer.createOrder()).data;
    await shop.orderActions.changeStatus({ orderId: id, to: 6, reason: 'Asked by phone' });
    const paymentId = shop.provider.pay(orderId);
    const earlier = {
      refundId: `earlier_${orderId}`,
      providerOrderId: orderId,
      orderId: id,
      state: 'success',
    } as const;
    await shop.db.insert(refundTable).values({
      ...earlier,
      amountPaise: toPaise(108_000),
      reason: 'earlier',
      createdAt: shop.clock.now(),
      checkCount: 0,
    });
    await buyer.verifyPayment(orderId);
    const { alerts } = await shop.readOrderRecord(id);
    expect(alerts).toMatchObject([{ kind: 'refund_failed', alertKey: `refund_failed:${paymentId}` }]);
  });
});
