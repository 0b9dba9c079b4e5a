import {
  exportReport,
  getDeliveryReport,
  getPaymentsReport,
  getRefundsReport,
  getSalesBreakdown,
  getSalesReport,
} from '#contract/desk/reports.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { createReportHandlers } from './report-handlers.ts';
import type { ReportDeps } from './report-window.ts';

export const createReportRoutes = ({ db, clock }: ReportDeps) =>
  bindDeskHandlers(
    { getSalesReport, getSalesBreakdown, getRefundsReport, getPaymentsReport, getDeliveryReport, exportReport },
    createReportHandlers({ db, clock }),
  );
