import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts, providerPayments, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { createOrderItem, createOrderRow } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createReportHandlers } from './report-handlers.ts';

const ORDER_COUNT = 4000;
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2025, 0, 1);
const TABLES = 'orders|order_items|order_events|refunds|payment_attempts|provider_payments';
const REPORT_TABLES = new RegExp(`"(${TABLES})"`);
const FULL_SCAN = new RegExp(`Seq Scan on (${TABLES})\\b`);
const MAX_STATEMENTS = 4;

const statements: RecordedStatement[] = [];
let connection: DatabaseConnection;
let reports: ReturnType<typeof createReportHandlers>;
beforeAll(async () => {
  connection = await createTestDatabase((text, params) => statements.push({ text, params }));
  reports = createReportHandlers({ db: connection.db, clock: createTestClock('2026-02-01T00:00:00.000Z') });
  for (let from = 0; from < ORDER_COUNT; from += BATCH) await storeBatch(from);
  // PostgreSQL does this by itself in a running shop.
  await connection.db.execute(sql`vacuum analyze`);
}, 240_000);
afterAll(() => connection.close());

/** Ten orders a day, each promised for two weeks later. */
async function storeBatch(from: number): Promise<void> {
  const { db } = connection;
  const rows = Array.from({ length: BATCH }, (_, offset) => {
    const createdAt = new Date(START + (from + offset) * (DAY_MS / 10));
    const promisedOn = new Date(createdAt.getTime() + 14 * DAY_MS).toISOString().slice(0, 10);
    return createOrderRow({ status: 4, createdAt, paidAt: createdAt, promisedOn, paymentId: randomUUID() });
  });
  await db.insert(orders).values(rows);
  const { id: cartLineId, productId, productTitle, category } = createOrderItem();
  const line = {
    lineNo: 1,
    cartLineId,
    cartLineKey: 'key',
    quantity: 2,
    shown: '{}',
    productId,
    productTitle,
    category,
  };
  const prices = { unitPricePaise: toPaise(54_000), lineTotalPaise: toPaise(108_000) };
  await db.insert(orderItems).values(rows.map(({ id }) => ({ ...line, ...prices, orderId: id })));
  const event = { cause: 'test', actor: 'shop' as const };
  await db.insert(orderEvents).values(
    rows.flatMap(({ id, createdAt }) =>
      [1, 2, 3, 4, 5].map((seq) => ({
        ...event,
        orderId: id,
        seq,
        fromStatus: seq === 1 ? null : seq - 2,
        toStatus: seq - 1,
        at: createdAt,
      })),
    ),
  );
  const ids = rows.map(({ id, orderNumber, createdAt }) => ({ orderId: id, providerOrderId: orderNumber, createdAt }));
  const times = { expiresAt: new Date(START), checkCount: 0 };
  await db.insert(paymentAttempts).values(
    ids.map((row, index) => ({
      ...row,
      ...times,
      attemptNumber: 1,
      state: index % 9 ? ('paid' as const) : ('expired' as const),
    })),
  );
  const payment = { amountPaise: toPaise(108_000), state: 'FAILED' as const };
  await db.insert(providerPayments).values(
    ids.map(({ createdAt, ...row }) => ({
      ...row,
      ...payment,
      paymentId: randomUUID(),
      message: 'declined',
      lastReportedAt: createdAt,
    })),
  );
  const refund = { amountPaise: toPaise(1), state: 'success' as const, reason: 'test', checkCount: 0 };
  await db.insert(refunds).values(ids.map((row) => ({ ...row, ...refund, refundId: randomUUID() })));
}

/** Short: of so few orders, reading them all is soon as good. */
const DAY = { from: '2025-06-01', to: '2025-06-01' };
const REPORTS: Readonly<Record<string, () => Promise<unknown>>> = {
  sales: () => reports.getSalesReport({ body: DAY }),
  categories: () => reports.getSalesBreakdown({ body: { ...DAY, by: 'categories' } }),
  products: () => reports.getSalesBreakdown({ body: { ...DAY, by: 'products' } }),
  states: () => reports.getSalesBreakdown({ body: { ...DAY, by: 'states' } }),
  refunds: () => reports.getRefundsReport({ body: DAY }),
  payments: () => reports.getPaymentsReport({ body: DAY }),
  delivery: () => reports.getDeliveryReport({ body: DAY }),
};

describe('with many orders', () => {
  it.each(Object.keys(REPORTS))('the report on %s of a day reads no whole table', async (name) => {
    statements.length = 0;
    await REPORTS[name]?.();
    const recorded = statements.filter(({ text }) => REPORT_TABLES.test(text));
    expect(recorded.length).toBeGreaterThan(1);
    if (hasExactQueryCounts) expect(recorded.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    for (const statement of recorded)
      expect(await explainQuery(connection.db, statement), statement.text).not.toMatch(FULL_SCAN);
  });
});
