import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildPaymentEvent, buildRefundEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.provider.mend();
  shop.provider.endRefundsAs('SUCCESS');
});

const MINUTE = 60_000;

async function paid() {
  const buyer = await shop.buyer();
  const order = (await buyer.pay()).data;
  const paymentId = shop.provider.pay(order.orderId);
  await buyer.verify(order.orderId);
  return { buyer, ...order, paymentId };
}
const refund = (id: string, amountPaise?: number) =>
  shop.payments.refundOrder(id, amountPaise, 'asked by the customer');
const statusOf = async (id: string) => (await shop.record(id)).order.status;

describe('a refund', () => {
  it('of all that was paid makes the order Refunded, when the provider says that it succeeded [Q-119]', async () => {
    const { id, orderId } = await paid();
    expect(await refund(id)).toMatchObject({ ok: true, value: { amountPaise: 108_000, state: 'requested' } });
    expect(await statusOf(id)).toBe(1);
    await shop.deliver();
    expect(shop.provider.refunds(orderId)).toMatchObject([{ amountPaise: 108_000 }]);
    const { order, events, topics } = await shop.record(id);
    expect(order.status).toBe(7);
    expect(events.at(-1)).toMatchObject({ fromStatus: 1, toStatus: 7, actor: 'provider' });
    expect(topics).toContain('order.refunded');
  });

  it('in parts leaves the status until the last part', async () => {
    const { id } = await paid();
    await refund(id, 8_000);
    await shop.deliver();
    expect(await statusOf(id)).toBe(1);
    expect(await refund(id, 100_001)).toMatchObject({
      ok: false,
      message: 'At most ₹1,000.00 of this order can still be refunded.',
    });
    await refund(id);
    await shop.deliver();
    expect(await statusOf(id)).toBe(7);
    expect((await shop.record(id)).refunds.map(({ amountPaise }) => amountPaise).sort((a, b) => a - b)).toEqual([
      8_000, 100_000,
    ]);
  });

  it('never exceeds what was paid, also when many ask at once', async () => {
    const { id } = await paid();
    const asked = await Promise.all(Array.from({ length: 8 }, () => refund(id, 50_000)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(2);
    const { refunds } = await shop.record(id);
    expect(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(100_000);
  });

  it('is refused for an order that was not paid, or does not exist', async () => {
    const buyer = await shop.buyer();
    const { id } = (await buyer.pay()).data;
    expect(await refund(id)).toMatchObject({ ok: false, message: expect.stringContaining('Nothing has been paid') });
    expect(await refund('00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: false });
  });

  it('whose response was lost is requested again under the same id and made once (fault 17)', async () => {
    const { id, orderId } = await paid();
    await refund(id);
    shop.provider.fail('createRefund', 'does it and then fails');
    await expect(shop.deliver()).rejects.toThrow('no answer came');
    shop.provider.mend();
    await shop.deliver();
    expect(shop.provider.refunds(orderId)).toHaveLength(1);
    expect(await statusOf(id)).toBe(7);
  });

  it('that takes days is followed by the background until it ends', async () => {
    const { id, orderId } = await paid();
    shop.provider.endRefundsAs('PENDING');
    await refund(id);
    await shop.deliver();
    expect((await shop.record(id)).refunds).toMatchObject([{ state: 'pending' }]);
    shop.clock.advance(MINUTE);
    await shop.tick();
    expect(await statusOf(id)).toBe(1);
    const [made] = shop.provider.refunds(orderId);
    shop.provider.endRefund(orderId, made?.refundId ?? '', 'SUCCESS');
    shop.clock.advance(10 * MINUTE);
    await shop.tick();
    expect(await statusOf(id)).toBe(7);
  });

  it('that ends is heard of by a webhook event too, once', async () => {
    const { id, orderId } = await paid();
    shop.provider.endRefundsAs('PENDING');
    await refund(id);
    await shop.deliver();
    const refundId = shop.provider.refunds(orderId)[0]?.refundId ?? '';
    shop.provider.endRefund(orderId, refundId, 'SUCCESS');
    for (let time = 0; time < 3; time++) await shop.notice(`${buildRefundEvent(refundId)}${' '.repeat(time)}`);
    const { order, events, topics } = await shop.record(id);
    expect(order.status).toBe(7);
    expect(events).toHaveLength(3);
    expect(topics.filter((topic) => topic === 'order.refunded')).toHaveLength(1);
  });

  it.each([
    ['CANCELLED', 'failed', 'refund_failed'],
    ['FAILED', 'failed', 'refund_failed'],
    ['ONHOLD', 'pending', 'refund_on_hold'],
  ] as const)(
    'that ends %s is for people to look at, and the order is not Refunded (fault 18)',
    async (end, state, kind) => {
      const { id } = await paid();
      shop.provider.endRefundsAs(end);
      await refund(id);
      await shop.deliver();
      const { order, refunds, alerts } = await shop.record(id);
      expect(order.status).toBe(1);
      expect(refunds).toMatchObject([{ state }]);
      expect(alerts).toMatchObject([{ kind }]);
      expect((await refund(id)).ok).toBe(state === 'failed');
    },
  );

  it('that the provider refuses is for people to look at (fault 18)', async () => {
    const { id } = await paid();
    await refund(id);
    shop.provider.fail('createRefund', 'refuses');
    await shop.deliver();
    expect((await shop.record(id)).alerts).toMatchObject([{ kind: 'refund_failed' }]);
  });
});

describe('a payment for an order that the shop had cancelled', () => {
  it('is kept, goes back in full, and the order ends Refunded (fault 15)', async () => {
    const buyer = await shop.buyer();
    const { id, orderId } = (await buyer.pay()).data;
    expect((await shop.payments.advanceOrder(id, 6, 'shop')).ok).toBe(true);
    await shop.deliver();
    expect(shop.provider.order(orderId).state).toBe('TERMINATED');
    const paymentId = shop.provider.pay(orderId);
    const verdict = (await buyer.verify(orderId)).data;
    expect(verdict).toMatchObject({ status: 'FAILED', orderStatus: 6, paymentId });
    expect(verdict.reason).toContain('sent back');
    await shop.notice(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
    const record = await shop.record(id);
    expect(record.order).toMatchObject({ status: 6, paidAt: null, paymentId });
    expect(record.refunds).toMatchObject([{ amountPaise: 108_000, extraPaymentId: null }]);
    expect((await buyer.ask('GET', 'Cart')).data.items).toHaveLength(1);
    await shop.deliver();
    expect(await statusOf(id)).toBe(7);
    await buyer.verify(orderId);
    expect((await shop.record(id)).refunds).toHaveLength(1);
  });
});
