import { and, asc, between, count, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getDeliveryReport, LateOrder } from '#contract/desk/reports.ts';
import { toIndiaDate } from '#domain/orders/india-time.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { countByPunctuality, countDaysLate } from '#domain/reports/delivery-punctuality.ts';
import { countDaysBetween, type Period } from '#domain/reports/report-period.ts';
import { formatDayNumber, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents, orders } from '#server/platform/database/tables/order-tables.ts';
import { type ReportDeps, readIncludesSamples, readPeriod } from './report-window.ts';

type DeliveryReport = DeskData<typeof getDeliveryReport>;

const MAX_LATE = 200;

const { paid, processing, shipped, delivered, refunded } = ORDER_STATUS;
const EPOCH = '1970-01-01';

export async function loadDeliveryReport({ db, clock }: ReportDeps, requested: Period): Promise<DeliveryReport> {
  const period = readPeriod(requested);
  const today = toIndiaDate(clock.now());
  const [counted, late, includesSamples] = await Promise.all([
    countDeliveries(db, period),
    listDeliveries(db, period, { today, isLate: true, limit: MAX_LATE }),
    readIncludesSamples(db),
  ]);
  return { groups: countByPunctuality(counted, today), late, includesSamples };
}

/** The latest day on which an order moved from one status to another, as days since 1970. */
const lastDay = (isMove: SQL | undefined): SQL<number | null> =>
  sql`max(case when ${isMove} then ${toDayNumber(orderEvents.at)} end)`;
const lastSeq = (isMove: SQL | undefined): SQL<number | null> =>
  sql`max(case when ${isMove} then ${orderEvents.seq} end)`;

/**
 * Orders promised for the period, with the days they were shipped and delivered. A move that was undone does not count. Orders
 * that were cancelled, or refunded before they were shipped, are left out.
 */
function selectDeliveries(db: Database, { from, to }: Period) {
  const toShipped = eq(orderEvents.toStatus, shipped);
  const toDelivered = eq(orderEvents.toStatus, delivered);
  const deliveredDay = sql`case when ${lastSeq(toDelivered)} > coalesce(${lastSeq(toShipped)}, 0) then ${lastDay(toDelivered)} end`;
  const shippedDay = sql`case when ${inArray(orders.status, [shipped, delivered, refunded])}
    then ${lastDay(and(toShipped, eq(orderEvents.fromStatus, processing)))} end`;
  const deliveries = db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      promisedOn: orders.promisedOn,
      shippedDay: shippedDay.as('shipped_day'),
      deliveredDay: deliveredDay.as('delivered_day'),
      sentDay: sql<number | null>`coalesce(${deliveredDay}, ${shippedDay})`.as('sent_day'),
    })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), inArray(orderEvents.toStatus, [shipped, delivered])))
    .where(
      and(
        inArray(orders.status, [paid, processing, shipped, delivered, refunded]),
        between(orders.promisedOn, from, to),
        isNotNull(orders.paidAt),
      ),
    )
    .groupBy(orders.id, orders.orderNumber, orders.status, orders.promisedOn)
    .as('deliveries');
  return { deliveries, isMeasured: or(ne(deliveries.status, refunded), isNotNull(deliveries.sentDay)) };
}

const formatDay = (number: unknown): string | null => (number === null ? null : formatDayNumber(Number(number)));

async function countDeliveries(db: Database, period: Period) {
  const { deliveries, isMeasured } = selectDeliveries(db, period);
  const rows = await db
    .select({ promisedOn: deliveries.promisedOn, sentDay: deliveries.sentDay, orders: count() })
    .from(deliveries)
    .where(isMeasured)
    .groupBy(deliveries.promisedOn, deliveries.sentDay);
  return rows.map((row) => ({
    promisedOn: row.promisedOn ?? '',
    sentOn: formatDay(row.sentDay),
    orders: row.orders,
  }));
}

type DeliveryList = { readonly today: string; readonly isLate: boolean; readonly limit: number };

/** Latest first. */
export async function listDeliveries(db: Database, period: Period, list: DeliveryList): Promise<LateOrder[]> {
  const { today, isLate, limit } = list;
  const { deliveries, isMeasured } = selectDeliveries(db, period);
  const daysLate = sql<number>`coalesce(${deliveries.sentDay}, ${countDaysBetween(EPOCH, today)})
    - (${deliveries.promisedOn} - date '1970-01-01')`;
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(isMeasured, isLate ? gt(daysLate, 0) : undefined))
    .orderBy(desc(daysLate), asc(deliveries.promisedOn), asc(deliveries.id))
    .limit(limit);
  return rows.map((row) => {
    const promisedOn = row.promisedOn ?? '';
    return {
      orderId: row.id,
      orderNumber: row.orderNumber,
      status: row.status,
      promisedOn,
      shippedOn: formatDay(row.shippedDay),
      deliveredOn: formatDay(row.deliveredDay),
      daysLate: countDaysLate({ promisedOn, sentOn: formatDay(row.sentDay) }, today),
    };
  });
}
