import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { createDueCheckRepository } from './modules/payments/settlement/due-check-repository.ts';
import { logins, userDetails, users } from './platform/database/tables/account/account-tables.ts';
import { cartLines, carts, wishlistEntries } from './platform/database/tables/orders/cart-tables.ts';
import {
  openCheckouts,
  orderEvents,
  orderItems,
  orderSearchTerms,
  orders,
  shipments,
} from './platform/database/tables/orders/order-tables.ts';
import {
  paymentAttempts,
  processedWebhooks,
  providerPayments,
  refunds,
} from './platform/database/tables/orders/payment-tables.ts';
import { outbox } from './platform/database/tables/outbox-tables.ts';
import { createOutboxRepository } from './platform/jobs/outbox-repository.ts';

const ROWS_PER_TABLE = 5000;
const ROWS_PER_INSERT = 1000;
const TABLES = [
  users,
  logins,
  userDetails,
  carts,
  cartLines,
  wishlistEntries,
  openCheckouts,
  orders,
  orderItems,
  orderEvents,
  orderSearchTerms,
  shipments,
  paymentAttempts,
  providerPayments,
  refunds,
  processedWebhooks,
  outbox,
];
const tableNames = TABLES.map(getTableName).join('|');
const FULL_TABLE_SCAN = new RegExp(`Seq Scan on (${tableNames})\\b`);

const statements: RecordedStatement[] = [];
let shop: CheckoutShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({
    connection: await createTestDatabase((text, params) => statements.push({ text, params })),
  });
  buyer = await shop.createBuyer();
  await registerCustomer(shop.app);
  for (const table of TABLES) await fillTable(table);
  await shop.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => shop.close());

const formatValueByType: Readonly<Record<string, (index: number) => string>> = {
  uuid: () => `'${randomUUID()}'`,
  text: (index) => `'row ${index}'`,
  integer: String,
  bigint: String,
  boolean: () => 'false',
  'timestamp with time zone': (index) => `'${new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString()}'`,
};

/** Inserts rows that belong to no customer and are not due for years. */
async function fillTable(table: PgTable): Promise<void> {
  const columns = Object.values(getTableColumns(table));
  const columnNames = columns.map(({ name }) => `"${name}"`).join(', ');
  const formatRow = (index: number) =>
    `(${columns.map((column) => formatValueByType[column.getSQLType()]?.(index) ?? 'null').join(', ')})`;
  for (let from = 1; from <= ROWS_PER_TABLE; from += ROWS_PER_INSERT) {
    const rows = Array.from({ length: ROWS_PER_INSERT }, (_, index) => formatRow(from + index)).join(', ');
    await shop.db.execute(sql.raw(`insert into "${getTableName(table)}" (${columnNames}) values ${rows}`));
  }
}

/** Returns the statements on these tables that `work` sends. */
async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  statements.length = 0;
  await work();
  return statements.filter(({ text }) => new RegExp(`"(${tableNames})"`).test(text));
}

const wallpaperInput = { productId: testProducts.wallpaper.id, widthInInches: 36, heightInInches: 48 };
const wishlistPath = `Wishlist/${testProducts.wallpaper.id}`;
const now = new Date('2026-01-02T03:04:05.000Z');

const USE_CASES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a cart and its changes': async () => {
    await buyer.send('POST', 'Cart/addtocart', { items: [wallpaperInput] });
    const { data } = await buyer.send('GET', 'Cart');
    const line = `Cart/items/${data.items[0]?.id}`;
    await buyer.send('PUT', line, { quantity: 3 });
    await buyer.send('PUT', line, { widthInInches: 12 });
  },
  'a wishlist': async () => {
    await buyer.send('POST', wishlistPath);
    await buyer.send('GET', 'Wishlist');
    await buyer.send('DELETE', wishlistPath);
  },
  'an order until it is paid and shown': async () => {
    const { data } = await buyer.createOrder();
    shop.provider.pay(data.orderId);
    await buyer.verifyPayment(data.orderId);
    await buyer.send('GET', 'Orders/me');
    await buyer.send('GET', `Orders/me?CashfreeOrderId=${data.orderId}`);
    await buyer.send('GET', `Orders/me/${data.id}`);
  },
  'a webhook event': async () => {
    await buyer.send('POST', 'Cart/addtocart', { items: [wallpaperInput] });
    const { data } = await buyer.createOrder();
    const paymentId = shop.provider.pay(data.orderId);
    const order = { order_id: data.orderId };
    const body = { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment: { cf_payment_id: paymentId } } };
    await shop.sendEvent(JSON.stringify(body));
  },
  'due checks of payments and refunds': async () => {
    const due = createDueCheckRepository(shop.db);
    await due.listDueAttempts(now, 20);
    await due.listDueRefunds(now, 20);
    await due.leaseAttempt({ id: randomUUID(), checkCount: 0 }, now);
    await due.leaseRefund({ id: randomUUID(), checkCount: 0 }, now);
  },
  'due outbox entries': async () => {
    const outboxRepository = createOutboxRepository(shop.db);
    const [entry] = await outboxRepository.lease({ now, until: now, limit: 20 });
    if (entry) await outboxRepository.release(entry, now);
  },
  'a sign-in and the customer’s details': async () => {
    await signIn(shop.app);
    await buyer.send('GET', `UserDetails/${buyer.userId}`);
    await buyer.send('PUT', 'UserDetails', { userId: buyer.userId, city: 'Surat' });
  },
};

describe('with many rows in every table', () => {
  it.each(Object.entries(USE_CASES))('%s: needs no full table scan', async (_, work) => {
    const recorded = await recordStatements(work);
    expect(recorded.length).toBeGreaterThan(1);
    for (const statement of recorded) {
      expect(await explainQuery(shop.db, statement), statement.text).not.toMatch(FULL_TABLE_SCAN);
    }
  });

  it('a full table scan is detected', async () => {
    const text = 'select * from "orders" where "customer_name" = $1';
    expect(await explainQuery(shop.db, { text, params: ['nobody'] })).toMatch(FULL_TABLE_SCAN);
  });
});
