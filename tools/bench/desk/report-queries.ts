import {
  type Breakdown,
  getDeliveryReport,
  getPaymentsReport,
  getRefundsReport,
  getSalesBreakdown,
  getSalesReport,
} from '#contract/desk/reports.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { addDays } from '#domain/time/calendar-days.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import type { createReportHandlers } from '#server/modules/reports/report-handlers.ts';
import type { DeskEndpointCall } from './running-desk.ts';

type ReportHandlers = ReturnType<typeof createReportHandlers>;

type ReportQuery = {
  readonly name: string;
  readonly call: DeskEndpointCall;
  /** The same in this process, to explain its statements. */
  readonly run: (reports: ReportHandlers) => Promise<unknown>;
  readonly maxP95Ms: number;
};

/** A report is opened now and then, and reads every order of its period; lists have to open within 100 ms. */
const MAX_MONTH_MS = 200;
const MAX_YEAR_MS = 1000;

const getPeriod = (days: number): Period => {
  const today = toIndiaDate(new Date());
  return { from: addDays(today, 1 - days), to: today };
};

function listReports(title: string, period: Period, maxP95Ms: number): ReportQuery[] {
  const createQuery = (
    name: string,
    { method, path }: { method: string; path: string },
    body: object,
    run: ReportQuery['run'],
  ): ReportQuery => ({ name: `report: ${name}, ${title}`, call: { method, path, body }, run, maxP95Ms });
  const createBreakdown = (by: Breakdown): ReportQuery => {
    const body = { ...period, by };
    return createQuery(by, getSalesBreakdown, body, (reports) => reports.getSalesBreakdown({ body }));
  };
  return [
    createQuery('sales', getSalesReport, period, (reports) => reports.getSalesReport({ body: period })),
    createBreakdown('categories'),
    createBreakdown('products'),
    createBreakdown('states'),
    createQuery('refunds', getRefundsReport, period, (reports) => reports.getRefundsReport({ body: period })),
    createQuery('payments', getPaymentsReport, period, (reports) => reports.getPaymentsReport({ body: period })),
    createQuery('delivery', getDeliveryReport, period, (reports) => reports.getDeliveryReport({ body: period })),
  ];
}

export const REPORT_QUERIES: readonly ReportQuery[] = [
  ...listReports('30 days', getPeriod(30), MAX_MONTH_MS),
  ...listReports('a year', getPeriod(366), MAX_YEAR_MS),
];
