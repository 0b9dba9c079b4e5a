import { and, count, eq, exists, gte, inArray, or, sql } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { getPaymentsReport } from '#contract/desk/reports.ts';
import { FAILED_PAYMENT_STATES } from '#domain/payments/payment-verdict.ts';
import { groupFailures } from '#domain/reports/payment-failures.ts';
import { listPeriodDays, type Period } from '#domain/reports/report-period.ts';
import { formatDayNumber, getDayStart, toDayNumber } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { paymentAttempts, providerPayments } from '#server/platform/database/tables/payment-tables.ts';
import { isWithin, type ReportDeps, readIncludesSamples, readPeriod } from './report-window.ts';

type PaymentsReport = DeskData<typeof getPaymentsReport>;
type AttemptOutcome = 'paid' | 'failed' | 'abandoned' | 'open';

export async function loadPaymentsReport({ db }: ReportDeps, requested: Period): Promise<PaymentsReport> {
  const period = readPeriod(requested);
  const [attempts, failed, includesSamples] = await Promise.all([
    countAttempts(db, period),
    countFailedPayments(db, period),
    readIncludesSamples(db),
  ]);
  const countOutcomes = (rows: typeof attempts) => {
    const countOutcome = (outcome: AttemptOutcome) =>
      rows.filter((row) => row.outcome === outcome).reduce((total, row) => total + row.attempts, 0);
    return {
      attempts: rows.reduce((total, row) => total + row.attempts, 0),
      paid: countOutcome('paid'),
      failed: countOutcome('failed'),
      abandoned: countOutcome('abandoned'),
      open: countOutcome('open'),
    };
  };
  return {
    totals: countOutcomes(attempts),
    days: listPeriodDays(period).map((day) => ({ day, ...countOutcomes(attempts.filter((row) => row.day === day)) })),
    reasons: groupFailures(failed),
    includesSamples,
  };
}

/** Abandoned: the time to pay ran out, or another order replaced it, and no payment was tried. */
async function countAttempts(db: Database, period: Period) {
  const failedPayment = db
    .select({ id: providerPayments.paymentId })
    .from(providerPayments)
    .where(
      and(
        // Has an index, which the attempt's own id has not.
        eq(providerPayments.orderId, paymentAttempts.orderId),
        eq(providerPayments.providerOrderId, paymentAttempts.providerOrderId),
        inArray(providerPayments.state, [...FAILED_PAYMENT_STATES]),
        // No payment comes before its attempt, and this keeps the database from reading all of them.
        gte(providerPayments.lastReportedAt, getDayStart(period.from)),
      ),
    );
  const outcome = sql<AttemptOutcome>`case
    when ${eq(paymentAttempts.state, 'paid')} then 'paid'
    when ${inArray(paymentAttempts.state, ['creating', 'active'])} then 'open'
    when ${or(eq(paymentAttempts.state, 'failed'), exists(failedPayment))} then 'failed'
    else 'abandoned' end`;
  const judged = db
    .select({ day: toDayNumber(paymentAttempts.createdAt).as('day'), outcome: outcome.as('outcome') })
    .from(paymentAttempts)
    .where(isWithin(paymentAttempts.createdAt, period))
    .as('judged');
  const rows = await db
    .select({ dayNumber: judged.day, outcome: judged.outcome, attempts: count() })
    .from(judged)
    .groupBy(judged.day, judged.outcome);
  return rows.map(({ dayNumber, ...row }) => ({ ...row, day: formatDayNumber(Number(dayNumber)) }));
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
