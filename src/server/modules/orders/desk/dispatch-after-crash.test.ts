import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { dispatchOrders } from '#contract/desk/orders/orders.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { createTestDatabase, hasRandomConflicts } from '#tests/support/database/test-database.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createTestDesk } from '#tests/support/staff/test-desk.ts';
import { createOrderEmailHandlers } from '../order-email-handlers.ts';
import { createOrderRepository } from '../order-repository.ts';

/** A process whose transactions stop for good, as after kill -9. */
function createDyingDatabase(db: Database) {
  let transactionsLeft = Number.POSITIVE_INFINITY;
  const runTransaction: Database['runTransaction'] = (work, mode) => {
    if (transactionsLeft-- <= 0 || !db.runTransaction) return new Promise(() => {});
    return db.runTransaction(work, mode);
  };
  const dying: Database = Object.create(db, { runTransaction: { value: runTransaction } });
  const dieAfter = (transactions: number) => {
    transactionsLeft = transactions;
  };
  return { db: dying, dieAfter };
}

async function storeBatch(db: Database) {
  const impossible = [
    await storeOrder(db, { status: 1 }),
    await storeOrder(db, { status: 6, cancelReason: 'shop' }),
    await storeOrder(db, { status: 2, version: 5 }),
    { id: randomUUID() },
    { id: 'nonsense' },
  ];
  const possible = await Promise.all(Array.from({ length: 45 }, () => storeOrder(db, { status: 2 })));
  return [...possible.slice(0, 20), ...impossible, ...possible.slice(20)].map(({ id }, index) => {
    return { orderId: id, version: 2, courier: 'Delhivery', trackingNumber: `DL10${index}` };
  });
}

// A repeated transaction would count twice.
it.skipIf(hasRandomConflicts)(
  'finishes a batch after the process died in the middle, with one email per order',
  async () => {
    const connection = await createTestDatabase();
    const { db } = connection;
    const clock = createTestClock();
    const dying = createDyingDatabase(db);
    const first = await createTestDesk({ connection: { ...connection, db: dying.db }, clock });
    const second = await createTestDesk({ connection, clock });
    const cookie = await second.getCookie((await second.addStaff('owner')).email);
    const request = {
      cookie,
      body: { dispatches: await storeBatch(db) },
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    };
    const countShipped = () => db.$count(orders, eq(orders.status, 3));

    dying.dieAfter(24);
    void first.send(dispatchOrders.path, request);
    await expect.poll(countShipped, { timeout: 20_000 }).toBe(21);
    clock.advance(60_001);
    const responses = [
      await second.send(dispatchOrders.path, request),
      await second.send(dispatchOrders.path, request),
    ];

    for (const response of responses) {
      const { results } = response.json().data as { results: { isShipped: boolean; message: string }[] };
      expect(results.filter(({ isShipped }) => isShipped)).toHaveLength(45);
      expect(results.filter(({ message }) => message !== '')).toHaveLength(5);
    }
    expect(await countShipped()).toBe(45);
    expect(await db.$count(auditEntries, eq(auditEntries.action, 'order shipped'))).toBe(45);
    const mail = createMailCollector();
    const { shop, publicOrigin } = second.config;
    const deps = { orders: createOrderRepository(db), mail, db, clock, enqueue, shop, publicOrigin };
    await deliverOutbox(db, clock, createOrderEmailHandlers(deps));
    expect(mail.mails).toHaveLength(45);
    expect(new Set(mail.mails.map(({ subject }) => subject)).size).toBe(45);
    for (const desk of [first, second]) await desk.close();
    await connection.close();
  },
  120_000,
);
