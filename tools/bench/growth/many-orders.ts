import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';

/** Orders per customer, in a shop of any size. */
const ORDERS_PER_CUSTOMER = 10;
/** Orders of the one large customer, if the shop has enough. */
const LARGE_CUSTOMER_ORDERS = 1000;
const buildUserId = (number: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
export const FIRST_CUSTOMER = '00000000-0000-4000-8000-000000000000';
export const LARGE_CUSTOMER = '00000000-0000-4000-8000-ffffffffffff';

/** SQL that inserts rows copied from `s` in `from`, with the `changed` columns replaced. */
function buildCopySql(table: PgTable, changed: Readonly<Record<string, string>>, from: string): string {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `s."${name}"`);
  const list = names.map((name) => `"${name}"`).join(', ');
  return `insert into "${getTableName(table)}" (${list}) select ${values.join(', ')} from ${from}`;
}

/** Copies the existing order with plain SQL until there are `count` paid ones. */
export async function multiplyOrders(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isLarge = `at between ${2 * LARGE_CUSTOMER_ORDERS} and ${3 * LARGE_CUSTOMER_ORDERS - 1}`;
  const createdAt = "now() - at * interval '1 minute'";
  const steps = [
    'create temp table sample as select * from orders limit 1',
    buildCopySql(
      orders,
      {
        id: 'gen_random_uuid()',
        order_number: "'AAN-' || lpad(to_hex(at), 10, '0')",
        status: '1',
        user_id: `case when ${isLarge} then '${LARGE_CUSTOMER}'::uuid else ${buildUserId(`at / ${ORDERS_PER_CUSTOMER}`)} end`,
        created_at: createdAt,
        paid_at: createdAt,
      },
      `sample s, generate_series(0, ${count - 1}) at`,
    ),
    'create temp table line as select * from order_items limit 1',
    buildCopySql(orderItems, { order_id: 'o.id' }, 'line s, orders o where o.id not in (select id from sample)'),
    buildCopySql(
      paymentAttempts,
      { order_id: 'o.id', provider_order_id: 'o.order_number', state: "'paid'", next_check_at: 'null' },
      '(select * from payment_attempts limit 1) s, orders o where o.id not in (select id from sample)',
    ),
    buildCopySql(
      orderEvents,
      { order_id: 'o.id', seq: 'nr', at: 'o.created_at' },
      '(select * from order_events limit 1) s, orders o, generate_series(1, 2) nr where o.id not in (select id from sample)',
    ),
    'vacuum analyze',
  ];
  try {
    for (const step of steps) await client.query(step);
  } finally {
    await client.end();
  }
}
