import { and, asc, between, count, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getDeliveryReport, LateOrder } from '#contract/desk/reports.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { countByPunctuality, countDaysLate, listLatestPromises } from '#domain/reports/delivery-punctuality.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { countDaysBetween } from '#domain/time/calendar-days.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatDayNumber, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { orderEvents, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { type ReportDeps, readPeriod } from './report-window.ts';

type DeliveryReport = DeskData<typeof getDeliveryReport>;

const MAX_LATE = 200;

const { paid, processing, shipped, delivered, refunded } = ORDER_STATUS;
const EPOCH = '1970-01-01';

export async function loadDeliveryReport({ db, clock }: ReportDeps, requested: Period): Promise<DeliveryReport> {
  const period = readPeriod(requested);
  const today = toIndiaDate(clock.now());
  const [counted, includesSamples] = await Promise.all([countDeliveries(db, period), hasSampleOrders(db)]);
  // Most days have no order that is among the latest, so the events of theirs are read once.
  const days = listLatestPromises(counted, today, MAX_LATE);
  const late =
    days.length === 0 ? [] : await listDeliveries(db, isPromisedOn(days), { today, isLate: true, limit: MAX_LATE });
  return { groups: countByPunctuality(counted, today), late, includesSamples };
}

export const isPromisedWithin = ({ from, to }: Period): SQL => between(orders.promisedOn, from, to);
const isPromisedOn = (days: readonly string[]): SQL => inArray(orders.promisedOn, [...days]);

const lastTime = (isMove: SQL | undefined): SQL => sql`max(case when ${isMove} then ${orderEvents.at} end)`;
const lastSeq = (isMove: SQL | undefined): SQL => sql`max(case when ${isMove} then ${orderEvents.seq} end)`;

/**
 * Orders promised for some days, with the days (since 1970) on which they were shipped and delivered. A move that was undone
 * does not count. Orders that were cancelled, or refunded before they were shipped, are left out.
 */
function selectDeliveries(db: Database, isPromised: SQL) {
  const toShipped = eq(orderEvents.toStatus, shipped);
  const toDelivered = eq(orderEvents.toStatus, delivered);
  const moved = db
    .select({
      id: orders.id,
      status: orders.status,
      promisedOn: orders.promisedOn,
      shippedAt: lastTime(and(toShipped, eq(orderEvents.fromStatus, processing))).as('shipped_at'),
      deliveredAt: lastTime(toDelivered).as('delivered_at'),
      isDelivered: sql`${lastSeq(toDelivered)} > coalesce(${lastSeq(toShipped)}, 0)`.as('is_delivered'),
    })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), inArray(orderEvents.toStatus, [shipped, delivered])))
    .where(
      and(
        inArray(orders.status, [paid, processing, shipped, delivered, refunded]),
        isPromised,
        isNotNull(orders.paidAt),
      ),
    )
    .groupBy(orders.id, orders.status, orders.promisedOn)
    .as('moved');
  const shippedAt = sql`case when ${inArray(moved.status, [shipped, delivered, refunded])} then ${moved.shippedAt} end`;
  const deliveredAt = sql`case when ${moved.isDelivered} then ${moved.deliveredAt} end`;
  const deliveries = db
    .select({
      id: moved.id,
      status: moved.status,
      promisedOn: moved.promisedOn,
      shippedDay: toDayNumber(sql`(${shippedAt})`).as('shipped_day'),
      deliveredDay: toDayNumber(sql`(${deliveredAt})`).as('delivered_day'),
      sentDay: toDayNumber(sql`coalesce(${deliveredAt}, ${shippedAt})`).as('sent_day'),
    })
    .from(moved)
    .as('deliveries');
  return { deliveries, isMeasured: or(ne(deliveries.status, refunded), isNotNull(deliveries.sentDay)) };
}

const formatDay = (number: unknown): string | null => (number === null ? null : formatDayNumber(Number(number)));

async function countDeliveries(db: Database, period: Period) {
  const { deliveries, isMeasured } = selectDeliveries(db, isPromisedWithin(period));
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
export async function listDeliveries(db: Database, isPromised: SQL, list: DeliveryList): Promise<LateOrder[]> {
  const { today, isLate, limit } = list;
  const { deliveries, isMeasured } = selectDeliveries(db, isPromised);
  const daysLate = sql<number>`coalesce(${deliveries.sentDay}, ${countDaysBetween(EPOCH, today)})
    - (${deliveries.promisedOn} - date '1970-01-01')`;
  const listed = db
    .select({
      id: deliveries.id,
      shippedDay: deliveries.shippedDay,
      deliveredDay: deliveries.deliveredDay,
      sentDay: deliveries.sentDay,
      daysLate: daysLate.as('days_late'),
    })
    .from(deliveries)
    .where(and(isMeasured, isLate ? gt(daysLate, 0) : undefined))
    .orderBy(desc(daysLate), asc(deliveries.promisedOn), asc(deliveries.id))
    .limit(limit)
    .as('listed');
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      promisedOn: orders.promisedOn,
      shippedDay: listed.shippedDay,
      deliveredDay: listed.deliveredDay,
      sentDay: listed.sentDay,
    })
    .from(listed)
    .innerJoin(orders, eq(orders.id, listed.id))
    .orderBy(desc(listed.daysLate), asc(orders.promisedOn), asc(orders.id));
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
