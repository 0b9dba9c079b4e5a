import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createMessageRow } from '#tests/support/samples/stored-message.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { backfillCustomerTerms } from './modules/customers/search/backfill-customer-terms.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { backfillMessageTerms } from './modules/inquiries/search/backfill-message-terms.ts';
import { backfillOrderTerms } from './modules/orders/backfill/backfill-order-terms.ts';
import { createErasureService } from './modules/privacy/erasure-service.ts';
import type { Database, DatabaseConnection } from './platform/database/database.ts';
import { customerSearchTerms, users } from './platform/database/tables/account/account-tables.ts';
import { inquiries, inquirySearchTerms } from './platform/database/tables/inquiry-tables.ts';
import { orderSearchTerms, orders } from './platform/database/tables/orders/order-tables.ts';

const clock = createTestClock('2026-03-10T12:00:00.000Z');
let connection: DatabaseConnection;
let db: Database;
let eraseCustomer: (userId: string) => Promise<unknown>;
beforeAll(async () => {
  connection = await createTestDatabase();
  ({ db } = connection);
  const erasures = createErasureService({ db, clock, endSessions: async () => {}, lockCart: async () => {} });
  eraseCustomer = (userId) => erasures.request(userId, 'shop');
}, 60_000);
afterAll(() => connection.close());

/** Calls `beforeInsert` between the reading of rows and the storing of their terms. */
function interruptInserts({ runTransaction }: Database, beforeInsert: () => Promise<void>): Database {
  const interrupt = (tx: Database): Database =>
    Object.assign(Object.create(tx), {
      insert: (table: PgTable) => ({
        values: (rows: []) => ({
          async onConflictDoNothing() {
            await beforeInsert();
            await tx.insert(table).values(rows).onConflictDoNothing();
          },
        }),
      }),
    });
  return { runTransaction: (work, mode) => runTransaction?.((tx) => work(interrupt(tx)), mode) } as Database;
}

async function isSomebodyWaiting(): Promise<boolean> {
  const [row] = await db.execute<{ waiting: string }>(
    sql`select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.waiting) > 0;
}

/** The erasure starts when the job has read the row, and goes on until it is done or waits for the job. */
async function eraseDuring(fill: (db: Database) => Promise<unknown>, erase: () => Promise<unknown>): Promise<void> {
  let erasing: Promise<unknown> | undefined;
  await fill(
    interruptInserts(db, async () => {
      let isDone = false;
      erasing = erase().finally(() => {
        isDone = true;
      });
      await vi.waitUntil(async () => isDone || (await isSomebodyWaiting()), { timeout: 20_000 });
    }),
  );
  expect(erasing).toBeDefined();
  await erasing;
}

describe('search terms that are filled in during an erasure', () => {
  it('of a customer are gone afterwards', async () => {
    const id = randomUUID();
    const account = { id, email: 'asha@example.in', name: 'Asha Rao', phone: '9876543210' };
    await db.insert(users).values({ ...account, createdAt: clock.now() });
    await eraseDuring(backfillCustomerTerms, () => eraseCustomer(id));
    expect(await db.$count(users)).toBe(0);
    expect(await db.select().from(customerSearchTerms)).toEqual([]);
  });

  it('of an order are those that name nobody', async () => {
    const { id, userId, orderNumber } = await storeOrder(db, { status: 4, attempts: 0 });
    await eraseDuring(backfillOrderTerms, () => eraseCustomer(userId));
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.customerEmail).toBe('');
    const terms = await db.select().from(orderSearchTerms);
    expect(terms.map(({ term }) => term)).toContain(orderNumber.toLowerCase());
    expect(terms.filter(({ isPersonal }) => isPersonal)).toEqual([]);
  });

  it('of a message are gone afterwards', async () => {
    const message = createMessageRow();
    await db.insert(inquiries).values(message);
    await eraseDuring(backfillMessageTerms, () => createInquiryRepository(db).remove(message.id));
    expect(await db.select().from(inquirySearchTerms)).toEqual([]);
  });
});
