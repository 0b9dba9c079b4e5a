import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrdersPage } from '#contract/storefront/orders.ts';
import { queryRows } from '#server/platform/database/raw-sql.ts';
import { orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import { withQueryLog } from '#tests/support/database/logged-database.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { orderedItem, orderRow } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';

const OTHERS = 3000;
const HERS = 150;
const userId = randomUUID();

const statements: RecordedStatement[] = [];
let shop: CatalogueShop;
let ask: Awaited<ReturnType<CatalogueShop['customer']>>['ask'];
let hers: ReturnType<typeof orderRow>[];

beforeAll(async () => {
  shop = await createCatalogueShop((connection) =>
    withQueryLog(connection, (text, params) => statements.push({ text, params })),
  );
  ({ ask } = await shop.customer(userId));
  const createdAt = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at));
  hers = Array.from({ length: HERS }, (_, at) => orderRow({ userId, createdAt: createdAt(at) }));
  await store(hers);
  const others = Array.from({ length: OTHERS }, (_, at) => orderRow({ createdAt: createdAt(at) }));
  for (let at = 0; at < OTHERS; at += 500) await store(others.slice(at, at + 500));
  await queryRows(shop.db, sql`analyze`);
}, 120_000);
afterAll(() => shop.close());

async function store(rows: ReturnType<typeof orderRow>[]): Promise<void> {
  const shown = JSON.stringify(orderedItem());
  const line = { cartLineId: randomUUID(), cartLineKey: 'key', quantity: 2, unitPricePaise: 1, lineTotalPaise: 2 };
  await shop.db.insert(orders).values(rows);
  await shop.db.insert(orderItems).values(rows.map(({ id }) => ({ ...line, orderId: id, lineNo: 1, shown })));
  await shop.db.insert(paymentAttempts).values(
    rows.map(({ id, orderNumber, createdAt }) => ({
      ...{ providerOrderId: orderNumber, orderId: id, attemptNo: 1, state: 'active' as const, checks: 0 },
      ...{ createdAt, expiresAt: createdAt },
    })),
  );
}

/** What a call asks of the database. */
async function asked(path: string): Promise<RecordedStatement[]> {
  statements.length = 0;
  expect((await ask<OrdersPage>('GET', path)).status).toBe(200);
  return statements.filter(({ text }) => /"orders"|"order_items"|"order_events"/.test(text));
}

const QUERIES = ['', '?Page=3&PageSize=50', '?Status=1', '?From=2026-01-01&To=2026-01-01'];

describe('a page of orders', () => {
  it.each(['?PageSize=1', '?PageSize=100'])('takes three statements with %s', async (query) => {
    expect(await asked(`Orders/me${query}`)).toHaveLength(3);
  });

  it('takes two when it lies past the end, and one when there is none', async () => {
    expect(await asked('Orders/me?Page=99')).toHaveLength(2);
    expect(await asked('Orders/me?Status=5')).toHaveLength(1);
  });

  it.each([...QUERIES, 'by provider id'])('reads no table from end to end with %j', async (query) => {
    const path = query.startsWith('by') ? `?CashfreeOrderId=${hers[3]?.orderNumber}` : query;
    for (const statement of await asked(`Orders/me${path}`)) {
      const plan = await explainQuery(shop.db, statement);
      // Tables without rows have nothing to index.
      expect(plan, statement.text).not.toMatch(/Seq Scan on (orders|order_items|payment_attempts)/);
    }
  });

  it('goes by the customer’s index', async () => {
    const [first] = await asked('Orders/me');
    expect(await explainQuery(shop.db, first ?? { text: 'select 1', params: [] })).toContain('orders_user_created');
  });
});

describe('one order', () => {
  it('takes three statements, each by a key', async () => {
    const found = await asked(`Orders/me/${hers[0]?.id}`);
    expect(found).toHaveLength(3);
    for (const statement of found) {
      expect(await explainQuery(shop.db, statement)).not.toMatch(/Seq Scan on (orders|order_items|payment_attempts)/);
    }
  });
});
