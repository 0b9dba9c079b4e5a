import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts, recordedStatements } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCustomerLists } from './customer-lists.ts';
import { createCustomerReader } from './customer-reader.ts';

/** Fewer would be read as a whole as fast as by an index. */
const CUSTOMER_COUNT = 30_000;
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
  for (const statement of FILL_TABLES) await connection.db.execute(sql.raw(statement));
  // Inserting from a query is for this test alone.
  recordedStatements.clear();
  // PostgreSQL does this by itself in a running shop.
  await connection.db.execute(sql`vacuum analyze`);
}, 240_000);
afterAll(() => connection.close());

/** One statement per table, because so many rows would take minutes otherwise. */
const FILL_TABLES = [
  `insert into users (id, email, name, phone, created_at, is_sample)
   select gen_random_uuid(), 'customer' || i || '@example.in', 'Asha' || i || ' Rao' || (i % 97),
     (9000000000 + i * 7919)::text, timestamptz '2025-01-01 00:00Z' + i * interval '1 minute', false
   from generate_series(1, ${CUSTOMER_COUNT}) i`,
  `insert into logins (email_lower, user_id, password_hash) select email, id, 'x' from users`,
  `insert into user_details (user_id, first_name, last_name, email, phone, address_line_1, address_line_2, city, state,
     postal_code, country)
   select id, 'Asha', 'Rao', email, phone, '1 Road', '', 'Surat', 'Gujarat', substr(phone, 5), 'IN' from users`,
  ...['email', 'phone', 'substr(phone, 5)', ...[1, 2].map((word) => `split_part(lower(name), ' ', ${word})`)].map(
    (term) => `insert into customer_search_terms (user_id, term) select id, ${term} from users`,
  ),
  `insert into customer_notes (id, user_id, text, by, at) select gen_random_uuid(), id, 'x', 'y', created_at from users`,
  `insert into consents (id, user_id, purpose, text_version, given_at)
   select gen_random_uuid(), id, 'account', '1', created_at from users`,
  `insert into inquiries (id, kind, ticket, created_at, name, email, phone, details, is_suspect)
   select gen_random_uuid(), 'contact', 'T', created_at, name, email, '', 'x', false from users`,
  `insert into orders (id, order_number, user_id, status, amount_paise, round_off_paise, currency, customer_name,
     customer_email, customer_phone, address_line_1, address_line_2, city, state, postal_code, country, created_at, version)
   select gen_random_uuid(), email, id, 4, 100000, 0, 'INR', name, email, phone, '', '', '', '', '', 'IN', created_at, 1
   from users`,
];

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
    ['rao12 asha1', 'oldest'],
    ['customer77@', 'newest'],
    ['+91 90003 16760', 'newest'],
    ['316760', 'newest'],
    ['asha123 rao', 'newest'],
    ['asha', 'newest'],
  ] as const)('the list for “%s”, %s first, needs no full table scan and few statements', async (search, sort) => {
    const { nextCursor, customers } = await list(search, sort);
    expect(customers.length).toBeGreaterThan(0);
    for (const cursor of [null, ...(nextCursor ? [nextCursor] : [])]) {
      const recorded = await recordStatements(() => list(search, sort, cursor));
      if (hasExactQueryCounts) expect(recorded.length).toBeLessThanOrEqual(5);
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
