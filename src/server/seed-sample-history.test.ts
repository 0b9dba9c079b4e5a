import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderItem, orderItemSchema } from '#contract/storefront/orders.ts';
import { isPincodeInState } from '#domain/checkout/indian-states.ts';
import { getOverdueSince } from '#domain/inquiries/message-clocks.ts';
import { rupeesToPaise, sumPaise } from '#domain/money/paise.ts';
import { canMove, type OrderStatus } from '#domain/orders/order-status.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { createAccountMailbox } from '#tests/support/customers/account-mailbox.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { insertSamples } from '#tests/support/shop/sample-history.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { seedDemoCatalogue } from './modules/catalogue/import/seed-demo-catalogue.ts';
import { createFailedEmailsService } from './modules/emails/failed-emails-service.ts';
import { createGauges } from './modules/metrics/gauges.ts';
import type { DatabaseConnection } from './platform/database/database.ts';
import { emailLinks, logins, userDetails, users } from './platform/database/tables/account/account-tables.ts';
import { inquiries, inquiryReplies } from './platform/database/tables/inquiry-tables.ts';
import {
  orderEvents,
  orderItems,
  orderNotes,
  orders,
  shipments,
} from './platform/database/tables/orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from './platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from './platform/database/tables/outbox-tables.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
let connection: DatabaseConnection;
let shop: TestApp;

beforeAll(async () => {
  connection = await createTestDatabase();
  await seedDemoCatalogue(connection.db);
  shop = await createTestApp({ connection, clock: createTestClock(NOW.toISOString()) });
  expect(await insertSamples(shop)).toBe(true);
});
afterAll(async () => {
  await shop.close();
  await connection.close();
});

describe('sample history', () => {
  it('is inserted once', async () => {
    expect(await insertSamples(shop)).toBe(false);
    const rows = await shop.db.select().from(orders);
    expect(rows.length).toBeGreaterThanOrEqual(55);
    expect(rows.every(({ isSample }) => isSample)).toBe(true);
  });

  it('has orders in every status and with every reason of a cancellation, over three months', async () => {
    const rows = await shop.db.select().from(orders);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const reasons = rows.filter(({ status }) => status === 6).map(({ cancelReason }) => cancelReason);
    expect(new Set(reasons)).toEqual(new Set(['expired', 'superseded', 'customer', 'shop']));
    expect(rows.every(({ status, cancelReason }) => (status === 6) === (cancelReason !== null))).toBe(true);
    const ages = rows.map(({ createdAt }) => (NOW.getTime() - createdAt.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(92);
  });

  it('has the emails that its customers would have got, one of which failed', async () => {
    const failed = await shop.db.select().from(outbox);
    const topics = [...(await shop.db.select().from(sentOrderEmails)), ...failed].map(({ topic }) => topic);
    const events = await shop.db.select().from(orderEvents);
    const countTopic = (wanted: string) => topics.filter((topic) => topic === wanted).length;
    const countMoves = (status: number) => events.filter(({ toStatus }) => toStatus === status).length;
    expect(countTopic('mail.order-confirmation')).toBe(countMoves(1));
    expect(countTopic('order.shipped')).toBe(countMoves(3));
    expect(countTopic('order.refunded')).toBe(countMoves(7));
    expect(countTopic('order.cancelled')).toBeLessThan(countMoves(6));
    expect(failed).toMatchObject([{ topic: 'order.shipped', dueAt: null, lastError: '550' }]);
    const [about] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, failed[0]?.orderId ?? ''));
    expect(about).toMatchObject({ status: 3, isSample: true });
  });

  it('has correct amounts: lines and round-off, the payment, the refund', async () => {
    const [rows, items, payments, moneyBack] = await Promise.all([
      shop.db.select().from(orders),
      shop.db.select().from(orderItems),
      shop.db.select().from(providerPayments),
      shop.db.select().from(refunds),
    ]);
    for (const order of rows) {
      const lines = items.filter(({ orderId }) => orderId === order.id);
      expect(lines.length).toBeGreaterThan(0);
      expect(sumPaise(lines.map(({ lineTotalPaise }) => lineTotalPaise)) + order.roundOffPaise).toBe(order.amountPaise);
      const paid = payments.filter(({ orderId, state }) => orderId === order.id && state === 'SUCCESS');
      expect(paid.map(({ paymentId, amountPaise }) => [paymentId, amountPaise])).toEqual(
        order.paidAt ? [[order.paymentId, order.amountPaise]] : [],
      );
      const refunded = moneyBack.filter(({ orderId, state }) => orderId === order.id && state === 'success');
      expect(sumPaise(refunded.map(({ amountPaise }) => amountPaise))).toBe(order.status === 7 ? order.amountPaise : 0);
    }
  });

  it('has items of the catalogue in the format of real orders', async () => {
    const products = shop.catalogue.getCurrent().productsById;
    for (const { shown, productTypeId, productTypeTitle, ...row } of await shop.db.select().from(orderItems)) {
      const stored = JSON.parse(shown) as OrderItem;
      const item = orderItemSchema.parse({ ...stored, productTypeId, productTypeTitle });
      const product = products.get(item.productId);
      expect(product?.title).toBe(item.productTitle);
      expect(product?.images.map(({ url }) => url)).toContain(item.productImageUrl);
      const isTyped = item.kind === undefined && product !== undefined && listConfigurableTypes(product).length > 0;
      expect(productTypeId !== null).toBe(isTyped);
      expect(row.lineTotalPaise).toBe(rupeesToPaise(item.lineTotal));
      expect(row.unitPricePaise * row.quantity).toBe(row.lineTotalPaise);
    }
  });

  it('has events that follow the rules and end in the order’s status, all in the past', async () => {
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.seq);
    for (const order of await shop.db.select().from(orders)) {
      const history = events.filter(({ orderId }) => orderId === order.id);
      expect(history[0]).toMatchObject({ seq: 1, fromStatus: null, toStatus: 0, at: order.createdAt });
      expect(history.at(-1)).toMatchObject({ seq: order.version, toStatus: order.status });
      for (const [index, event] of history.entries()) {
        const previous = history[index - 1];
        if (!previous) continue;
        expect(event.fromStatus).toBe(previous.toStatus);
        const reason = previous.toStatus === 6 ? 'shop' : null;
        expect(canMove(previous.toStatus as OrderStatus, event.toStatus as OrderStatus, reason)).toBe(true);
        expect(event.at > previous.at && event.at < NOW).toBe(true);
      }
    }
  });

  it('has couriers and tracking numbers for what was shipped, overdue orders, notes and two open alerts', async () => {
    const shipped = await shop.db
      .select({ orderId: orderEvents.orderId })
      .from(orderEvents)
      .where(eq(orderEvents.toStatus, 3));
    const sent = await shop.db.select().from(shipments);
    expect(sent.map(({ orderId }) => orderId).sort()).toEqual(shipped.map(({ orderId }) => orderId).sort());
    expect(sent.filter(({ courier, trackingNumber }) => courier && trackingNumber).length).toBeGreaterThan(20);
    const rows = await shop.db.select().from(orders);
    const isOverdue = (order: (typeof rows)[number]) =>
      [1, 2, 3].includes(order.status) && (order.promisedOn ?? '') < toIndiaDate(NOW);
    expect(rows.filter(isOverdue).length).toBeGreaterThanOrEqual(3);
    expect(rows.filter((order) => order.status === 2 && !isOverdue(order)).length).toBeGreaterThanOrEqual(3);
    expect((await shop.db.select().from(orderNotes)).length).toBeGreaterThan(5);
    expect(await shop.db.select().from(paymentAlerts)).toMatchObject([{ resolvedAt: null }, { resolvedAt: null }]);
  });

  it('has believable customers who cannot log in', async () => {
    const details = await shop.db.select().from(userDetails);
    expect(details).toHaveLength(40);
    for (const { email, phone, postalCode, state } of details) {
      expect(email).toMatch(/^[a-z.]+@mail\.invalid$/);
      expect(phone).toMatch(/^[6-9]\d{9}$/);
      expect(isPincodeInState(postalCode, state), `${postalCode} ${state}`).toBe(true);
    }
    expect(await shop.db.select().from(logins)).toEqual([]);
    expect((await shop.db.select().from(users)).every(({ isSample }) => isSample)).toBe(true);
  });

  it('has messages of all kinds', async () => {
    const messages = await shop.db.select().from(inquiries);
    expect(messages.length).toBeGreaterThanOrEqual(15);
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(['contact', 'project', 'customization']));
    expect(messages.every(({ isSample, email }) => isSample && email.endsWith('.invalid'))).toBe(true);
    const states = messages.map((message) =>
      message.doneAt ? 'done' : getOverdueSince(message, NOW) ? 'overdue' : 'open',
    );
    expect(new Set(states)).toEqual(new Set(['done', 'overdue', 'open']));
    expect(await shop.db.$count(inquiryReplies)).toBeGreaterThan(10);
    expect(await createGauges(shop, () => 0).countOverdueMessages()).toBe(0);
  });

  it('sends no email and is never checked with the provider', async () => {
    expect(await shop.db.$count(outbox, isNotNull(outbox.dueAt))).toBe(0);
    const failedEmails = createFailedEmailsService(shop);
    expect(await failedEmails.list()).toEqual([]);
    expect(await failedEmails.resendAll()).toBe(0);
    expect(await createGauges(shop, () => 0).countOutboxEntries()).toEqual({ waiting: 0, failedForGood: 0 });
    expect(await shop.db.select().from(paymentAttempts).where(isNotNull(paymentAttempts.nextCheckAt))).toEqual([]);
    expect(await shop.db.select().from(refunds).where(isNotNull(refunds.nextCheckAt))).toEqual([]);
    shop.provider.injectFault('createOrder', 'down');
    expect(await shop.payments.reconciliation.runOnce()).toBe(0);
  });
});

describe('a shop with sample history', () => {
  it('is the same for every shop, and two processes that start at once insert it once', async () => {
    const other = await createTestDatabase();
    await seedDemoCatalogue(other.db);
    const otherShop = await createTestApp({ connection: other, clock: createTestClock('2026-12-01T06:00:00.000Z') });
    try {
      const results = await Promise.all([insertSamples(otherShop), insertSamples(otherShop)]);
      expect(results.toSorted()).toEqual([false, true]);
      const select = ({ db }: TestApp) =>
        db.select({ id: orders.id, amount: orders.amountPaise }).from(orders).orderBy(orders.id);
      expect(await select(otherShop)).toEqual(await select(shop));
    } finally {
      await otherShop.close();
      await other.close();
    }
  });

  it('serves the storefront', async () => {
    const response = await shop.app.inject({ method: 'GET', url: '/api/Products/GetAllProducts' });
    expect(response.statusCode).toBe(200);
    expect((await shop.app.inject({ method: 'GET', url: '/' })).statusCode).toBe(200);
  });

  it('lets no sample customer log in or choose a password', async () => {
    const email = 'ananya.iyer@mail.invalid';
    const post = (path: string, payload: object) =>
      shop.app.inject({ method: 'POST', url: `/api/Account/${path}`, payload });
    expect((await post('Authentication', { email, password: '' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await post('Authentication', { email, password: 'password' })).statusCode).toBe(401);
    await post('ForgotPassword', { email });
    expect(await createAccountMailbox(shop).deliver()).toEqual([]);
    expect(await shop.db.select().from(emailLinks).where(isNotNull(emailLinks.userId))).toEqual([]);
  });
});
