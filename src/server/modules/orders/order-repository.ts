import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { buildTrackingUrl } from '#domain/delivery/couriers.ts';
import { type Paise, toPaise } from '#domain/money/paise.ts';
import type { OrderSelection } from '#domain/orders/listing/order-selection.ts';
import { removeUndoneMoves } from '#domain/orders/order-undo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents, orderItems, orders, shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { type OrderRecord, toOrderEvent, toOrderLine } from './order-record.ts';

/** Qualified by hand: drizzle omits the table name, which would be ambiguous inside the subqueries. */
const OUTER_ORDER_ID = sql.raw('"orders"."id"');

const ORDER_COLUMNS = {
  ...getTableColumns(orders),
  providerOrderId: sql<string>`coalesce((
    select "provider_order_id" from ${paymentAttempts}
    where "order_id" = ${OUTER_ORDER_ID} order by "attempt_no" desc limit 1), "order_number")`,
  // Excludes refunds of duplicate payments: they are not part of the order's amount.
  refundedPaise: sql`coalesce((
    select sum("amount_paise") from ${refunds}
    where "order_id" = ${OUTER_ORDER_ID} and "state" = 'success' and "extra_payment_id" is null), 0)`.mapWith(
    (sum: string) => toPaise(Number(sum)),
  ),
  // `count` instead of `exists`: with `exists` the planner scans the whole attempts table.
  isPaymentPending: sql<boolean>`"orders"."paid_at" is null and (
    select count("pending_payment_id") from ${paymentAttempts}
    where "order_id" = ${OUTER_ORDER_ID}) > 0`,
};

const { courier, trackingNumber, shippedAt } = shipments;
const SHIPMENT_COLUMNS = { courier, trackingNumber, shippedAt };

type ShipmentColumns = { courier: string | null; trackingNumber: string | null; shippedAt: Date | null };
type OrderRow = Omit<OrderRecord, 'lines' | 'events' | 'shipment'> & ShipmentColumns;

const NEWEST_FIRST = [desc(orders.createdAt), desc(orders.id)];

/** Reads orders; each method takes at most three statements. */
export function createOrderRepository(db: Database) {
  const loadDetails = async (rows: readonly OrderRow[]): Promise<OrderRecord[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [lines, events] = await Promise.all([selectLines(db, ids), selectEvents(db, ids)]);
    return rows.map(({ courier, trackingNumber, shippedAt, ...row }) => ({
      ...row,
      shipment: toOrderShipment({ courier, trackingNumber, shippedAt }),
      lines: lines.get(row.id) ?? [],
      events: removeUndoneMoves(events.get(row.id) ?? []).map(toOrderEvent),
    }));
  };

  const findOne = async (where: SQL | undefined): Promise<OrderRecord | undefined> => {
    const rows = await db
      .select({ ...ORDER_COLUMNS, ...SHIPMENT_COLUMNS })
      .from(orders)
      .leftJoin(shipments, eq(shipments.orderId, orders.id))
      .where(where)
      .limit(1);
    return (await loadDetails(rows))[0];
  };

  return {
    /** Returns one page and the total number of matching orders. */
    async listByCustomer(
      userId: string,
      selection: OrderSelection,
    ): Promise<{ orders: OrderRecord[]; totalCount: number }> {
      const { page, pageSize } = selection;
      const where = buildOrderFilter(userId, selection);
      const rows = await db
        .select({ ...ORDER_COLUMNS, ...SHIPMENT_COLUMNS, matches: sql`count(*) over ()`.mapWith(Number) })
        .from(orders)
        .leftJoin(shipments, eq(shipments.orderId, orders.id))
        .where(where)
        .orderBy(...NEWEST_FIRST)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const totalCount = rows[0]?.matches ?? (page === 1 ? 0 : await countOrders(db, where));
      return { orders: await loadDetails(rows.map(({ matches: _, ...row }) => row)), totalCount };
    },

    findByCustomer: (userId: string, id: string) => findOne(and(eq(orders.id, id), eq(orders.userId, userId))),

    findById: (id: string) => findOne(eq(orders.id, id)),

    async findRefund(refundId: string): Promise<{ amountPaise: Paise; isDuplicatePayment: boolean } | undefined> {
      const [row] = await db.select().from(refunds).where(eq(refunds.refundId, refundId));
      return row && { amountPaise: row.amountPaise, isDuplicatePayment: row.duplicatePaymentId !== null };
    },
  };
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

function buildOrderFilter(userId: string, { status, from, to, providerOrderId }: OrderSelection): SQL | undefined {
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

async function countOrders(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ number: count() }).from(orders).where(where);
  return row?.number ?? 0;
}

const toOrderShipment = ({ courier, trackingNumber, shippedAt }: ShipmentColumns) =>
  shippedAt && {
    courier,
    trackingNumber,
    trackingUrl: buildTrackingUrl({ courier, trackingNumber }),
    shippedAt: shippedAt.toISOString(),
  };

export async function selectLines(db: Database, ids: readonly string[]) {
  const { orderId, shown, productTypeId, productTypeTitle, unitPricePaise, lineTotalPaise } = orderItems;
  const rows = await db
    .select({ orderId, shown, productTypeId, productTypeTitle, unitPricePaise, lineTotalPaise })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo));
  return groupByOrder(rows, toOrderLine);
}

async function selectEvents(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      orderId: orderEvents.orderId,
      fromStatus: orderEvents.fromStatus,
      toStatus: orderEvents.toStatus,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.seq));
  return groupByOrder(rows, (row) => row);
}

function groupByOrder<Row extends { orderId: string }, Item>(rows: readonly Row[], convert: (row: Row) => Item) {
  const groups = new Map<string, Item[]>();
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), convert(row)]);
  return groups;
}
