import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import type { DatabaseConnection, RunTransaction } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

type ConnectionLoss = 'never' | 'before the commit' | 'after the commit';
let nextLoss: ConnectionLoss = 'never';
const createConnectionError = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** Loses the connection around the next commit, so that the shop cannot know whether the transaction was committed. */
function withConnectionLoss(connection: DatabaseConnection): DatabaseConnection {
  const runTransaction: RunTransaction = async (work, mode) => {
    const loss = nextLoss;
    nextLoss = 'never';
    const result = await runInTransaction(
      connection.db,
      async (tx) => {
        const workResult = await work(tx);
        if (loss === 'before the commit') throw createConnectionError();
        return workResult;
      },
      mode,
    );
    if (loss === 'after the commit') throw createConnectionError();
    return result;
  };
  const db = new Proxy(connection.db, {
    get: (target, name) => (name === 'runTransaction' ? runTransaction : Reflect.get(target, name)),
  });
  return { ...connection, db };
}

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ connection: withConnectionLoss(await createTestDatabase()) });
});
afterAll(() => shop.close());
beforeEach(() => {
  nextLoss = 'never';
});

describe.skipIf(hasRandomConflicts).each(['before the commit', 'after the commit'] as const)(
  'a connection lost %s',
  (loss) => {
    it('makes CreateOrder return 503; the same request then returns one order [D-20, SRV-47] (faults 20, 21)', async () => {
      const buyer = await shop.createBuyer();
      nextLoss = loss;
      const { status, headers } = await buyer.createOrder();
      expect([status, typeof headers['retry-after']]).toEqual([503, 'string']);
      const { data } = await buyer.createOrder();
      const [order, ...more] = await buyer.listOrders();
      expect([order?.id, more]).toEqual([data.id, []]);
      expect((await shop.readOrderRecord(data.id)).attempts).toHaveLength(1);
    });

    it('keeps order and cart consistent while settling; the next check settles once [SRV-50, SRV-51] (faults 20, 21, 28)', async () => {
      const buyer = await shop.createBuyer();
      const { id, orderId } = (await buyer.createOrder()).data;
      shop.provider.pay(orderId);
      nextLoss = loss;
      expect((await buyer.verifyPayment(orderId)).status).toBe(503);
      const isCommitted = loss === 'after the commit';
      expect((await shop.readOrderRecord(id)).order.status).toBe(isCommitted ? 1 : 0);
      expect((await buyer.send('GET', 'Cart')).data.items).toHaveLength(isCommitted ? 0 : 1);
      expect((await buyer.verifyPayment(orderId)).data.status).toBe('PAID');
      const { events, payments, topics } = await shop.readOrderRecord(id);
      expect([events.length, payments.length, topics]).toEqual([2, 1, PAID_EMAIL_TOPICS]);
      expect((await buyer.send('GET', 'Cart')).data.items).toEqual([]);
    });
  },
);

it('an unsendable email stays in the outbox and leaves the order paid (fault 27)', async () => {
  const buyer = await shop.createBuyer();
  const { id, orderId } = (await buyer.createOrder()).data;
  shop.provider.pay(orderId);
  await buyer.verifyPayment(orderId);
  await shop.runOutboxJobs();
  expect((await shop.readOrderRecord(id)).topics).toEqual(PAID_EMAIL_TOPICS);
  expect((await shop.readOrderRecord(id)).order.status).toBe(1);
});
