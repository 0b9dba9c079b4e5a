import { and, count, eq, ne, sum } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getSalesReport } from '#contract/desk/reports.ts';
import { getPreviousPeriod, listPeriodDays, type Period } from '#domain/reports/report-period.ts';
import { type SalesFigures, toSalesFigures } from '#domain/reports/sales-figures.ts';
import { formatDayNumber, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isRefundOfSale } from '#server/platform/database/refunds-of-sales.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { isWithin, type ReportDeps, readPeriod } from './report-window.ts';

type SalesReport = DeskData<typeof getSalesReport>;
type SalesDay = SalesReport['days'][number];

const PAID_DAY = toDayNumber(orders.paidAt);
const REFUND_DAY = toDayNumber(refunds.createdAt);

export async function loadSalesReport({ db }: ReportDeps, requested: Period): Promise<SalesReport> {
  const period = readPeriod(requested);
  const previous = getPreviousPeriod(period);
  const [byDay, includesSamples] = await Promise.all([
    loadDays(db, { from: previous.from, to: period.to }),
    hasSampleOrders(db),
  ]);
  const pickDays = (days: Period) => listPeriodDays(days).map((day) => byDay.get(day) ?? createEmptyDay(day));
  const days = pickDays(period);
  return { totals: sumDays(days), previous: sumDays(pickDays(previous)), days, includesSamples };
}

/** Days with sales or refunds. */
async function loadDays(db: Database, period: Period): Promise<ReadonlyMap<string, SalesDay>> {
  const [sold, refunded] = await Promise.all([
    db
      .select({ day: PAID_DAY, orders: count(), total: sum(orders.amountPaise) })
      .from(orders)
      .where(isWithin(orders.paidAt, period))
      .groupBy(PAID_DAY),
    db
      .select({ day: REFUND_DAY, total: sum(refunds.amountPaise) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(isWithin(refunds.createdAt, period), ne(refunds.state, 'failed'), isRefundOfSale))
      .groupBy(REFUND_DAY),
  ]);
  const byDay = new Map<string, SalesDay>();
  for (const row of sold) {
    const day = formatDayNumber(row.day);
    byDay.set(day, { ...createEmptyDay(day), orders: row.orders, amountPaise: Number(row.total) });
  }
  for (const row of refunded) {
    const day = formatDayNumber(row.day);
    byDay.set(day, { ...(byDay.get(day) ?? createEmptyDay(day)), refundedPaise: Number(row.total) });
  }
  return byDay;
}

const createEmptyDay = (day: string): SalesDay => ({ day, orders: 0, amountPaise: 0, refundedPaise: 0 });

function sumDays(days: readonly SalesDay[]): SalesFigures {
  const sumFigure = (figure: 'orders' | 'amountPaise' | 'refundedPaise') =>
    days.reduce((total, day) => total + day[figure], 0);
  return toSalesFigures({
    orders: sumFigure('orders'),
    amountPaise: sumFigure('amountPaise'),
    refundedPaise: sumFigure('refundedPaise'),
  });
}
