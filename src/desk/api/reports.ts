import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import {
  type Breakdown,
  getDeliveryReport,
  getPaymentsReport,
  getRefundsReport,
  getSalesBreakdown,
  getSalesReport,
} from '#contract/desk/reports.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

export type SalesReport = DeskData<typeof getSalesReport>;
export type SalesBreakdown = DeskData<typeof getSalesBreakdown>;
export type RefundsReport = DeskData<typeof getRefundsReport>;
export type PaymentsReport = DeskData<typeof getPaymentsReport>;
export type DeliveryReport = DeskData<typeof getDeliveryReport>;

/** Keeps showing the previous period while the next one loads. */
const createOptions = <Data>(report: string, period: Period, load: () => Promise<Data>) => ({
  queryKey: queryKeys.report(report, period),
  queryFn: load,
  placeholderData: keepPreviousData,
});

export const useSalesReport = (period: Period) =>
  useQuery(createOptions('sales', period, () => callDesk(getSalesReport, { body: period })));

export const useSalesBreakdown = (by: Breakdown, period: Period) =>
  useQuery(createOptions(by, period, () => callDesk(getSalesBreakdown, { body: { ...period, by } })));

export const useRefundsReport = (period: Period) =>
  useQuery(createOptions('refunds', period, () => callDesk(getRefundsReport, { body: period })));

export const usePaymentsReport = (period: Period) =>
  useQuery(createOptions('payments', period, () => callDesk(getPaymentsReport, { body: period })));

export const useDeliveryReport = (period: Period) =>
  useQuery(createOptions('delivery', period, () => callDesk(getDeliveryReport, { body: period })));
