import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { buildDisputeEvent, buildRefundEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createDailyReversalCheck } from './daily-reversal-check.ts';
import { createOwnerAlertEmailHandlers } from './owner-alert-emails.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

const DAY = 24 * 60 * 60_000;

async function placeOrder() {
  const buyer = await shop.createBuyer();
  return { buyer, ...(await buyer.createOrder()).data };
}
async function createPaidOrder() {
  const order = await placeOrder();
  const paymentId = shop.provider.pay(order.orderId);
  await order.buyer.verifyPayment(order.orderId);
  return { ...order, paymentId };
}
let eventCount = 0;
const sendRefundEvent = (orderId: string) => shop.sendEvent(buildRefundEvent(`dashboard_${++eventCount}`, orderId));
const sendDisputeEvent = (orderId: string, type = 'DISPUTE_CREATED') =>
  shop.sendEvent(buildDisputeEvent(type, String(++eventCount), orderId));
/** Sends the queued alerts of an order; returns the emails. */
async function sendAlertEmails(id: string): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mail = { send: async (email: Mail) => void sent.push(email) };
  const handlers = createOwnerAlertEmailHandlers({ db: shop.db, mail, shop: shop.config.shop });
  for (const { topic, ...entry } of await shop.listOutbox()) {
    if (!(topic in handlers && entry.payload.includes(id))) continue;
    const payload = JSON.parse(entry.payload) as Record<string, string>;
    await handlers['mail.payment-alert']({ id: 'mail-1', createdAt: shop.clock.now(), payload });
  }
  return sent;
}
const countTopic = (topics: readonly string[], topic: string) => topics.filter((other) => other === topic).length;

describe('a refund made in the provider’s dashboard', () => {
  it('of the full amount marks the order Refunded, once, and alerts the owner [Q-119]', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(108_000) });
    for (let delivery = 0; delivery < 3; delivery++) expect((await sendRefundEvent(orderId)).statusCode).toBe(200);
    const { order, refunds, alerts, topics } = await shop.readOrderRecord(id);
    expect(order.status).toBe(7);
    expect(refunds).toMatchObject([
      { amountPaise: 108_000, state: 'success', reason: "made in the provider's dashboard" },
    ]);
    expect(alerts).toMatchObject([{ kind: 'refund_in_dashboard', resolvedAt: null }]);
    expect([countTopic(topics, 'order.refunded'), countTopic(topics, 'mail.payment-alert')]).toEqual([1, 1]);
  });

  it('of a part reduces what the shop can still refund', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(8_000) });
    await sendRefundEvent(orderId);
    expect((await shop.readOrderRecord(id)).order.status).toBe(1);
    expect(await shop.orderActions.refundOrder({ orderId: id, reason: 'rest' })).toMatchObject({
      value: { amountPaise: 100_000 },
    });
  });

  it('is recorded even if its event arrives before the payment’s', async () => {
    const { id, orderId } = await placeOrder();
    shop.provider.pay(orderId);
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(108_000) });
    await sendRefundEvent(orderId);
    const { order, refunds } = await shop.readOrderRecord(id);
    expect([order.status, order.paidAt !== null, refunds.length]).toEqual([7, true, 1]);
  });

  it('that returns a payment which did not succeed changes nothing', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(108_000), paymentId: 'too late' });
    await sendRefundEvent(orderId);
    const { order, refunds, alerts } = await shop.readOrderRecord(id);
    expect([order.status, refunds.length, alerts.length]).toEqual([1, 0, 0]);
  });

  it.each([
    ['SUCCESS', 'It succeeded.'],
    ['PENDING', 'It is pending.'],
    ['ONHOLD', 'It is on hold.'],
    ['CANCELLED', 'It was cancelled, so no money was returned.'],
    ['FAILED', 'It failed, so no money was returned.'],
  ] as const)('is emailed to the shop with its state: %s', async (state, text) => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(8_000), state });
    await sendRefundEvent(orderId);
    const [email] = await sendAlertEmails(id);
    expect(email?.text.replaceAll(/\s+/g, ' ')).toContain(
      `a refund of ₹80.00 for order ${orderId} in the payment provider's dashboard. ${text} The shop has recorded it.`,
    );
  });

  it('is not reported as recorded when another order has its refund id', async () => {
    const orders = [await createPaidOrder(), await createPaidOrder()];
    for (const { orderId } of orders) {
      shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(8_000), refundId: 'typed twice' });
      await sendRefundEvent(orderId);
    }
    const [email] = await sendAlertEmails(orders[1]?.id ?? '');
    expect(email?.text).toContain('did not record it');
    expect((await shop.readOrderRecord(orders[1]?.id ?? '')).refunds).toEqual([]);
  });

  it.each(['typed', 'cf_1453002795'])('that is pending is followed and never requested again: %s', async (refundId) => {
    const { id, orderId } = await createPaidOrder();
    const created = shop.provider.countCalls('createRefund');
    const pending = { refundId: `${refundId}${orderId}`, amountPaise: toPaise(108_000), state: 'PENDING' } as const;
    shop.provider.refundInDashboard(orderId, pending);
    await sendRefundEvent(orderId);
    shop.clock.advance(DAY);
    await shop.runDueChecks();
    expect((await shop.readOrderRecord(id)).refunds).toMatchObject([{ state: 'pending' }]);
    shop.provider.settleRefund(orderId, pending.refundId, 'SUCCESS');
    await sendRefundEvent(orderId);
    expect((await shop.readOrderRecord(id)).order.status).toBe(7);
    expect(shop.provider.countCalls('createRefund')).toBe(created);
  });
});

describe('a dispute', () => {
  const dispute = { disputeId: '433475258', amountPaise: toPaise(50_000), respondBy: new Date('2026-01-09T18:29:59Z') };

  it('alerts the owner when it starts and when it is lost, once each; the order keeps its status', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.putDispute(orderId, { ...dispute, state: 'open' });
    for (let delivery = 0; delivery < 2; delivery++) expect((await sendDisputeEvent(orderId)).statusCode).toBe(200);
    expect((await shop.readOrderRecord(id)).alerts).toMatchObject([
      { kind: 'payment_disputed', details: JSON.stringify({ amountPaise: 50_000, respondBy: dispute.respondBy }) },
    ]);
    shop.provider.putDispute(orderId, { ...dispute, state: 'lost' });
    await sendDisputeEvent(orderId, 'DISPUTE_CLOSED');
    const { order, alerts, topics } = await shop.readOrderRecord(id);
    expect(order.status).toBe(1);
    expect(alerts.map(({ kind }) => kind).sort()).toEqual(['dispute_lost', 'payment_disputed']);
    expect(countTopic(topics, 'mail.payment-alert')).toBe(2);
  });

  it('is emailed to the shop with the amount and the deadline', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.putDispute(orderId, { ...dispute, disputeId: '433475259', state: 'open' });
    await sendDisputeEvent(orderId);
    const sent = await sendAlertEmails(id);
    expect(sent).toMatchObject([
      { subject: `Payment alert for order ${orderId}`, to: { address: shop.config.shop.email } },
    ]);
    expect(sent[0]?.text).toMatch(/disputes ₹500\.00 of order .*by .*9 Jan/s);
  });
});

describe('the daily check', () => {
  const runDailyCheck = () => shop.payments.dailyReversalCheck.runOnce();
  beforeEach(async () => {
    await runDailyCheck();
    shop.clock.advance(DAY);
  });

  it('finds refunds and disputes whose events got lost, once a day', async () => {
    const [refunded, disputed] = [await createPaidOrder(), await createPaidOrder()];
    shop.provider.refundInDashboard(refunded.orderId, { amountPaise: toPaise(108_000) });
    const dispute = { disputeId: '433475260', amountPaise: toPaise(1), respondBy: undefined, state: 'open' } as const;
    shop.provider.putDispute(disputed.orderId, dispute);
    await runDailyCheck();
    expect((await shop.readOrderRecord(refunded.id)).order.status).toBe(7);
    expect((await shop.readOrderRecord(disputed.id)).alerts).toMatchObject([{ kind: 'payment_disputed' }]);
    const calls = shop.provider.calls.length;
    shop.clock.advance(DAY - 1);
    await runDailyCheck();
    expect(shop.provider.calls.length).toBe(calls);
    shop.clock.advance(1);
    await runDailyCheck();
    expect(shop.provider.calls.length).toBeGreaterThan(calls);
  });

  it('is repeated after an hour when the provider was down', async () => {
    shop.provider.injectFault('listReversedOrders', 'down');
    await expect(runDailyCheck()).rejects.toThrow('down');
    shop.provider.clearFaults();
    const calls = shop.provider.countCalls('listReversedOrders');
    await runDailyCheck();
    expect(shop.provider.countCalls('listReversedOrders')).toBe(calls);
    shop.clock.advance(DAY / 24);
    await runDailyCheck();
    expect(shop.provider.countCalls('listReversedOrders')).toBe(calls + 1);
  });

  it('stops while the provider is down and loses no order', async () => {
    const order = await createPaidOrder();
    shop.provider.refundInDashboard(order.orderId, { amountPaise: toPaise(108_000) });
    shop.provider.injectFault('listRefunds', 'down');
    const calls = shop.provider.countCalls('listRefunds');
    await runDailyCheck();
    expect(shop.provider.countCalls('listRefunds')).toBe(calls + 1);
    const failedId = shop.provider.calls.at(-1)?.id;
    const callsOfFailed = shop.provider.countCalls('listRefunds', failedId);
    shop.provider.clearFaults();
    await runDailyCheck();
    expect(shop.provider.countCalls('listRefunds', failedId)).toBe(callsOfFailed + 1);
    expect((await shop.readOrderRecord(order.id)).order.status).toBe(7);
  });

  it('stops while the database is down and loses no order', async () => {
    const checked: string[] = [];
    const logged: string[] = [];
    const checkOrder = vi.fn(async (id: string) => void checked.push(id));
    const down = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    const check = createDailyReversalCheck({
      clock: shop.clock,
      logger: createLogger('info', { write: (line) => void logged.push(line) }),
      provider: { listReversedOrders: async () => ['a', 'b'] },
      budget: { isExhausted: () => false },
      checks: { checkOrder: checkOrder.mockRejectedValueOnce(down) },
    });
    await expect(check.runOnce()).rejects.toThrow('no connection');
    await check.runOnce();
    expect(checked.sort()).toEqual(['a', 'b']);
    expect(logged).toEqual([]);
  });

  it('waits while its own budget for reads is used up; webhook events go on [D-42]', async () => {
    const { id, orderId } = await createPaidOrder();
    shop.provider.refundInDashboard(orderId, { amountPaise: toPaise(108_000) });
    const used = { points: 2_000_000_000, expire: new Date(Date.now() + 60_000) };
    await shop.db
      .insert(rateLimitPoints)
      .values({ key: 'provider-reads:dailyCheck', ...used })
      .onConflictDoUpdate({ target: rateLimitPoints.key, set: used });
    await runDailyCheck();
    expect(shop.provider.countCalls('listRefunds', orderId)).toBe(0);
    expect((await shop.readOrderRecord(id)).order.status).toBe(1);
    expect((await sendRefundEvent(orderId)).statusCode).toBe(200);
    expect((await shop.readOrderRecord(id)).order.status).toBe(7);
  });
});
