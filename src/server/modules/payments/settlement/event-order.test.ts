import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** `SETTLE_RUNS=500` makes a longer run. */
const RUNS = Number(process.env.SETTLE_RUNS ?? 12);
const HOUR = 3_600_000;
const EVENTS = ['success event', 'failure event', 'verify', 'check', 'expiry'] as const;
type Event = (typeof EVENTS)[number];
type Ending = 'paid' | 'failed' | 'untouched';

/** Each event at least once, some repeated, in any order. */
const eventSequence = fc
  .array(fc.constantFrom(...EVENTS), { maxLength: 5 })
  .chain((repeated) => fc.shuffledSubarray([...EVENTS, ...repeated], { minLength: EVENTS.length + repeated.length }));

async function startPayment(ending: Ending) {
  const buyer = await shop.createBuyer();
  const { id, orderId } = (await buyer.createOrder()).data;
  const failedPaymentId = ending === 'untouched' ? 'none' : shop.provider.declinePayment(orderId);
  const paymentId = ending === 'paid' ? shop.provider.pay(orderId) : 'none';
  return { buyer, id, orderId, failedPaymentId, paymentId };
}
type StartedPayment = Awaited<ReturnType<typeof startPayment>>;

const triggerEvent = async (
  event: Event,
  { buyer, orderId, failedPaymentId, paymentId }: StartedPayment,
): Promise<unknown> => {
  if (event === 'success event')
    return shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
  if (event === 'failure event')
    return shop.sendEvent(buildPaymentEvent('PAYMENT_FAILED_WEBHOOK', orderId, failedPaymentId));
  // Later than the reuse of the last provider read.
  shop.clock.advance(3_000);
  // Signs in again: the first token expires within the hour.
  const { send } = await shop.createCustomer(buyer.userId);
  if (event === 'verify') return send('POST', 'Payments/VerifyPayment', { cashfree_order_id: orderId });
  shop.clock.advance(event === 'expiry' ? HOUR : 15_000);
  return shop.runDueChecks();
};

/** Reads the facts that must not depend on the order of events. */
async function readOutcome({ buyer, id, paymentId, failedPaymentId }: StartedPayment) {
  const { order, events, topics, refunds, alerts, isOpen, payments } = await shop.readOrderRecord(id);
  const { send } = await shop.createCustomer(buyer.userId);
  return {
    status: order.status,
    cancelReason: order.cancelReason,
    isPaid: order.paidAt !== null,
    payment:
      order.paymentId === paymentId ? 'success' : order.paymentId === failedPaymentId ? 'failure' : order.paymentId,
    eventCount: events.length,
    topics,
    paymentStates: payments.map(({ state }) => state).sort(),
    refunds: refunds.length,
    alerts: alerts.length,
    isOpen,
    cartLineCount: (await send('GET', 'Cart')).data.items.length,
  };
}

const noRefundsOrAlerts = { refunds: 0, alerts: 0 };
const EXPECTED_OUTCOMES = {
  paid: {
    status: 1,
    cancelReason: null,
    isPaid: true,
    payment: 'success',
    eventCount: 2,
    topics: PAID_EMAIL_TOPICS,
    cartLineCount: 0,
    paymentStates: ['FAILED', 'SUCCESS'],
    isOpen: false,
    ...noRefundsOrAlerts,
  },
  failed: {
    status: 5,
    cancelReason: null,
    isPaid: false,
    payment: 'failure',
    eventCount: 2,
    topics: [],
    cartLineCount: 1,
    paymentStates: ['FAILED'],
    isOpen: true,
    ...noRefundsOrAlerts,
  },
  untouched: {
    status: 6,
    cancelReason: 'expired',
    isPaid: false,
    payment: null,
    eventCount: 2,
    topics: [],
    cartLineCount: 1,
    paymentStates: [],
    isOpen: false,
    ...noRefundsOrAlerts,
  },
};

it.each(['paid', 'failed', 'untouched'] as const)(
  'a payment that is %s has the same outcome in any order and number of webhook events, returns and checks [SRV-51, SRV-53, D-07]',
  async (ending) => {
    await fc.assert(
      fc.asyncProperty(eventSequence, async (events) => {
        const payment = await startPayment(ending);
        for (const event of events) await triggerEvent(event, payment);
        expect(await readOutcome(payment)).toEqual(EXPECTED_OUTCOMES[ending]);
      }),
      { numRuns: RUNS },
    );
  },
  600_000,
);

it('a success at any point in the sequence marks the order paid, even after it expired (fault 15) [D-07]', async () => {
  await fc.assert(
    fc.asyncProperty(eventSequence, fc.nat({ max: 9 }), async (events, payAt) => {
      const payment = await startPayment('failed');
      let paid = payment;
      for (const [index, event] of events.entries()) {
        if (index === Math.min(payAt, events.length - 1))
          paid = { ...payment, paymentId: shop.provider.pay(payment.orderId) };
        await triggerEvent(event, paid);
      }
      await triggerEvent('verify', paid);
      const outcome = await readOutcome(paid);
      expect({ ...outcome, eventCount: 2 }).toEqual(EXPECTED_OUTCOMES.paid);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
