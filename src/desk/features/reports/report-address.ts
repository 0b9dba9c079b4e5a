import { REPORT_NAMES, type ReportName } from '#contract/desk/reports.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { accept, type Outcome } from '#domain/outcome.ts';
import {
  checkPeriod,
  getNamedPeriod,
  PERIOD_NAMES,
  type Period,
  type PeriodName,
} from '#domain/reports/report-period.ts';

/** The report and its period. They are in the address, so that reload, Back and a shared link keep the view. */
type ReportView = {
  readonly report: ReportName;
  readonly periodName: PeriodName;
  /** Refused if the days in the address are no period. */
  readonly period: Outcome<Period>;
};

const DEFAULT_REPORT: ReportName = 'sales';
const DEFAULT_PERIOD: PeriodName = '30';

export function readReportView(search: string, today: string): ReportView {
  const query = new URLSearchParams(search);
  const periodName = PERIOD_NAMES.find((name) => name === query.get('period')) ?? DEFAULT_PERIOD;
  return {
    report: REPORT_NAMES.find((name) => name === query.get('tab')) ?? DEFAULT_REPORT,
    periodName,
    period:
      periodName === 'own'
        ? checkPeriod({ from: query.get('from') ?? '', to: query.get('to') ?? '' })
        : accept(getNamedPeriod(periodName, today)),
  };
}

type Target = { readonly report: ReportName; readonly periodName: PeriodName; readonly own?: Period | undefined };

export function buildReportAddress({ report, periodName, own }: Target): string {
  const query = new URLSearchParams();
  if (report !== DEFAULT_REPORT) query.set('tab', report);
  if (periodName !== DEFAULT_PERIOD) query.set('period', periodName);
  if (periodName === 'own' && own) {
    query.set('from', own.from);
    query.set('to', own.to);
  }
  return query.size > 0 ? `${deskPaths.reports}?${query}` : deskPaths.reports;
}

/** Returns the custom days, if the view has any. */
export const getOwnPeriod = ({ periodName, period }: ReportView): Period | undefined =>
  periodName === 'own' && period.ok ? period.value : undefined;
