import { and, count, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getPaymentsReport } from '#contract/desk/reports.ts';
import { FAILED_PAYMENT_STATES } from '#domain/payments/payment-verdict.ts';
import { groupFailures } from '#domain/reports/payment-failures.ts';
import { listPeriodDays, type Period } from '#domain/reports/report-period.ts';
import { formatDayNumber, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { paymentAttempts, providerPayments } from '#server/platform/database/tables/orders/payment-tables.ts';
import { isWithin, type ReportDeps, readPeriod } from './report-window.ts';

type PaymentsReport = DeskData<typeof getPaymentsReport>;
type AttemptDay = PaymentsReport['days'][number];

type AttemptFigure = Exclude<keyof AttemptDay, 'day'>;

const ATTEMPT_DAY = toDayNumber(paymentAttempts.createdAt);

export async function loadPaymentsReport({ db }: ReportDeps, requested: Period): Promise<PaymentsReport> {
  const period = readPeriod(requested);
  const [byDay, failed, includesSamples] = await Promise.all([
    countAttempts(db, period),
    countFailedPayments(db, period),
    hasSampleOrders(db),
  ]);
  const days = listPeriodDays(period).map((day) => byDay.get(day) ?? createEmptyDay(day));
  const sumDays = (figure: AttemptFigure) => days.reduce((total, day) => total + day[figure], 0);
  return {
    totals: {
      attempts: sumDays('attempts'),
      paid: sumDays('paid'),
      failed: sumDays('failed'),
      abandoned: sumDays('abandoned'),
      open: sumDays('open'),
    },
    days,
    reasons: groupFailures(failed),
    includesSamples,
  };
}

const createEmptyDay = (day: string): AttemptDay => ({ day, attempts: 0, paid: 0, failed: 0, abandoned: 0, open: 0 });

const { state } = paymentAttempts;
const IS_PAID = eq(state, 'paid');
const IS_OPEN = inArray(state, ['creating', 'active']);
const IS_OVER = notInArray(state, ['paid', 'creating', 'active']);

/** Abandoned: the time to pay ran out, or another order replaced it, and no payment was tried. */
async function countAttempts(db: Database, period: Period): Promise<ReadonlyMap<string, AttemptDay>> {
  const isCounted = isWithin(paymentAttempts.createdAt, period);
  const isPaymentOfAttempt = and(
    // Has an index, which the attempt's own id has not.
    eq(providerPayments.orderId, paymentAttempts.orderId),
    eq(providerPayments.providerOrderId, paymentAttempts.providerOrderId),
  );
  const tried = db
    .selectDistinct({ id: providerPayments.providerOrderId })
    .from(paymentAttempts)
    .innerJoin(providerPayments, isPaymentOfAttempt)
    .where(and(isCounted, IS_OVER, inArray(providerPayments.state, [...FAILED_PAYMENT_STATES])))
    .as('tried');
  const hasFailed = or(eq(state, 'failed'), isNotNull(tried.id));
  const countWhere = (condition: SQL | undefined) => sql`count(case when ${condition} then 1 end)`.mapWith(Number);
  const rows = await db
    .select({
      day: ATTEMPT_DAY,
      attempts: count(),
      paid: countWhere(IS_PAID),
      open: countWhere(IS_OPEN),
      failed: countWhere(and(IS_OVER, hasFailed)),
      abandoned: countWhere(and(IS_OVER, sql`not (${hasFailed})`)),
    })
    .from(paymentAttempts)
    .leftJoin(tried, eq(tried.id, paymentAttempts.providerOrderId))
    .where(isCounted)
    .groupBy(ATTEMPT_DAY);
  return new Map(
    rows.map((row) => {
      const day = formatDayNumber(row.day);
      return [day, { ...row, day }];
    }),
  );
}

const countFailedPayments = (db: Database, period: Period) =>
  db
    .select({ state: providerPayments.state, message: providerPayments.message, payments: count() })
    .from(providerPayments)
    .where(
      and(
        isWithin(providerPayments.lastReportedAt, period),
        inArray(providerPayments.state, [...FAILED_PAYMENT_STATES]),
      ),
    )
    .groupBy(providerPayments.state, providerPayments.message);
