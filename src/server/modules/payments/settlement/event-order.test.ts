import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** More on a machine with time: `SETTLE_RUNS=500`. */
const RUNS = Number(process.env.SETTLE_RUNS ?? 12);
const HOUR = 3_600_000;
const EVENTS = ['success notice', 'failure notice', 'verify', 'check', 'expiry'] as const;
type Event = (typeof EVENTS)[number];
type Ending = 'paid' | 'failed' | 'untouched';

/** Each event once at least, some again, in any order. */
const anyOrder = fc
  .array(fc.constantFrom(...EVENTS), { maxLength: 5 })
  .chain((again) => fc.shuffledSubarray([...EVENTS, ...again], { minLength: EVENTS.length + again.length }));

async function begun(ending: Ending) {
  const buyer = await shop.buyer();
  const { id, orderId } = (await buyer.pay()).data;
  const lost = ending === 'untouched' ? 'none' : shop.provider.decline(orderId);
  const paymentId = ending === 'paid' ? shop.provider.pay(orderId) : 'none';
  return { buyer, id, orderId, lost, paymentId };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const happen = async (event: Event, { buyer, orderId, lost, paymentId }: Begun): Promise<unknown> => {
  if (event === 'success notice') return shop.notice(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
  if (event === 'failure notice') return shop.notice(buildPaymentEvent('PAYMENT_FAILED_WEBHOOK', orderId, lost));
  // The token of a customer who waits for an hour has run out.
  const { ask } = await shop.customer(buyer.userId);
  if (event === 'verify') return ask('POST', 'Payments/VerifyPayment', { cashfree_order_id: orderId });
  shop.clock.advance(event === 'expiry' ? HOUR : 15_000);
  return shop.tick();
};

/** What must not depend on the order of events. */
async function endOf({ buyer, id, paymentId, lost }: Begun) {
  const { order, events, topics, refunds, alerts, isOpen, payments } = await shop.record(id);
  const { ask } = await shop.customer(buyer.userId);
  return {
    ...{ status: order.status, cancelReason: order.cancelReason, isPaid: order.paidAt !== null },
    payment: order.paymentId === paymentId ? 'success' : order.paymentId === lost ? 'failure' : order.paymentId,
    moves: events.length,
    topics,
    known: payments.map(({ status }) => status).sort(),
    ...{ refunds: refunds.length, alerts: alerts.length, isOpen },
    inCart: (await ask('GET', 'Cart')).data.items.length,
  };
}

const nothingElse = { refunds: 0, alerts: 0 };
const ENDS = {
  paid: {
    ...{ status: 1, cancelReason: null, isPaid: true, payment: 'success', moves: 2, topics: ['order.paid'], inCart: 0 },
    ...{ known: ['FAILED', 'SUCCESS'], isOpen: false, ...nothingElse },
  },
  failed: {
    ...{ status: 5, cancelReason: null, isPaid: false, payment: 'failure', moves: 2, topics: [], inCart: 1 },
    ...{ known: ['FAILED'], isOpen: true, ...nothingElse },
  },
  untouched: {
    ...{ status: 6, cancelReason: 'expired', isPaid: false, payment: null, moves: 2, topics: [], inCart: 1 },
    ...{ known: [], isOpen: false, ...nothingElse },
  },
};

it.each(['paid', 'failed', 'untouched'] as const)(
  'a payment that is %s ends the same in any order of notices, returns and checks, however often each comes [SRV-51, SRV-53, D-07]',
  async (ending) => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (events) => {
        const payment = await begun(ending);
        for (const event of events) await happen(event, payment);
        expect(await endOf(payment)).toEqual(ENDS[ending]);
      }),
      { numRuns: RUNS },
    );
  },
  600_000,
);

it('a success that comes at any point among the others ends paid, even after the order had lapsed (fault 15) [D-07]', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, fc.nat({ max: 9 }), async (events, at) => {
      const payment = await begun('failed');
      let paid = payment;
      for (const [now, event] of events.entries()) {
        if (now === Math.min(at, events.length - 1))
          paid = { ...payment, paymentId: shop.provider.pay(payment.orderId) };
        await happen(event, paid);
      }
      await happen('verify', paid);
      const end = await endOf(paid);
      expect({ ...end, moves: 2 }).toEqual(ENDS.paid);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
