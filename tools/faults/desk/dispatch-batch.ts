import { and, eq, inArray } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { dispatchOrders } from '#contract/desk/orders/orders.ts';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { findAuditProblem } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';

export type Dispatch = ParsedDeskInput<typeof dispatchOrders>['body']['dispatches'][number];

export const SHIPPABLE_ORDERS = 45;
export const UNSHIPPABLE_ORDERS = 5;
const VERSION = 2;

/** Stores 50 paid orders, five of which cannot be shipped, and returns the batch that ships them all. */
export async function storeBatch(db: Database): Promise<Dispatch[]> {
  const inProduction = { status: ORDER_STATUS.processing, version: VERSION };
  const unshippable = [
    await storeOrder(db, { status: ORDER_STATUS.paid, version: VERSION }),
    await storeOrder(db, { status: ORDER_STATUS.cancelled, version: VERSION, cancelReason: 'shop' }),
    await storeOrder(db, { status: ORDER_STATUS.delivered, version: VERSION }),
    await storeOrder(db, { ...inProduction, version: VERSION + 1 }),
  ];
  const untracked = await storeOrder(db, inProduction);
  const shippable = [];
  for (let index = 0; index < SHIPPABLE_ORDERS; index++) shippable.push(await storeOrder(db, inProduction));
  const batch = [...shippable.slice(0, 20), ...unshippable, untracked, ...shippable.slice(20)];
  return batch.map(({ id }, index) => {
    const trackingNumber = id === untracked.id ? '' : `DL10${index}`;
    return { orderId: id, version: VERSION, courier: 'Delhivery', trackingNumber };
  });
}

/** Returns what is wrong after the batch: every shippable order is shipped once, with one email and one audit entry. */
export async function findBatchProblems(db: Database, dispatches: readonly Dispatch[]): Promise<string[]> {
  const ids = dispatches.map(({ orderId }) => orderId);
  const shipped = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, ORDER_STATUS.shipped)));
  const audited = await db
    .select({ id: auditEntries.objectId })
    .from(auditEntries)
    .where(and(inArray(auditEntries.objectId, ids), eq(auditEntries.action, 'order shipped')));
  const emails = await listShippedEmails(db, ids);
  const expected = shipped.map(({ id }) => id);
  const auditProblem = await findAuditProblem(db);
  return [
    ...(shipped.length === SHIPPABLE_ORDERS ? [] : [`${shipped.length} orders were shipped`]),
    ...findMiscounts(expected, emails, 'emails'),
    ...findMiscounts(
      expected,
      audited.map(({ id }) => id),
      'audit entries',
    ),
    ...(auditProblem === undefined ? [] : [auditProblem]),
  ];
}

/** The order ids of emails that were sent or wait in the outbox. */
async function listShippedEmails(db: Database, ids: readonly string[]): Promise<string[]> {
  const topic = ORDER_NOTIFICATION_TOPICS.shipped;
  const lists = await Promise.all(
    [outbox, sentOrderEmails].map((table) =>
      db
        .select({ id: table.orderId })
        .from(table)
        .where(and(inArray(table.orderId, [...ids]), eq(table.topic, topic))),
    ),
  );
  return lists.flat().flatMap(({ id }) => id ?? []);
}

/** Each expected order appears once, and no other. */
function findMiscounts(expected: readonly string[], found: readonly string[], what: string): string[] {
  return [...new Set([...expected, ...found])].flatMap((id) => {
    const count = found.filter((other) => other === id).length;
    return count === 1 && expected.includes(id) ? [] : [`order ${id} has ${count} ${what}`];
  });
}
