import {
  exportReport,
  getDeliveryReport,
  getPaymentsReport,
  getRefundsReport,
  getSalesBreakdown,
  getSalesReport,
} from '#contract/desk/reports.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { createReportRoutes } from './report-routes.ts';
import type { ReportDeps } from './report-window.ts';

export const bindReportRoutes = ({ db, clock }: ReportDeps) =>
  bindDeskHandlers(
    { getSalesReport, getSalesBreakdown, getRefundsReport, getPaymentsReport, getDeliveryReport, exportReport },
    createReportRoutes({ db, clock }),
  );
