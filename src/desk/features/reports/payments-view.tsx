import { type PaymentsReport, usePaymentsReport } from '#desk/api/reports.ts';
import { Day } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import type { Period } from '#domain/reports/report-period.ts';
import { formatShare } from '#domain/reports/sales-figures.ts';
import { type Figure, formatCount, ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable, ShareBar } from './report-table.tsx';

export function PaymentsView({ period }: { period: Period }) {
  const report = usePaymentsReport(period);
  return (
    <ReportFrame
      query={report}
      empty="Nobody tried to pay in this period"
      isEmpty={({ totals, reasons }) => totals.attempts === 0 && reasons.length === 0}
    >
      {(data) => (
        <>
          <ReportFigures figures={listFigures(data)} />
          <p>
            An attempt is one visit to the payment page. It failed if a payment was tried and none succeeded, and was
            abandoned if none was tried.
          </p>
          <Panel title="Why payments failed">
            <ReasonTable reasons={data.reasons} />
          </Panel>
          <Panel title="Attempts by day">
            <DayTable report={data} />
          </Panel>
        </>
      )}
    </ReportFrame>
  );
}

function listFigures({ totals }: PaymentsReport): Figure[] {
  const toFigure = (label: string, count: number): Figure => ({
    label,
    value: formatCount(count),
    note: formatShare(count, totals.attempts),
  });
  return [
    { label: 'Attempts', value: formatCount(totals.attempts) },
    toFigure('Paid', totals.paid),
    toFigure('Failed', totals.failed),
    toFigure('Abandoned', totals.abandoned),
    toFigure('Still open', totals.open),
  ];
}

function ReasonTable({ reasons }: Pick<PaymentsReport, 'reasons'>) {
  if (reasons.length === 0) return <p>No payment failed in this period.</p>;
  const failures = reasons.reduce((sum, { payments }) => sum + payments, 0);
  return (
    <>
      <ReportTable
        caption="Reasons of failed payments, most frequent first"
        rows={reasons}
        getKey={({ reason }) => reason}
        hasTotal
        columns={[
          { header: 'Reason', cell: ({ reason }) => reason, total: 'Total' },
          { header: 'Payments', cell: ({ payments }) => formatCount(payments), total: formatCount(failures) },
          { header: 'Share', cell: ({ payments }) => <ShareBar part={payments} whole={failures} /> },
        ]}
      />
      <p>As worded by the payment provider. One attempt can have several failed payments.</p>
    </>
  );
}

const DayTable = ({ report: { days, totals } }: { report: PaymentsReport }) => (
  <ReportTable
    caption="Attempts to pay by day; days without any are left out"
    rows={days.filter(({ attempts }) => attempts > 0).toReversed()}
    getKey={({ day }) => day}
    hasTotal
    columns={[
      { header: 'Day', cell: ({ day }) => <Day day={day} />, total: 'Total' },
      { header: 'Attempts', cell: ({ attempts }) => formatCount(attempts), total: formatCount(totals.attempts) },
      { header: 'Failed', cell: ({ failed }) => formatCount(failed), total: formatCount(totals.failed) },
      { header: 'Abandoned', cell: ({ abandoned }) => formatCount(abandoned), total: formatCount(totals.abandoned) },
      { header: 'Open', cell: ({ open }) => formatCount(open), total: formatCount(totals.open) },
      { header: 'Paid', cell: ({ paid }) => formatCount(paid), total: formatCount(totals.paid) },
      {
        header: 'Paid share',
        cell: ({ paid, attempts }) => <ShareBar part={paid} whole={attempts} />,
        total: <ShareBar part={totals.paid} whole={totals.attempts} />,
      },
    ]}
  />
);
