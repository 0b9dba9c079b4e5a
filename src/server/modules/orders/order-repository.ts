import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { OrderSelection } from '#domain/orders/order-selection.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts, refunds } from '#server/platform/database/tables/payment-tables.ts';
import { eventOf, itemOf, type OrderRecord } from './order-record.ts';

/** Names the outer table by hand: a column would be written without it, and an inner table could have the same one. */
const THIS_ORDER = sql.raw('"orders"."id"');

const ORDER_COLUMNS = {
  ...getTableColumns(orders),
  providerOrderId: sql<string>`coalesce((
    select "provider_order_id" from ${paymentAttempts}
    where "order_id" = ${THIS_ORDER} order by "attempt_no" desc limit 1), "order_number")`,
  // A payment made beside the one that counts is none of the order's money.
  refundedPaise: sql`coalesce((
    select sum("amount_paise") from ${refunds}
    where "order_id" = ${THIS_ORDER} and "state" = 'success' and "extra_payment_id" is null), 0)`.mapWith(Number),
  // Counted, because `exists` tempts the planner to read all attempts there are.
  isPaymentPending: sql<boolean>`"orders"."paid_at" is null and (
    select count("pending_payment_id") from ${paymentAttempts}
    where "order_id" = ${THIS_ORDER}) > 0`,
};

type OrderRow = Omit<OrderRecord, 'items' | 'events'>;

const NEWEST_FIRST = [desc(orders.createdAt), desc(orders.id)];

/** Orders as they are read. However many there are, a call asks the database three times at most. */
export function createOrderRepository(db: Database) {
  const withParts = async (rows: readonly OrderRow[]): Promise<OrderRecord[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [items, events] = await Promise.all([itemsOf(db, ids), eventsOf(db, ids)]);
    return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [], events: events.get(row.id) ?? [] }));
  };

  const one = async (where: SQL | undefined): Promise<OrderRecord | undefined> => {
    const [found] = await withParts(await db.select(ORDER_COLUMNS).from(orders).where(where).limit(1));
    return found;
  };

  return {
    /** A page of what matches, and how many match in all. */
    async page(userId: string, selection: OrderSelection): Promise<{ orders: OrderRecord[]; totalCount: number }> {
      const { page, pageSize } = selection;
      const where = matching(userId, selection);
      const rows = await db
        .select({ ...ORDER_COLUMNS, matches: sql`count(*) over ()`.mapWith(Number) })
        .from(orders)
        .where(where)
        .orderBy(...NEWEST_FIRST)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const totalCount = rows[0]?.matches ?? (page === 1 ? 0 : await countOf(db, where));
      return { orders: await withParts(rows.map(({ matches: _, ...row }) => row)), totalCount };
    },

    ofCustomer: (userId: string, id: string) => one(and(eq(orders.id, id), eq(orders.userId, userId))),

    byId: (id: string) => one(eq(orders.id, id)),

    async refund(refundId: string): Promise<{ amountPaise: number; isExtra: boolean } | undefined> {
      const [row] = await db.select().from(refunds).where(eq(refunds.refundId, refundId));
      return row && { amountPaise: row.amountPaise, isExtra: row.extraPaymentId !== null };
    },
  };
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

function matching(userId: string, { status, from, to, providerOrderId }: OrderSelection): SQL | undefined {
  return and(
    eq(orders.userId, userId),
    status === undefined ? undefined : eq(orders.status, status),
    from && gte(orders.createdAt, from),
    to && lte(orders.createdAt, to),
    providerOrderId === undefined ? undefined : hasAttempt(providerOrderId),
  );
}

const hasAttempt = (providerOrderId: string): SQL =>
  sql`${orders.id} = (select "order_id" from ${paymentAttempts} where "provider_order_id" = ${providerOrderId})`;

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ number: count() }).from(orders).where(where);
  return row?.number ?? 0;
}

async function itemsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ orderId: orderItems.orderId, shown: orderItems.shown })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo));
  return byOrder(rows, itemOf);
}

async function eventsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ orderId: orderEvents.orderId, toStatus: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.seq));
  return byOrder(rows, eventOf);
}

function byOrder<Row extends { orderId: string }, Part>(rows: readonly Row[], read: (row: Row) => Part) {
  const parts = new Map<string, Part[]>();
  for (const row of rows) parts.set(row.orderId, [...(parts.get(row.orderId) ?? []), read(row)]);
  return parts;
}
