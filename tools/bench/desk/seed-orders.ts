import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import {
  analyseTables,
  BATCH_SIZE,
  buildPhone,
  buildPincode,
  pickFirstName,
  pickLastName,
  pickWord,
  scatter,
  toUuid,
} from './seed-sql.ts';

const CITIES = 'Bengaluru Ahmedabad Hyderabad Kochi Pune Mohali Kolkata Jaipur Chennai Mumbai Lucknow';
const STATES = 'Karnataka Gujarat Telangana Kerala Maharashtra Punjab Delhi Rajasthan Goa Assam';
const COURIERS = 'Delhivery DTDC Ekart';
const CATEGORIES = 'wallpaper curtains blinds canvas fabrics';

/** The customers of a large shop; each orders several times, far apart. */
const CUSTOMER = '(at % 30011)';

/** Ten characters of the alphabet of order numbers. */
const buildCode = (number: string) =>
  `translate(lpad(to_hex(${scatter(number, 2 ** 40)}), 10, '0'), '0123456789abcdef', '3579ACEGJLNQSUWY')`;

/** Orders of the last three weeks are under way; nearly all older ones are delivered or have ended otherwise. */
const STATUS = `case
  when at < 3000 then case when at % 100 < 25 then 1 when at % 100 < 55 then 2 when at % 100 < 80 then 3
    when at % 100 < 82 then 0 when at % 100 < 90 then 4 when at % 100 < 93 then 5 when at % 100 < 98 then 6 else 7 end
  when at % 500 = 7 then 2 when at % 500 = 8 then 3 when at % 100 < 85 then 4 when at % 100 < 88 then 5
  when at % 100 < 95 then 6 else 7 end`;
const IS_PAID = 'status in (1, 2, 3, 4, 7)';

const buildOrdersSql = (from: number, to: number): string => `
  insert into orders (id, order_number, user_id, status, cancel_reason, amount_paise, round_off_paise, currency,
    customer_name, customer_email, customer_phone, address_line_1, address_line_2, city, state, postal_code, country,
    created_at, paid_at, payment_id, promised_on, version)
  select ${toUuid('order', 'at')}, 'AAN-' || ${buildCode('at')}, ${toUuid('customer', 'customer')}, status,
    case when status = 6 then 'expired' end, 150000 + (at * 7919) % 5000000, 0, 'INR',
    first_name || ' ' || last_name, lower(first_name || '.' || last_name) || customer || '@mail.invalid',
    ${buildPhone('customer')}, (1 + at % 200) || ' Mill Road', '',
    ${pickWord(CITIES, 'customer')}, ${pickWord(STATES, 'customer')}, ${buildPincode('customer')}, 'IN', created_at,
    case when ${IS_PAID} then created_at + interval '5 minutes' end,
    case when ${IS_PAID} then (5114900000000 - at * 7919037)::text end, (created_at + interval '14 days')::date,
    case when status = 0 then 1 when status = 7 then 3 when status < 5 then status + 1 else 2 end
  from (
    select at, customer, ${STATUS} as status, ${pickFirstName('customer')} as first_name,
      ${pickLastName('customer')} as last_name, now() - at * interval '10 minutes' as created_at
    from (select at, ${CUSTOMER} as customer from generate_series(${from}::bigint, ${to}::bigint) at) numbered
  ) described`;

/** The ids of this batch's orders, and what other tables need. */
const buildBatch = (from: number, to: number): string => `
  (select o.*, at from generate_series(${from}::bigint, ${to}::bigint) at join orders o on o.id = ${toUuid('order', 'at')}) o`;

/** What the shop stores for the batch, in the order of the tables. */
const buildDetailsSql = (batch: string): readonly string[] => [
  `insert into order_items (order_id, line_no, cart_line_id, cart_line_key, quantity, unit_price_paise, line_total_paise, shown,
    product_type_title, product_id, product_title, category)
  select id, line, md5(id::text || line)::uuid, '[]', 1, amount_paise / lines, amount_paise / lines,
    json_build_object('productId', ${toUuid('product', 'at % 80')}, 'productTitle', 'Basant Vine ' || at % 80,
      'category', 'wallpaper', 'subCategory', null, 'colorHex', '#f4ecdf', 'colorName', 'Ivory',
      'productImageUrl', null, 'widthInInches', 120, 'heightInInches', 96, 'areaSqFt', 80, 'quantity', 1,
      'unitPrice', amount_paise / lines / 100.0, 'lineTotal', amount_paise / lines / 100.0,
      'pricePerSqFt', 210, 'sizeIncludesAllowance', null)::text, 'Smooth Matt',
    ${toUuid('product', '(at + line) % 80')}, 'Basant Vine ' || (at + line) % 80, ${pickWord(CATEGORIES, '(at + line) % 80')}
  from (select *, 1 + at % 2 as lines from ${batch}) o, generate_series(1, lines) line`,
  `insert into order_events (order_id, seq, from_status, to_status, cause, actor, at)
  select id, seq, case when seq > 1 then seq - 2 end,
    case when seq = version then status else seq - 1 end, case when seq = 1 then 'placed' else 'by hand' end,
    case when seq = 1 then 'customer' else 'shop' end, created_at + (seq - 1) * interval '1 day'
  from ${batch}, generate_series(1, version) seq`,
  `insert into payment_attempts (provider_order_id, order_id, attempt_no, state, created_at, expires_at, checks)
  select order_number, id, 1, case when paid_at is null then 'expired' else 'paid' end, created_at,
    created_at + interval '30 minutes', 1 from ${batch}`,
  `insert into provider_payments (payment_id, provider_order_id, order_id, status, amount_paise, seen_at)
  select payment_id, order_number, id, 'SUCCESS', amount_paise, paid_at from ${batch} where payment_id is not null`,
  `insert into provider_payments (payment_id, provider_order_id, order_id, status, amount_paise, message, seen_at)
  select 'F' || order_number, order_number, id, case when at % 3 = 0 then 'USER_DROPPED' else 'FAILED' end, amount_paise,
    case when at % 3 > 0 then 'The bank declined the payment, code ' || at % 12 end, created_at + interval '2 minutes'
  from ${batch} where at % 10 = 0`,
  `insert into refunds (refund_id, order_id, provider_order_id, amount_paise, state, reason, created_at, checks)
  select 'refund_' || replace(order_number, '-', '') || '_1', id, order_number, amount_paise, 'success',
    'order cancelled', created_at + interval '2 days', 1 from ${batch} where status = 7`,
  `insert into shipments (order_id, courier, tracking_number, shipped_at)
  select id, ${pickWord(COURIERS, 'at')}, 'T' || (1000000000 + ${scatter('at', 8_000_000_000)}), created_at + interval '6 days'
  from ${batch} where status in (3, 4)`,
  `insert into payment_alerts (alert_key, order_id, kind, details, created_at)
  select 'payment_undecided:' || order_number, id, 'payment_undecided', '{}', created_at from ${batch} where at % 1000 = 87`,
  `insert into outbox (id, topic, payload, attempts, created_at, order_id)
  select ${toUuid('email', 'at')}, 'order.shipped', '{}', 8, created_at, id from ${batch} where at % 1000 = 60`,
  // Like the terms that the shop stores with an order and its shipment.
  `insert into order_search_terms (order_id, term, is_personal)
  select distinct id, term, is_personal from ${batch}
  left join shipments s on s.order_id = id,
  lateral (values (lower(order_number), false), (lower(replace(order_number, '-', '')), false),
    (lower(substring(order_number from 5)), false), (payment_id, false),
    (lower(s.tracking_number), false), (lower(split_part(customer_name, ' ', 1)), true),
    (lower(split_part(customer_name, ' ', 2)), true), (customer_email, true), (customer_phone, true),
    ('91' || customer_phone, true), (postal_code, true)) terms (term, is_personal)
  where term is not null`,
];

const FILLED_TABLES = [
  'orders',
  'order_items',
  'order_events',
  'order_search_terms',
  'payment_attempts',
  'provider_payments',
  'refunds',
  'shipments',
  'payment_alerts',
  'outbox',
];

/** Fills an empty shop with `count` orders of the last months, for measurements of the desk. */
export async function seedOrders(db: Database, count: number, log: (line: string) => void = () => {}): Promise<void> {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE, count) - 1;
    await db.execute(sql.raw(buildOrdersSql(from, to)));
    for (const statement of buildDetailsSql(buildBatch(from, to))) await db.execute(sql.raw(statement));
    log(`${to + 1} of ${count} orders`);
  }
  await analyseTables(db, FILLED_TABLES);
}
