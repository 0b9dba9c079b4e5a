import { count, desc, eq, sql, sum } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getRefundsReport, RefundRow } from '#contract/desk/reports.ts';
import { formatRefundReason } from '#domain/orders/refund-reason.ts';
import { listPeriodDays, type Period } from '#domain/reports/report-period.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatDayNumber, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isRefundOfSale } from '#server/platform/database/refunds-of-sales.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { isWithin, type ReportDeps, readPeriod } from './report-window.ts';

type RefundsReport = DeskData<typeof getRefundsReport>;

const MAX_LISTED = 200;

const REFUND_DAY = toDayNumber(refunds.createdAt);
const IS_SURPLUS = sql<boolean>`not (${isRefundOfSale})`;

type RefundsRequest = Period & { readonly maxListed?: number };

export async function loadRefundsReport(
  { db }: ReportDeps,
  { maxListed = MAX_LISTED, ...requested }: RefundsRequest,
): Promise<RefundsReport> {
  const period = readPeriod(requested);
  const [sums, newest, includesSamples] = await Promise.all([
    loadSums(db, period),
    listNewest(db, period, maxListed + 1),
    hasSampleOrders(db),
  ]);
  const sumWhere = (matches: (row: RefundSum) => boolean) => {
    const found = sums.filter(matches);
    return {
      refunds: found.reduce((total, row) => total + row.refunds, 0),
      amountPaise: found.reduce((total, row) => total + row.amountPaise, 0),
    };
  };
  const isOfSale = ({ state, isSurplus }: RefundSum) => state !== 'failed' && !isSurplus;
  return {
    confirmed: sumWhere((row) => isOfSale(row) && row.state === 'success'),
    pending: sumWhere((row) => isOfSale(row) && row.state !== 'success'),
    failed: sumWhere(({ state }) => state === 'failed'),
    surplus: sumWhere(({ state, isSurplus }) => state !== 'failed' && isSurplus),
    days: listPeriodDays(period).map((day) => ({ day, ...sumWhere((row) => isOfSale(row) && row.day === day) })),
    newest: newest.slice(0, maxListed),
    isComplete: newest.length <= maxListed,
    includesSamples,
  };
}

type RefundSum = Awaited<ReturnType<typeof loadSums>>[number];

async function loadSums(db: Database, period: Period) {
  const rows = await db
    .select({
      dayNumber: REFUND_DAY,
      state: refunds.state,
      isSurplus: IS_SURPLUS,
      refunds: count(),
      amountPaise: sum(refunds.amountPaise).mapWith(Number),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isWithin(refunds.createdAt, period))
    .groupBy(REFUND_DAY, refunds.state, IS_SURPLUS);
  return rows.map(({ dayNumber, ...row }) => ({ ...row, day: formatDayNumber(dayNumber) }));
}

async function listNewest(db: Database, period: Period, limit: number): Promise<RefundRow[]> {
  const rows = await db
    .select({
      refundId: refunds.refundId,
      orderId: refunds.orderId,
      orderNumber: orders.orderNumber,
      createdAt: refunds.createdAt,
      amountPaise: refunds.amountPaise,
      state: refunds.state,
      reason: refunds.reason,
      note: refunds.note,
      isSurplus: IS_SURPLUS,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isWithin(refunds.createdAt, period))
    .orderBy(desc(refunds.createdAt), desc(refunds.refundId))
    .limit(limit);
  return rows.map(({ createdAt, reason, note, ...row }) => {
    return { ...row, reason: formatRefundReason({ reason, note }), day: toIndiaDate(createdAt) };
  });
}
