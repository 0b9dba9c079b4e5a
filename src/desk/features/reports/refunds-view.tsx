import type { RefundRow } from '#contract/desk/reports.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { type RefundsReport, useRefundsReport } from '#desk/api/reports.ts';
import { Amount, formatShortAmount, ShortDay } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import type { Period } from '#domain/reports/report-period.ts';
import { Link } from '#ui/actions/link.tsx';
import { ReportChart } from './report-chart.tsx';
import { type Figure, formatCount, ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';

const STATE_LABELS: Readonly<Record<RefundRow['state'], string>> = {
  requested: 'Requested',
  pending: 'Pending',
  success: 'Refunded',
  failed: 'Failed',
};

export function RefundsView({ period }: { period: Period }) {
  const report = useRefundsReport(period);
  return (
    <ReportFrame
      query={report}
      empty="Nothing was refunded in this period"
      isEmpty={({ newest }) => newest.length === 0}
    >
      {(data) => (
        <>
          <ReportFigures figures={listFigures(data)} />
          <Panel title="Refunds by day">
            <ReportChart points={data.days} label={describeRefunds(data)} />
            <DayTable report={data} />
          </Panel>
          <Panel title={data.isComplete ? 'All refunds' : `The newest ${formatCount(data.newest.length)} refunds`}>
            <RefundTable refunds={data.newest} />
          </Panel>
        </>
      )}
    </ReportFrame>
  );
}

const formatRefunds = (count: number): string => (count === 1 ? '1 refund' : `${formatCount(count)} refunds`);

function listFigures({ confirmed, pending, failed, surplus }: RefundsReport): Figure[] {
  const toFigure = (label: string, { refunds, amountPaise }: RefundsReport['failed']): Figure => ({
    label,
    value: <Amount paise={amountPaise} />,
    note: formatRefunds(refunds),
  });
  return [
    toFigure('Refunded', confirmed),
    toFigure('Waiting for the provider', pending),
    toFigure('Failed', failed),
    toFigure('Paid twice or too late', surplus),
  ];
}

const sumAmount = ({ confirmed, pending }: RefundsReport): number => confirmed.amountPaise + pending.amountPaise;

const describeRefunds = (report: RefundsReport): string =>
  `Refunds by day: ${formatShortAmount(sumAmount(report))} in all. The figures follow.`;

function DayTable({ report }: { report: RefundsReport }) {
  const { days, confirmed, pending } = report;
  return (
    <>
      <ReportTable
        caption="Refunds by day; days without refunds are left out"
        rows={days.filter(({ refunds }) => refunds > 0).toReversed()}
        getKey={({ day }) => day}
        hasTotal
        columns={[
          { header: 'Day', cell: ({ day }) => <ShortDay day={day} />, total: 'Total' },
          {
            header: 'Refunds',
            cell: ({ refunds }) => formatCount(refunds),
            total: formatCount(confirmed.refunds + pending.refunds),
          },
          {
            header: 'Amount',
            cell: ({ amountPaise }) => <Amount paise={amountPaise} />,
            total: <Amount paise={sumAmount(report)} />,
          },
        ]}
      />
      <p>Refunds of sales, confirmed or waiting, on the day they were made.</p>
    </>
  );
}

const RefundTable = ({ refunds }: { refunds: readonly RefundRow[] }) => (
  <ReportTable
    caption="Refunds, newest first"
    rows={refunds}
    getKey={({ refundId }) => refundId}
    columns={[
      { header: 'Order', cell: (row) => <Link to={deskPaths.order(row.orderId)}>{row.orderNumber}</Link> },
      { header: 'Day', cell: ({ day }) => <ShortDay day={day} /> },
      { header: 'Reason', cell: ({ reason }) => reason },
      { header: 'State', cell: ({ state }) => STATE_LABELS[state] },
      { header: 'Amount', cell: ({ amountPaise }) => <Amount paise={amountPaise} /> },
    ]}
  />
);
