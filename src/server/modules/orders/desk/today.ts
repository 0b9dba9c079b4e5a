import { and, count, eq, gte, isNull, ne, type SQL, sum } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getToday } from '#contract/desk/today.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { addDays } from '#domain/time/calendar-days.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatDayNumber, getDayStart, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  buildOverdueMessageFilter,
  countFailedReplies,
  openMessageFilter,
} from '#server/platform/database/open-messages.ts';
import { isRefundOfSale } from '#server/platform/database/refunds-of-sales.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { buildAttentionFilter, buildOverdueFilter, failedEmailFilter } from './order-filter.ts';
import { countByStatus } from './order-lists.ts';
import { selectOrders, toDeskRows } from './order-rows.ts';

type Today = DeskData<typeof getToday>;
type Sales = NonNullable<Today['sales']>;

const DAY_MS = 24 * 60 * 60_000;
const SALES_DAYS = 30;
/** A payment can come days after the order, whose index this uses. */
const LATE_PAYMENT_MS = 15 * DAY_MS;
const MAX_WAITING = 10;

const PAID_DAY = toDayNumber(orders.paidAt);

export function createToday({ db, clock }: { db: Database; clock: Clock }) {
  return async function getToday(): Promise<Today> {
    const now = clock.now();
    const day = toIndiaDate(now);
    const [statuses, overdueOrders, openAlerts, failedEmails, ...messages] = await Promise.all([
      countByStatus(db),
      db.$count(orders, buildOverdueFilter(now)),
      db.$count(paymentAlerts, isNull(paymentAlerts.resolvedAt)),
      db.$count(outbox, failedEmailFilter),
      db.$count(inquiries, openMessageFilter),
      db.$count(inquiries, buildOverdueMessageFilter(now)),
      countFailedReplies(db),
    ]);
    const [openMessages, overdueMessages, failedReplies] = messages;
    const [refundedTodayPaise, waiting, sales, hasSampleHistory] = await Promise.all([
      sumRefunds(db, getDayStart(day)),
      listWaiting(db, now),
      listSales(db, day),
      hasSampleOrders(db),
    ]);
    return {
      day,
      newOrders: statuses.get(ORDER_STATUS.paid) ?? 0,
      inProduction: statuses.get(ORDER_STATUS.processing) ?? 0,
      overdueOrders,
      openAlerts,
      failedEmails,
      openMessages,
      overdueMessages,
      failedReplies,
      receivedTodayPaise: sales.at(-1)?.amountPaise ?? 0,
      refundedTodayPaise,
      waiting,
      sales,
      hasSampleHistory,
    };
  };
}

/** Sums refunds as the reports do. */
async function sumRefunds(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: sum(refunds.amountPaise) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(gte(refunds.createdAt, since), ne(refunds.state, 'failed'), isRefundOfSale));
  return Number(row?.total ?? 0);
}

/** New orders and those that need attention, oldest first. */
async function listWaiting(db: Database, now: Date): Promise<Today['waiting']> {
  const selectOldest = (where: SQL | undefined) => selectOrders(db, { where, sort: 'oldest', limit: MAX_WAITING });
  const [unstarted, needing] = await Promise.all([
    selectOldest(eq(orders.status, ORDER_STATUS.paid)),
    selectOldest(await buildAttentionFilter(db, now)),
  ]);
  const waiting = [...new Map([...unstarted, ...needing].map((order) => [order.id, order])).values()]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .slice(0, MAX_WAITING);
  return toDeskRows(db, waiting, now);
}

/** One row per day, today last. */
async function listSales(db: Database, today: string): Promise<Sales> {
  const days = Array.from({ length: SALES_DAYS }, (_, index) => addDays(today, index - SALES_DAYS + 1));
  const since = getDayStart(days[0] ?? today);
  const rows = await db
    .select({ day: PAID_DAY, orders: count(), total: sum(orders.amountPaise) })
    .from(orders)
    .where(and(gte(orders.createdAt, new Date(since.getTime() - LATE_PAYMENT_MS)), gte(orders.paidAt, since)))
    .groupBy(PAID_DAY);
  const byDay = new Map(rows.map((row) => [formatDayNumber(row.day), row]));
  return days.map((day) => {
    const row = byDay.get(day);
    return { day, orders: row?.orders ?? 0, amountPaise: Number(row?.total ?? 0) };
  });
}
