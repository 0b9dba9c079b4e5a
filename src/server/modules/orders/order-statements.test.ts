import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagedOrders } from '#contract/storefront/orders.ts';
import { toPaise } from '#domain/money/paise.ts';
import { orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createOrderItem, createOrderRow } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';

const OTHER_ORDER_COUNT = 3000;
const OWN_ORDER_COUNT = 150;
const userId = randomUUID();

const statements: RecordedStatement[] = [];
let shop: CatalogueShop;
let send: Awaited<ReturnType<CatalogueShop['createCustomer']>>['send'];
let ownOrders: ReturnType<typeof createOrderRow>[];

beforeAll(async () => {
  shop = await createCatalogueShop({
    connection: await createTestDatabase((text, params) => statements.push({ text, params })),
  });
  ({ send } = await shop.createCustomer(userId));
  const getCreationTime = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  ownOrders = Array.from({ length: OWN_ORDER_COUNT }, (_, index) =>
    createOrderRow({ userId, createdAt: getCreationTime(index) }),
  );
  await storeOrders(ownOrders);
  const otherOrders = Array.from({ length: OTHER_ORDER_COUNT }, (_, index) =>
    createOrderRow({ createdAt: getCreationTime(index) }),
  );
  for (let index = 0; index < OTHER_ORDER_COUNT; index += 500) await storeOrders(otherOrders.slice(index, index + 500));
  await shop.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => shop.close());

async function storeOrders(rows: ReturnType<typeof createOrderRow>[]): Promise<void> {
  const shown = JSON.stringify(createOrderItem());
  const prices = { unitPricePaise: toPaise(1), lineTotalPaise: toPaise(2) };
  const line = { cartLineId: randomUUID(), cartLineKey: 'key', quantity: 2, ...prices };
  await shop.db.insert(orders).values(rows);
  await shop.db.insert(orderItems).values(rows.map(({ id }) => ({ ...line, orderId: id, lineNo: 1, shown })));
  await shop.db.insert(paymentAttempts).values(
    rows.map(({ id, orderNumber, createdAt }) => ({
      providerOrderId: orderNumber,
      orderId: id,
      attemptNumber: 1,
      state: 'active' as const,
      checkCount: 0,
      createdAt,
      expiresAt: createdAt,
    })),
  );
}

/** Returns the order statements of one request. */
async function recordStatements(path: string): Promise<RecordedStatement[]> {
  statements.length = 0;
  expect((await send<PagedOrders>('GET', path)).status).toBe(200);
  return statements.filter(({ text }) => /"orders"|"order_items"|"order_events"/.test(text));
}

const QUERIES = ['', '?Page=3&PageSize=50', '?Status=1', '?From=2026-01-01&To=2026-01-01'];

describe('a page of orders', () => {
  it.each(['?PageSize=1', '?PageSize=100'])('takes three statements with %s', async (query) => {
    expect(await recordStatements(`Orders/me${query}`)).toHaveLength(3);
  });

  it('takes two statements past the last page and one when no order matches', async () => {
    expect(await recordStatements('Orders/me?Page=99')).toHaveLength(2);
    expect(await recordStatements('Orders/me?Status=5')).toHaveLength(1);
  });

  it.each([...QUERIES, 'by provider id'])('scans no table sequentially with %j', async (query) => {
    const path = query.startsWith('by') ? `?CashfreeOrderId=${ownOrders[3]?.orderNumber}` : query;
    for (const statement of await recordStatements(`Orders/me${path}`)) {
      const plan = await explainQuery(shop.db, statement);
      // Tables without rows have nothing to index.
      expect(plan, statement.text).not.toMatch(/Seq Scan on (orders|order_items|payment_attempts)/);
    }
  });

  it('uses the customer’s index', async () => {
    const [first] = await recordStatements('Orders/me');
    expect(await explainQuery(shop.db, first ?? { text: 'select 1', params: [] })).toContain('orders_user_created');
  });
});

describe('one order', () => {
  it('takes three statements, each with an index', async () => {
    const found = await recordStatements(`Orders/me/${ownOrders[0]?.id}`);
    expect(found).toHaveLength(3);
    for (const statement of found) {
      expect(await explainQuery(shop.db, statement)).not.toMatch(/Seq Scan on (orders|order_items|payment_attempts)/);
    }
  });
});
