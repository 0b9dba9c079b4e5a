import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { createRegisteredCustomer } from '#tests/support/customers/registered-customer.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { backfillOrderTerms } from './modules/orders/backfill/backfill-order-terms.ts';
import { users } from './platform/database/tables/account/account-tables.ts';
import { inquiries } from './platform/database/tables/inquiry-tables.ts';
import { shipments } from './platform/database/tables/orders/order-tables.ts';

/** All that a customer typed, or staff wrote about them; none of it occurs elsewhere. */
const GONE = {
  email: 'meena.unique@example.in',
  phone: '9123456780',
  comment: 'Please ring at the blue gate',
  message: 'My neighbour recommended you',
  orderNote: 'Meena called twice',
  customerNote: 'Likes mustard yellow',
  trackingNumber: 'DLUNIQUE77',
};
/** Tax law keeps the recipient of a paid order. */
const KEPT = {
  name: 'Meenakshi Qwertysundaram',
  addressLine1: '77 Peacock Lane',
  city: 'Vadnagar',
  postalCode: '384355',
};

const clock = createTestClock('2026-11-16T12:00:00.000Z');
let shop: CheckoutShop;
let desk: TestDesk;
let cookie: string;
let customerId: string;
let ids: string[];

beforeAll(async () => {
  const connection = await createTestDatabase();
  shop = await createCheckoutShop({ connection, clock });
  desk = await createTestDesk({ connection, clock });
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
  await seedCustomer();
}, 120_000);
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const post = async (path: string, body: object) => {
  const response = await desk.send(`/api/desk/${path}`, { cookie, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

async function seedCustomer(): Promise<void> {
  const { name, ...address } = KEPT;
  const customer = await createRegisteredCustomer(shop, { name, email: GONE.email, phoneNumber: GONE.phone });
  customerId = customer.userId;
  await shop.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, customerId));
  const [firstName, lastName] = name.split(' ');
  const details = { firstName, lastName, email: GONE.email, phone: GONE.phone, ...address };
  await customer.send('PUT', 'UserDetails', { userId: customerId, ...details });
  const message = { name, email: GONE.email, phone: GONE.phone, message: GONE.message };
  await customer.send('POST', 'Contact', message);
  const recipient = { customerName: name, customerEmail: GONE.email, customerPhone: GONE.phone, ...address };
  const times = { createdAt: clock.now(), paidAt: clock.now() };
  const items = [createOrderItem({ orderComment: GONE.comment } as object)];
  const paid = await storeOrder(shop.db, { userId: customerId, status: 4, ...recipient, ...times, items });
  const shipped = { orderId: paid.id, courier: 'Delhivery', shippedAt: clock.now() };
  await shop.db.insert(shipments).values({ ...shipped, trackingNumber: GONE.trackingNumber });
  const unpaid = { status: ORDER_STATUS.failed, paidAt: null, paymentId: null, attempts: 0 };
  const failed = await storeOrder(shop.db, { userId: customerId, ...recipient, ...unpaid });
  await backfillOrderTerms(shop.db);
  await post(`orders/${paid.id}/notes`, { text: GONE.orderNote });
  await post(`customers/${customerId}/notes`, { text: GONE.customerNote });
  await post(`customers/${customerId}/reset-link`, {});
  const [inquiry] = await shop.db.select().from(inquiries);
  ids = [customerId, paid.id, failed.id, inquiry?.id ?? ''];
}

const reads = Object.entries<DeskEndpoint>(deskEndpoints).filter(
  ([, { isWrite, access }]) => !isWrite && access !== 'anyone' && access !== 'staff',
);

/** The body for any list of the desk; endpoints ignore unknown fields. */
const ANY_LIST = {
  tab: 'all',
  search: '',
  status: null,
  attention: null,
  kind: null,
  from: '2026-01-01',
  to: '2026-12-31',
  by: 'states',
  report: 'delivery',
  sort: 'newest',
  cursor: null,
  beforeSeq: null,
};

/** Bodies of endpoints with other fields. */
const OTHER_BODIES: Readonly<Record<string, object>> = {
  listProducts: { sort: 'title', category: null },
  exportProductList: { sort: 'title', category: null },
  planRename: { category: 'wallpaper', slug: 'bahaara', name: 'Bahaar' },
  previewContent: { address: '/' },
  previewProductImport: { format: 'csv', text: 'id,title' },
  exportProducts: { format: 'json', content: 'products' },
};

/** Names of the endpoints that show a text, with every id that the customer had. */
async function findInDesk(text: string, search = ''): Promise<string[]> {
  const found = new Set<string>();
  for (const [name, { method, path }] of reads)
    for (const id of path.includes(':') ? ids : ['']) {
      const body = method === 'GET' ? {} : { body: { ...ANY_LIST, search, ...OTHER_BODIES[name] } };
      const response = await desk.send(path.replace(/:\w+/, id), { method: method as 'GET', cookie, ...body });
      expect([200, 404], `${name}: ${response.body}`).toContain(response.statusCode);
      if (response.body.includes(text)) found.add(name);
    }
  return [...found].sort();
}

async function findInTables(text: string): Promise<string[]> {
  const tables = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.db.execute(sql`select * from ${sql.identifier(name)}`);
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

describe('a customer with orders, messages and notes', () => {
  it('is on several screens of the desk', async () => {
    for (const text of Object.values(GONE)) expect((await findInDesk(text)).length, text).toBeGreaterThan(0);
    expect(await findInDesk(KEPT.name)).toEqual(expect.arrayContaining(['getCustomer', 'getOrder', 'listCustomers']));
    expect(await findInDesk(KEPT.name, GONE.phone)).toEqual(expect.arrayContaining(['listCustomers', 'listOrders']));
  });

  it('is on none after the erasure, but for the recipient of a paid order', async () => {
    const erasure = { email: GONE.email, reason: 'Asked in writing' };
    expect(await post(`customers/${customerId}/erase`, erasure)).toEqual({ isErased: true, obstacles: [] });
    for (const text of Object.values(GONE)) {
      expect(await findInDesk(text), text).toEqual([]);
      expect(await findInTables(text), text).toEqual([]);
    }
    for (const text of Object.values(KEPT))
      expect(['exportOrders', 'getOrder', 'listOrders'], text).toEqual(expect.arrayContaining(await findInDesk(text)));
    for (const search of ['meenakshi', GONE.email, GONE.phone, KEPT.postalCode, GONE.trackingNumber])
      for (const text of [KEPT.name, KEPT.city])
        expect(
          (await findInDesk(text, search)).filter((name) => name !== 'getOrder'),
          search,
        ).toEqual([]);
  });

  it('is nobody in the unpaid order', async () => {
    const [, paidId, failedId] = ids;
    const read = async (id = '') =>
      (await desk.send(`/api/desk/orders/${id}`, { method: 'GET', cookie })).json().data as Record<string, unknown>;
    const blank = { customerEmail: '', customerPhone: '' };
    expect(await read(paidId)).toMatchObject({ ...blank, customerName: KEPT.name, addressLine1: KEPT.addressLine1 });
    expect(await read(failedId)).toMatchObject({ ...blank, customerName: 'Erased', addressLine1: '', city: '' });
    expect(await read(randomUUID())).toBeNull();
  });
});
