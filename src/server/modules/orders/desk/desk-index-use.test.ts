import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFilter } from '#contract/desk/orders/orders.ts';
import { toPaise } from '#domain/money/paise.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { orderEvents, orderItems, orders, shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { ALL_ORDERS, createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { createOrderItem, createOrderRow } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { backfillOrderTerms } from '../backfill/backfill-order-terms.ts';

const ORDER_COUNT = 4000;
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;
const TABLES = 'orders|order_items|order_events|order_search_terms|outbox|payment_alerts|shipments';
const DESK_TABLES = new RegExp(`"(${TABLES})"`);
const FULL_SCAN = new RegExp(`Seq Scan on (${TABLES})\\b`);
/** A search that finds a tenth of so few orders may as well read them all. */
const FULL_SCAN_OF_OTHERS = new RegExp(`Seq Scan on (${TABLES.replace('orders|', '')})\\b`);

const actor = createStaffActor();
const statements: RecordedStatement[] = [];
let shop: CheckoutShop;
let desk: ReturnType<typeof createDeskOrders>;

beforeAll(async () => {
  const connection = await createTestDatabase((text, params) => statements.push({ text, params }));
  shop = await createCheckoutShop({ connection });
  desk = createDeskOrders(shop);
  for (let from = 0; from < ORDER_COUNT; from += BATCH) await storeBatch(from);
  await backfillOrderTerms(shop.db);
  // PostgreSQL does this by itself in a running shop.
  await shop.db.execute(sql`vacuum analyze`);
}, 240_000);
afterAll(() => shop.close());

/** Most orders are delivered; a few wait in each tab. */
const getStatus = (index: number): OrderStatus =>
  index % 50 === 0 ? 1 : index % 50 === 1 ? 2 : index % 50 === 2 ? 3 : 4;

async function storeBatch(from: number): Promise<void> {
  const rows = Array.from({ length: BATCH }, (_, offset) => {
    const index = from + offset;
    return createOrderRow({
      status: getStatus(index),
      createdAt: new Date(Date.UTC(2025, 0, 1) + index * (DAY_MS / 10)),
      promisedOn: index % 500 === 0 ? '2025-01-01' : '2027-01-01',
      customerName: `Asha${index} Rao${index % 97}`,
      customerEmail: `customer${index}@example.in`,
      customerPhone: String(9_000_000_000 + index * 7919),
      postalCode: String(110_000 + (index % 9000)),
      paymentId: `pay${index}`,
    });
  });
  await shop.db.insert(orders).values(rows);
  const prices = { unitPricePaise: toPaise(1), lineTotalPaise: toPaise(2) };
  const shown = JSON.stringify(createOrderItem());
  const line = { cartLineId: randomUUID(), cartLineKey: 'key', quantity: 2, lineNo: 1, shown, ...prices };
  await shop.db.insert(orderItems).values(rows.map(({ id }) => ({ ...line, orderId: id })));
  const event = { seq: 1, fromStatus: null, toStatus: 0, cause: 'test', actor: 'system' as const };
  await shop.db.insert(orderEvents).values(rows.map(({ id, createdAt }) => ({ ...event, orderId: id, at: createdAt })));
  await shop.db.insert(shipments).values(rows.map(({ id, createdAt }) => ({ orderId: id, shippedAt: createdAt })));
  const times = { createdAt: new Date(), resolvedAt: new Date() };
  await shop.db.insert(outbox).values(
    rows.map(({ id }, index) => ({
      id: randomUUID(),
      topic: 'order.shipped',
      payload: '{}',
      attempts: 0,
      createdAt: times.createdAt,
      dueAt: index === 3 ? null : times.createdAt,
      orderId: id,
    })),
  );
  await shop.db.insert(paymentAlerts).values(
    rows.map(({ id }, index) => ({
      alertKey: randomUUID(),
      orderId: id,
      kind: 'refund_failed' as const,
      details: '{}',
      createdAt: times.createdAt,
      resolvedAt: index === 4 ? null : times.resolvedAt,
    })),
  );
}

async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  statements.length = 0;
  await work();
  // Others come from tasks in the background.
  return statements.filter(({ text }) => DESK_TABLES.test(text));
}

const list = (filter: Partial<OrderFilter>, cursor: string | null = null) =>
  desk.listOrders({ params: {}, body: { ...ALL_ORDERS, ...filter, cursor }, actor });

const FILTERS: readonly Partial<OrderFilter>[] = [
  {},
  { sort: 'oldest' },
  { tab: 'new' },
  { tab: 'production', sort: 'oldest' },
  { tab: 'shipped' },
  { tab: 'attention' },
  { status: 4 },
  { from: '2025-03-01', to: '2025-03-02' },
  { search: 'aan' },
  { search: 'asha3999' },
  { search: 'rao1' },
  { search: 'customer77@' },
  { search: '+91 90000' },
  { search: '+91 90031 67600' },
  { search: '110012' },
  { search: 'pay398' },
  { search: 'asha12 rao', tab: 'new' },
  { search: 'rao5', from: '2025-03-01' },
];

describe('with many orders', () => {
  it.each(FILTERS)('the list %j needs no full table scan and few statements', async (filter) => {
    const { nextCursor } = await list(filter);
    const pages = [null, ...(nextCursor ? [nextCursor] : [])];
    for (const cursor of pages) {
      const recorded = await recordStatements(() => list(filter, cursor));
      if (hasExactQueryCounts) expect(recorded.length).toBeLessThanOrEqual(6);
      for (const statement of recorded) {
        const forbidden = filter.search ? FULL_SCAN_OF_OTHERS : FULL_SCAN;
        expect(await explainQuery(shop.db, statement), statement.text).not.toMatch(forbidden);
      }
    }
  });

  it('counts, one order and today need none either', async () => {
    const [row] = (await list({})).orders;
    const recorded = await recordStatements(async () => {
      await desk.countOrders({ params: {}, body: {}, actor });
      await desk.getOrder({ params: { id: row?.id ?? '' }, body: {}, actor });
      await desk.getToday({ params: {}, body: {}, actor });
    });
    for (const statement of recorded) {
      expect(await explainQuery(shop.db, statement), statement.text).not.toMatch(FULL_SCAN);
    }
  });
});
