import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { customerNotes, logins, userDetails, users } from '#server/platform/database/tables/account-tables.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/order-tables.ts';
import { consents } from '#server/platform/database/tables/privacy-tables.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { createOrderRow } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCustomerLists } from './customer-lists.ts';
import { createCustomerReader } from './customer-reader.ts';
import { fillCustomerTerms } from './search/fill-customer-terms.ts';

const CUSTOMER_COUNT = 4000;
const BATCH = 500;
const TABLES = [
  'users',
  'user_details',
  'logins',
  'orders',
  'inquiries',
  'customer_notes',
  'customer_search_terms',
  'consents',
].join('|');
const CUSTOMER_TABLES = new RegExp(`"(${TABLES})"`);
const FULL_SCAN = new RegExp(`Seq Scan on (${TABLES})\\b`);

const statements: RecordedStatement[] = [];
const clock = createTestClock();
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase((text, params) => statements.push({ text, params }));
  for (let from = 0; from < CUSTOMER_COUNT; from += BATCH) await storeBatch(from);
  await fillCustomerTerms(connection.db);
  // As PostgreSQL does by itself in a running shop.
  await connection.db.execute(sql`vacuum analyze`);
}, 240_000);
afterAll(() => connection.close());

async function storeBatch(from: number): Promise<void> {
  const { db } = connection;
  const rows = Array.from({ length: BATCH }, (_, offset) => {
    const index = from + offset;
    const email = `customer${index}@example.in`;
    const phone = String(9_000_000_000 + index * 7919);
    const createdAt = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
    return { id: randomUUID(), name: `Asha${index} Rao${index % 97}`, email, phone, createdAt };
  });
  await db.insert(users).values(rows);
  await db.insert(logins).values(rows.map(({ id, email }) => ({ emailLower: email, userId: id, passwordHash: 'x' })));
  const address = { addressLine1: '1 Road', addressLine2: '', city: 'Surat', state: 'Gujarat', country: 'IN' };
  await db.insert(userDetails).values(
    rows.map(({ id, email, phone }, offset) => ({
      userId: id,
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      phone,
      ...address,
      postalCode: String(110_000 + from + offset),
    })),
  );
  const at = new Date();
  await db.insert(orders).values(rows.flatMap(({ id }) => [0, 1].map(() => createOrderRow({ userId: id }))));
  await db
    .insert(customerNotes)
    .values(rows.map(({ id }) => ({ id: randomUUID(), userId: id, text: 'x', by: 'y', at })));
  await db.insert(consents).values(
    rows.map(({ id }) => ({
      id: randomUUID(),
      userId: id,
      purpose: 'account' as const,
      textVersion: '1',
      givenAt: at,
    })),
  );
  await db.insert(inquiries).values(
    rows.map(({ name, email }, offset) => ({
      id: randomUUID(),
      kind: 'contact',
      ticket: `T-${from + offset}`,
      createdAt: at,
      name,
      email,
      phone: '',
      details: 'x',
      isSuspect: false,
    })),
  );
}

async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  statements.length = 0;
  await work();
  return statements.filter(({ text }) => CUSTOMER_TABLES.test(text));
}

const list = (search: string, sort: 'newest' | 'oldest', cursor: string | null = null) =>
  createCustomerLists({ db: connection.db }).list({ params: {}, body: { search, sort, cursor } });

describe('with many customers', () => {
  it.each([
    ['', 'newest'],
    ['', 'oldest'],
    ['asha3999', 'newest'],
    ['rao12', 'oldest'],
    ['customer77@', 'newest'],
    ['+91 90031 67600', 'newest'],
    ['110012', 'newest'],
    ['asha12 rao', 'newest'],
    ['asha', 'newest'],
  ] as const)('the list for “%s”, %s first, needs no full table scan and few statements', async (search, sort) => {
    const { nextCursor, customers } = await list(search, sort);
    expect(customers.length).toBeGreaterThan(0);
    for (const cursor of [null, ...(nextCursor ? [nextCursor] : [])]) {
      const recorded = await recordStatements(() => list(search, sort, cursor));
      if (hasExactQueryCounts) expect(recorded.length).toBeLessThanOrEqual(4);
      for (const statement of recorded)
        expect(await explainQuery(connection.db, statement), statement.text).not.toMatch(FULL_SCAN);
    }
  });

  it('one customer needs none either', async () => {
    const { db } = connection;
    const readErasure = async () => ({
      requestedAt: null,
      requestedBy: null,
      obstacles: [],
      keptOrders: 0,
      keptUntil: null,
    });
    const reader = createCustomerReader({ db, clock, signIns: createFailedSignIns(db, clock), readErasure });
    const [row] = (await list('', 'newest')).customers;
    const recorded = await recordStatements(() => reader.read(row?.id ?? ''));
    expect(recorded.length).toBeGreaterThan(5);
    for (const statement of recorded) expect(await explainQuery(db, statement), statement.text).not.toMatch(FULL_SCAN);
  });
});
