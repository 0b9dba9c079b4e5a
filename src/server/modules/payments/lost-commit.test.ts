import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { hasRandomConflicts } from '#tests/support/database/test-database.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

type Breaking = 'never' | 'before the end' | 'after the end';
let breaking: Breaking = 'never';
const cut = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** The connection is cut at the end of the next transaction: it was kept, or not, and nobody can tell. */
function breakable(connection: DatabaseConnection): DatabaseConnection {
  const { db } = connection;
  const transaction: Database['transaction'] = async (work, config) => {
    const how = breaking;
    breaking = 'never';
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (how === 'before the end') throw cut();
      return done;
    }, config);
    if (how === 'after the end') throw cut();
    return result;
  };
  const changed = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { ...connection, db: changed };
}

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop(breakable);
});
afterAll(() => shop.close());
beforeEach(() => {
  breaking = 'never';
});

describe.skipIf(hasRandomConflicts).each(['before the end', 'after the end'] as const)(
  'a connection that is cut %s of the transaction',
  (how) => {
    it('of CreateOrder returns 503, and the same request ends with one order [D-20, SRV-47] (faults 20, 21)', async () => {
      const buyer = await shop.buyer();
      breaking = how;
      const { status, headers } = await buyer.pay();
      expect([status, typeof headers['retry-after']]).toEqual([503, 'string']);
      const { data } = await buyer.pay();
      const [order, ...more] = await buyer.ordersOf();
      expect([order?.id, more]).toEqual([data.id, []]);
      expect((await shop.record(data.id)).attempts).toHaveLength(1);
    });

    it('of settling leaves order and cart in step, and the next look ends it once [SRV-50, SRV-51] (faults 20, 21, 28)', async () => {
      const buyer = await shop.buyer();
      const { id, orderId } = (await buyer.pay()).data;
      shop.provider.pay(orderId);
      breaking = how;
      expect((await buyer.verify(orderId)).status).toBe(503);
      const isKept = how === 'after the end';
      expect((await shop.record(id)).order.status).toBe(isKept ? 1 : 0);
      expect((await buyer.ask('GET', 'Cart')).data.items).toHaveLength(isKept ? 0 : 1);
      expect((await buyer.verify(orderId)).data.status).toBe('PAID');
      const { events, payments, topics } = await shop.record(id);
      expect([events.length, payments.length, topics]).toEqual([2, 1, ['order.paid']]);
      expect((await buyer.ask('GET', 'Cart')).data.items).toEqual([]);
    });
  },
);

it('an email that cannot be sent keeps the order paid and stays in the outbox (fault 27)', async () => {
  const buyer = await shop.buyer();
  const { id, orderId } = (await buyer.pay()).data;
  shop.provider.pay(orderId);
  await buyer.verify(orderId);
  await shop.deliver();
  expect((await shop.record(id)).topics).toEqual(['order.paid']);
  expect((await shop.record(id)).order.status).toBe(1);
});
