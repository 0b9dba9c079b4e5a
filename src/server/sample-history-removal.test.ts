import { randomUUID } from 'node:crypto';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { type Buyer, type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { insertSamples } from '#tests/support/shop/sample-history.ts';
import { createGauges } from './modules/metrics/gauges.ts';
import { createOrderEmailHandlers } from './modules/orders/order-email-handlers.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { removeSampleHistory } from './modules/sample-history/remove-sample-history.ts';
import { listAuditEntries } from './platform/audit/audit-log.ts';
import { customerNotes, customerSearchTerms } from './platform/database/tables/account/account-tables.ts';
import { EXPORTED_TABLES } from './platform/database/tables/all-tables.ts';
import { inquiries } from './platform/database/tables/inquiry-tables.ts';
import { orderNotes, orders } from './platform/database/tables/orders/order-tables.ts';
import { paymentAlerts, refunds } from './platform/database/tables/orders/payment-tables.ts';
import { outbox } from './platform/database/tables/outbox-tables.ts';
import type { Mail } from './platform/mail/mail.ts';
import { rejectSampleHistory } from './seed-sample-history.ts';

const LIVE_MESSAGE =
  'SHOP_MODE=live does not start while the database contains sample history: remove it with npm run data -- remove-samples.';
const actor = { staffId: randomUUID(), name: 'Asha Rao', requestId: randomUUID() };
let shop: CheckoutShop;
let buyer: Buyer;
let before: ReadonlyMap<string, readonly unknown[]>;

beforeAll(async () => {
  shop = await createCheckoutShop();
  expect(await insertSamples(shop)).toBe(true);
  buyer = await shop.createBuyer();
  const { data } = await buyer.createOrder();
  shop.provider.pay(data.orderId);
  await buyer.verifyPayment(data.orderId);
  await shop.db.insert(orderNotes).values({ ...note, id: randomUUID(), orderId: data.id });
  await buyer.send('POST', 'Contact', { name: 'Asha Rao', email: 'asha@example.in', phone: '98', message: 'Hello' });
  before = await readRealRows();
});
afterAll(() => shop.close());

const note = { text: 'Call first', by: 'Asha Rao', at: new Date() };

async function findSampleOrder(status: number) {
  const rows = await shop.db.select().from(orders).where(eq(orders.isSample, true));
  const order = rows.find((row) => row.status === status);
  if (!order) throw new Error(`There is no sample order with status ${status}.`);
  return order;
}

/** All rows that belong to no sample. */
async function readRealRows() {
  const sampleIds = new Set<unknown>();
  for (const { id, userId, isSample } of await shop.db.select().from(orders))
    if (isSample) sampleIds.add(id).add(userId);
  for (const { id, isSample } of await shop.db.select().from(inquiries)) if (isSample) sampleIds.add(id);
  const isReal = (row: Record<string, unknown>) =>
    row.isSample !== true && ![row.orderId, row.userId, row.inquiryId, row.id].some((id) => sampleIds.has(id));
  const tables = EXPORTED_TABLES.filter((table) => !getTableName(table).startsWith('audit_'));
  const entries = tables.map(async (table) => {
    const rows: Record<string, unknown>[] = await shop.db.select().from(table);
    return [getTableName(table), rows.filter(isReal)] as const;
  });
  return new Map(await Promise.all(entries));
}

describe('sample orders', () => {
  it('are refunded without the provider, and send no email', async () => {
    const order = await findSampleOrder(1);
    expect(await shop.orderActions.refundOrder({ orderId: order.id, reason: 'To try it' })).toMatchObject({ ok: true });
    await shop.runOutboxJobs();
    await shop.db.delete(outbox).where(eq(outbox.topic, ORDER_NOTIFICATION_TOPICS.refunded));
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { state: 'success', amountPaise: order.amountPaise },
    ]);
    expect((await shop.readOrderRecord(order.id)).order.status).toBe(7);

    const sent: Mail[] = [];
    const handlers = createOrderEmailHandlers({
      ...shop,
      ...shop.config,
      orders: createOrderRepository(shop.db),
      mail: { send: async (mail) => void sent.push(mail) },
      enqueue: async () => {},
    });
    for (const handle of Object.values(handlers))
      await handle({ id: randomUUID(), payload: { orderId: order.id }, createdAt: new Date() });
    expect(sent).toEqual([]);
  });

  it('raise no alarm', async () => {
    const gauges = createGauges(shop, () => 0);
    expect((await gauges.countPayments()).alerts).toBe(0);
    const alert = { kind: 'refund_failed', details: '{}', createdAt: new Date() } as const;
    await shop.db.insert(paymentAlerts).values({ alertKey: 'refund_failed:real', ...alert });
    expect((await gauges.countPayments()).alerts).toBe(1);
    await shop.db.delete(paymentAlerts).where(eq(paymentAlerts.alertKey, 'refund_failed:real'));
  });
});

describe('removing sample history', () => {
  it('is required before the shop goes live', async () => {
    await expect(rejectSampleHistory(shop.db)).rejects.toThrow(LIVE_MESSAGE);
  });

  it('deletes all of it, also what staff added, and nothing of real customers', async () => {
    const order = await findSampleOrder(2);
    await shop.db.insert(orderNotes).values({ ...note, id: randomUUID(), orderId: order.id });
    await shop.db.insert(customerNotes).values({ ...note, id: randomUUID(), userId: order.userId });
    expect(await shop.db.$count(customerSearchTerms, eq(customerSearchTerms.userId, order.userId))).toBeGreaterThan(4);
    expect(await removeSampleHistory({ ...shop, actor })).toBeGreaterThan(55);
    const after = new Map<string, readonly unknown[]>();
    for (const table of EXPORTED_TABLES.filter((each) => before.has(getTableName(each))))
      after.set(getTableName(table), await shop.db.select().from(table));
    for (const name of before.keys()) expect(after.get(name), name).toEqual(before.get(name));
    expect(await shop.db.select().from(inquiries)).toHaveLength(1);
    expect(await buyer.listOrders()).toHaveLength(1);
  });

  it('is in the audit log', async () => {
    expect(await listAuditEntries(shop.db, null)).toMatchObject([
      { action: 'sample history removed', actor: 'Asha Rao', permission: 'settings.edit', object: '61 orders' },
    ]);
  });

  it('lets the shop go live, and it does not come back', async () => {
    await expect(rejectSampleHistory(shop.db)).resolves.toBeUndefined();
    for (const table of EXPORTED_TABLES)
      if (['users', 'orders'].includes(getTableName(table))) await shop.db.delete(table);
    expect(await insertSamples(shop)).toBe(false);
    expect(await removeSampleHistory({ ...shop, actor })).toBe(0);
    expect(await listAuditEntries(shop.db, null)).toHaveLength(1);
  });
});
