import { useLocation } from 'react-router';
import { BREAKDOWNS, exportReport, REPORT_NAMES, type ReportName } from '#contract/desk/reports.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { ListTools } from '#desk/elements/list/list-layout.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { formatPeriod, type Period } from '#domain/reports/report-period.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { BreakdownView } from './breakdown-view.tsx';
import { DeliveryView } from './delivery-view.tsx';
import { PaymentsView } from './payments-view.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { RefundsView } from './refunds-view.tsx';
import { buildReportAddress, getOwnPeriod, readReportView } from './report-address.ts';
import { SalesView } from './sales-view.tsx';

const TAB_LABELS: Readonly<Record<ReportName, string>> = {
  sales: 'Sales',
  categories: 'Categories',
  products: 'Products',
  states: 'States',
  refunds: 'Refunds',
  payments: 'Payments',
  delivery: 'Delivery',
};

/** The reports, one tab each, over a period that staff choose. */
export function ReportsOverview() {
  const today = toIndiaDate(new Date());
  const view = readReportView(useLocation().search, today);
  const navigateTo = useNavigateTo();
  const { report, periodName } = view;
  const period = view.period.ok ? view.period.value : undefined;
  const tabs = REPORT_NAMES.map((name) => ({
    label: TAB_LABELS[name],
    to: buildReportAddress({ report: name, periodName, own: getOwnPeriod(view) }),
    isCurrent: name === report,
  }));
  return (
    <>
      <PageHead
        title="Reports"
        marks={period && <p>{formatPeriod(period)}</p>}
        actions={period && <ReportActions report={report} period={period} />}
      />
      <div data-print="hide">
        <LinkTabs label="Reports by subject" tabs={tabs} />
      </div>
      <div data-print="hide">
        <ListTools>
          <PeriodPicker
            periodName={periodName}
            period={period}
            today={today}
            onChange={(name, own) => navigateTo(buildReportAddress({ report, periodName: name, own }))}
          />
        </ListTools>
      </div>
      {view.period.ok ? (
        <Report report={report} period={view.period.value} />
      ) : (
        <StatusMessage title="Check the dates" text={view.period.message} />
      )}
    </>
  );
}

const ReportActions = ({ report, period }: { report: ReportName; period: Period }) => (
  <div data-print="hide">
    <ExportButton
      // Errors and notes belong to one report.
      key={`${report} ${period.from} ${period.to}`}
      load={() => callDesk(exportReport, { body: { ...period, report } })}
      fileName={`${report}-${period.from}-to-${period.to}.csv`}
      noun="rows"
    />
    <Button variant="quiet" size="small" onClick={() => window.print()}>
      Print
    </Button>
  </div>
);

/** The key keeps figures of one report from showing while another one loads. */
function Report({ report, period }: { report: ReportName; period: Period }) {
  const by = BREAKDOWNS.find((name) => name === report);
  if (by) return <BreakdownView key={by} by={by} period={period} />;
  if (report === 'refunds') return <RefundsView period={period} />;
  if (report === 'payments') return <PaymentsView period={period} />;
  return report === 'delivery' ? <DeliveryView period={period} /> : <SalesView period={period} />;
}
