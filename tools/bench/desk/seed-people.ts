import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import {
  analyseTables,
  BATCH_SIZE,
  buildPhone,
  buildPincode,
  pickFirstName,
  pickLastName,
  pickSeededStaff,
  toUuid,
} from './seed-sql.ts';

/** Days between the newest and the oldest account or message. */
const AGE_DAYS = 700;

/** The people of a batch; those with small numbers have placed the orders of `seed-orders.ts`. */
const buildPeople = (from: number, to: number, count: number): string => `
  (select n, ${toUuid('customer', 'n')} as user_id, ${toUuid('message', 'n')} as message_id, first_name, last_name,
    lower(first_name || '.' || last_name) || n || '@mail.invalid' as email, ${buildPhone('n')} as phone,
    ${buildPincode('n')} as pincode, now() - n * interval '${(AGE_DAYS * 86_400) / count} seconds' as at
  from (select n, ${pickFirstName('n')} as first_name, ${pickLastName('n')} as last_name
    from generate_series(${from}::bigint, ${to}::bigint) n) numbered) people`;

/** What the shop stores with an account and with a message. */
const buildStatements = (people: string): readonly string[] => [
  `insert into users (id, email, name, phone, created_at)
  select user_id, email, first_name || ' ' || last_name, phone, at from ${people}`,
  `insert into user_details (user_id, first_name, last_name, email, phone, address_line_1, address_line_2, city, state,
    postal_code, country)
  select user_id, first_name, last_name, email, phone, '12 Mill Road', '', 'Pune', 'Maharashtra', pincode, 'IN' from ${people}`,
  `insert into customer_search_terms (user_id, term)
  select distinct user_id, term from ${people}, lateral (values (lower(first_name)), (lower(last_name)), (email), (phone),
    ('91' || phone), (pincode)) terms (term)`,
  // One in fifty is open.
  `insert into inquiries (id, kind, ticket, created_at, name, email, phone, subject, details, is_suspect, done_at,
    assigned_to)
  select message_id, (array['contact', 'project', 'customization'])[1 + n % 3], 'T' || n, at, first_name || ' ' || last_name,
    email, phone, case when n % 3 > 0 then 'Curtains' end, 'How long does delivery to Pune take?', n % 200 = 3,
    case when n % 50 > 0 then at + interval '1 day' end, case when n % 4 > 0 then ${pickSeededStaff('n')} end from ${people}`,
  // One reply in a thousand has failed.
  `insert into inquiry_replies (id, inquiry_id, kind, text, by, at, sent_at)
  select ${toUuid('reply', 'n')}, message_id, 'reply', 'About two weeks.', 'Staff ' || n % 8, at + interval '1 hour',
    case when n % 1000 <> 7 then at + interval '1 hour' end from ${people}`,
  `insert into outbox (id, topic, payload, attempts, created_at)
  select ${toUuid('reply', 'n')}, 'mail.inquiry-reply', '{}', 8, at from ${people} where n % 1000 = 7`,
  `insert into inquiry_search_terms (inquiry_id, term)
  select distinct message_id, term from ${people}, lateral (values ('t' || n), (lower(first_name)), (lower(last_name)),
    (email), (phone), ('91' || phone)) terms (term)`,
];

const FILLED_TABLES = [
  'users',
  'user_details',
  'customer_search_terms',
  'inquiries',
  'inquiry_replies',
  'inquiry_search_terms',
];

/** Adds `count` customers, each with one message, for measurements of the desk. */
export async function seedPeople(db: Database, count: number, log: (line: string) => void = () => {}): Promise<void> {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE, count) - 1;
    for (const statement of buildStatements(buildPeople(from, to, count))) await db.execute(sql.raw(statement));
    log(`${to + 1} of ${count} customers and messages`);
  }
  await analyseTables(db, FILLED_TABLES);
}
