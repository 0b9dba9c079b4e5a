import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { withQueryLog } from '#tests/support/database/logged-database.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { createDueCheckRepository } from './modules/payments/settlement/due-check-repository.ts';
import { queryRows } from './platform/database/raw-sql.ts';
import { logins, userDetails, users } from './platform/database/tables/account-tables.ts';
import { cartLines, carts, wishlistEntries } from './platform/database/tables/cart-tables.ts';
import { openCheckouts, orderEvents, orderItems, orders } from './platform/database/tables/order-tables.ts';
import { outbox } from './platform/database/tables/outbox-tables.ts';
import { paymentAttempts, providerPayments, refunds, webhookInbox } from './platform/database/tables/payment-tables.ts';
import { createOutboxRepository } from './platform/jobs/outbox-repository.ts';

const [MANY, CHUNK] = [5000, 1000];
const TABLES = [
  ...[users, logins, userDetails, carts, cartLines, wishlistEntries, openCheckouts, orders, orderItems, orderEvents],
  ...[paymentAttempts, providerPayments, refunds, webhookInbox, outbox],
];
const names = TABLES.map(getTableName).join('|');
const WHOLE_TABLE = new RegExp(`Seq Scan on (${names})\\b`);

const heard: RecordedStatement[] = [];
let shop: CheckoutShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop((connection) =>
    withQueryLog(connection, (text, params) => heard.push({ text, params })),
  );
  buyer = await shop.buyer();
  await registerCustomer(shop.app);
  for (const table of TABLES) await fill(table);
  await queryRows(shop.db, sql`analyze`);
}, 120_000);
afterAll(() => shop.close());

const value: Readonly<Record<string, (at: number) => string>> = {
  uuid: () => `'${randomUUID()}'`,
  text: (at) => `'row ${at}'`,
  integer: String,
  bigint: String,
  'timestamp with time zone': (at) => `'${new Date(Date.UTC(2030, 0, 1, 0, at)).toISOString()}'`,
};

/** Rows that belong to nobody, none of them due for years. */
async function fill(table: PgTable): Promise<void> {
  const columns = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const row = (at: number) => `(${columns.map((column) => value[column.getSQLType()]?.(at) ?? 'null').join(', ')})`;
  for (let from = 1; from <= MANY; from += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, at) => row(from + at)).join(', ');
    await queryRows(shop.db, sql.raw(`insert into "${getTableName(table)}" (${names}) values ${rows}`));
  }
}

/** What the work asks of these tables. */
async function asked(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  heard.length = 0;
  await work();
  return heard.filter(({ text }) => new RegExp(`"(${names})"`).test(text));
}

const paper = { productId: testProducts.wallpaper.id, widthInInches: 36, heightInInches: 48 };
const id = () => testProducts.wallpaper.id;
const now = new Date('2026-01-02T03:04:05.000Z');

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  'a cart and its changes': async () => {
    await buyer.ask('POST', 'Cart/addtocart', { items: [paper] });
    const { data } = await buyer.ask('GET', 'Cart');
    const line = `Cart/items/${data.items[0]?.id}`;
    await buyer.ask('PUT', line, { quantity: 3 });
    await buyer.ask('PUT', line, { widthInInches: 12 });
  },
  'a wishlist': async () => {
    await buyer.ask('POST', `Wishlist/${id()}`);
    await buyer.ask('GET', 'Wishlist');
    await buyer.ask('DELETE', `Wishlist/${id()}`);
  },
  'an order until it is paid and looked at': async () => {
    const { data } = await buyer.pay();
    shop.provider.pay(data.orderId);
    await buyer.verify(data.orderId);
    await buyer.ask('GET', 'Orders/me');
    await buyer.ask('GET', `Orders/me?CashfreeOrderId=${data.orderId}`);
    await buyer.ask('GET', `Orders/me/${data.id}`);
  },
  'a notice of the provider': async () => {
    await buyer.ask('POST', 'Cart/addtocart', { items: [paper] });
    const { data } = await buyer.pay();
    const paymentId = shop.provider.pay(data.orderId);
    const order = { order_id: data.orderId };
    const body = { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment: { cf_payment_id: paymentId } } };
    await shop.notice(JSON.stringify(body));
  },
  'looks at payments and refunds that are due': async () => {
    const due = createDueCheckRepository(shop.db);
    await due.attempts(now, 20);
    await due.refunds(now, 20);
    await due.leaseAttempt({ id: randomUUID(), checks: 0 }, now);
    await due.leaseRefund({ id: randomUUID(), checks: 0 }, now);
  },
  'letters that are due': async () => {
    const letters = createOutboxRepository(shop.db);
    await letters.due(now, 20);
    await letters.lease({ id: randomUUID(), attempts: 0 }, now);
  },
  'a sign-in and the customer’s details': async () => {
    await signIn(shop.app);
    await buyer.ask('GET', `UserDetails/${buyer.userId}`);
    await buyer.ask('PUT', 'UserDetails', { userId: buyer.userId, city: 'Surat' });
  },
};

describe('with many rows in every table', () => {
  it.each(Object.entries(WORK))('%s: no table is read from end to end', async (_, work) => {
    const statements = await asked(work);
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      expect(await explainQuery(shop.db, statement), statement.text).not.toMatch(WHOLE_TABLE);
    }
  });

  it('would be noticed', async () => {
    const text = 'select * from "orders" where "customer_name" = $1';
    expect(await explainQuery(shop.db, { text, params: ['nobody'] })).toMatch(WHOLE_TABLE);
  });
});
