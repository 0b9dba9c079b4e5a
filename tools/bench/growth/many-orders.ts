import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';

/** Every customer has this many orders, however many the shop has. */
const ORDERS_EACH = 10;
/** Apart from one, when there are orders enough. */
const MANY_EACH = 1000;
const userAt = (at: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;
export const FIRST_CUSTOMER = '00000000-0000-4000-8000-000000000000';
export const LARGE_CUSTOMER = '00000000-0000-4000-8000-ffffffffffff';

/** Rows of a table made from those of `from`: columns that are not named are copied from `s`. */
function copies(table: PgTable, changed: Readonly<Record<string, string>>, from: string): string {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `s."${name}"`);
  const list = names.map((name) => `"${name}"`).join(', ');
  return `insert into "${getTableName(table)}" (${list}) select ${values.join(', ')} from ${from}`;
}

/** Copies the existing order with plain SQL until there are `count` paid ones. */
export async function multiplyOrders(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isLarge = `at between ${2 * MANY_EACH} and ${3 * MANY_EACH - 1}`;
  const when = "now() - at * interval '1 minute'";
  const steps = [
    'create temp table sample as select * from orders limit 1',
    copies(
      orders,
      {
        ...{ id: 'gen_random_uuid()', order_number: "'AAN-' || lpad(to_hex(at), 10, '0')", status: '1' },
        user_id: `case when ${isLarge} then '${LARGE_CUSTOMER}'::uuid else ${userAt(`at / ${ORDERS_EACH}`)} end`,
        ...{ created_at: when, paid_at: when },
      },
      `sample s, generate_series(0, ${count - 1}) at`,
    ),
    'create temp table line as select * from order_items limit 1',
    copies(orderItems, { order_id: 'o.id' }, 'line s, orders o where o.id not in (select id from sample)'),
    copies(
      paymentAttempts,
      { order_id: 'o.id', provider_order_id: 'o.order_number', state: "'paid'", next_check_at: 'null' },
      '(select * from payment_attempts limit 1) s, orders o where o.id not in (select id from sample)',
    ),
    copies(
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
