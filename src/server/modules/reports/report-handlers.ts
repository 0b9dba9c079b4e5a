import type { DeskData, DeskEndpoint, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { exportReport, ReportName } from '#contract/desk/reports.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { isPromisedWithin, listDeliveries, loadDeliveryReport } from './delivery-report.ts';
import { loadPaymentsReport } from './payments-report.ts';
import { loadRefundsReport } from './refunds-report.ts';
import {
  formatBreakdownCsv,
  formatDeliveryCsv,
  formatPaymentsCsv,
  formatRefundsCsv,
  formatSalesCsv,
} from './report-csv.ts';
import { type ReportDeps, readPeriod } from './report-window.ts';
import { loadSalesBreakdown } from './sales-breakdown.ts';
import { loadSalesReport } from './sales-report.ts';

const MAX_EXPORTED = 10_000;

type ReportEndpointName =
  | 'getSalesReport'
  | 'getSalesBreakdown'
  | 'getRefundsReport'
  | 'getPaymentsReport'
  | 'getDeliveryReport'
  | 'exportReport';
type Handler<E extends DeskEndpoint> = (input: Pick<ParsedDeskInput<E>, 'body'>) => Promise<DeskData<E>>;
type ReportHandlers = { readonly [Name in ReportEndpointName]: Handler<DeskEndpoints[Name]> };

/** The handlers of the desk's endpoints about reports, by endpoint name. */
export const createReportHandlers = (deps: ReportDeps & { maxExported?: number }): ReportHandlers => ({
  getSalesReport: ({ body }) => loadSalesReport(deps, body),
  getSalesBreakdown: ({ body }) => loadSalesBreakdown(deps, body),
  getRefundsReport: ({ body }) => loadRefundsReport(deps, body),
  getPaymentsReport: ({ body }) => loadPaymentsReport(deps, body),
  getDeliveryReport: ({ body }) => loadDeliveryReport(deps, body),
  exportReport: ({ body: { report, ...period } }) => exportCsv(deps, report, period),
});

async function exportCsv(
  deps: ReportDeps & { maxExported?: number },
  report: ReportName,
  period: Period,
): Promise<DeskData<typeof exportReport>> {
  const { maxExported = MAX_EXPORTED, db, clock } = deps;
  switch (report) {
    case 'sales':
      return { ...formatSalesCsv(await loadSalesReport(deps, period)), isComplete: true };
    case 'refunds': {
      const { newest, isComplete } = await loadRefundsReport(deps, { ...period, maxListed: maxExported });
      return { ...formatRefundsCsv(newest), isComplete };
    }
    case 'payments':
      return { ...formatPaymentsCsv(await loadPaymentsReport(deps, period)), isComplete: true };
    case 'delivery': {
      const list = { today: toIndiaDate(clock.now()), isLate: false, limit: maxExported + 1 };
      const orders = await listDeliveries(db, isPromisedWithin(readPeriod(period)), list);
      return { ...formatDeliveryCsv(orders.slice(0, maxExported)), isComplete: orders.length <= maxExported };
    }
    default: {
      const breakdown = await loadSalesBreakdown(deps, { ...period, by: report, maxRows: maxExported });
      return { ...formatBreakdownCsv(report, breakdown), isComplete: true };
    }
  }
}
