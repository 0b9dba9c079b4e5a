import { count, countDistinct, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAttemptId } from '#domain/orders/order-number.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { countFailedReplies } from '#server/platform/database/open-messages.ts';
import { customerSearchTerms, users } from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import {
  orderEvents,
  orderItems,
  orderSearchTerms,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts, providerPayments, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { seedAudit } from './seed-audit.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

const COUNT = 200;
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openMemoryDatabase();
  await seedOrders(connection.db, COUNT);
});
afterAll(() => connection.close());

const countRows = async (table: PgTable) =>
  (await connection.db.select({ number: count() }).from(table))[0]?.number ?? 0;

describe('seeded orders', () => {
  it('have numbers of the shop, every status, and a last event that fits', async () => {
    const rows = await connection.db.select().from(orders);
    expect(rows).toHaveLength(COUNT);
    expect(rows.every(({ orderNumber }) => parseAttemptId(orderNumber) !== undefined)).toBe(true);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(8);
    const events = await connection.db.select().from(orderEvents);
    for (const { id, status, version } of rows)
      expect(events.find(({ orderId, seq }) => orderId === id && seq === version)?.toStatus).toBe(status);
  });

  it('have items, attempts, payments, refunds and search terms', async () => {
    const rows = await connection.db.select().from(orders);
    expect(await countRows(orderItems)).toBe(COUNT * 1.5);
    expect(await countRows(paymentAttempts)).toBe(COUNT);
    const payments = await connection.db.select().from(providerPayments);
    const countState = (isWanted: boolean) => payments.filter(({ state }) => (state === 'SUCCESS') === isWanted).length;
    expect(countState(true)).toBe(rows.filter(({ paidAt }) => paidAt).length);
    expect(countState(false)).toBe(COUNT / 10);
    expect(await countRows(refunds)).toBe(rows.filter(({ status }) => status === 7).length);
    const [found] = await connection.db
      .select({ number: countDistinct(orderSearchTerms.orderId) })
      .from(orderSearchTerms);
    expect(found?.number).toBe(COUNT);
  });
});

describe('seeded customers and messages', () => {
  it('are those of the orders, with search terms', async () => {
    await seedPeople(connection.db, COUNT);
    expect(await countRows(users)).toBe(COUNT);
    expect(await countRows(inquiries)).toBe(COUNT);
    for (const table of [customerSearchTerms, inquirySearchTerms])
      expect(await countRows(table)).toBeGreaterThanOrEqual(COUNT * 5);
    const emails = new Map((await connection.db.select().from(users)).map(({ id, email }) => [id, email]));
    for (const { userId, customerEmail } of await connection.db.select().from(orders))
      expect(emails.get(userId)).toBe(customerEmail);
  });

  it('have replies, some of which failed', async () => {
    expect(await countRows(inquiryReplies)).toBe(COUNT);
    expect(await countFailedReplies(connection.db)).toBe(1);
  });
});

describe('seeded audit entries', () => {
  it('leave a place for the next one', async () => {
    await seedAudit(connection.db, COUNT);
    expect(await countRows(auditEntries)).toBe(COUNT);
    const actor = { staffId: null, name: 'operator', requestId: 'test' };
    const object = { objectKind: 'order', objectId: 'x', object: 'x' };
    const entry = { actor, permission: 'orders.move', action: 'order moved', ...object, at: new Date() } as const;
    await runInTransaction(connection.db, (tx) => recordAudit(tx, entry));
    expect(await connection.db.$count(auditEntries, eq(auditEntries.seq, COUNT + 1))).toBe(1);
  });
});
