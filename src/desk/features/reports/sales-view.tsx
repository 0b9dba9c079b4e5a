import { type SalesReport, useSalesReport } from '#desk/api/reports.ts';
import { Amount, Day, formatShortAmount } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { formatPeriod, getPreviousPeriod, type Period } from '#domain/reports/report-period.ts';
import { describeChange } from '#domain/reports/sales-figures.ts';
import { ReportChart } from './report-chart.tsx';
import { type Figure, formatCount, ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';

export function SalesView({ period }: { period: Period }) {
  const report = useSalesReport(period);
  return (
    <ReportFrame
      query={report}
      empty="Nothing was sold in this period"
      isEmpty={({ totals }) => totals.orders === 0 && totals.refundedPaise === 0}
    >
      {(data) => (
        <>
          <ReportFigures figures={listFigures(data)} />
          <p>
            {hasPrevious(data) && <>Compared with {formatPeriod(getPreviousPeriod(period))}. </>}A sale counts on the
            day it was paid, a refund on the day it was made.
          </p>
          <Panel title="Sales by day">
            <ReportChart points={data.days} label={describeSales(data)} />
            <DayTable report={data} />
          </Panel>
        </>
      )}
    </ReportFrame>
  );
}

const hasPrevious = ({ previous }: SalesReport): boolean => previous.orders > 0;

function listFigures(report: SalesReport): Figure[] {
  const { totals, previous } = report;
  const toFigure = (label: string, name: keyof SalesReport['totals']): Figure => ({
    label,
    value: name === 'orders' ? formatCount(totals.orders) : <Amount paise={totals[name]} />,
    ...(hasPrevious(report) && { note: describeChange(totals[name], previous[name]) }),
  });
  return [
    toFigure('Orders', 'orders'),
    toFigure('Sales', 'amountPaise'),
    toFigure('Average order', 'averagePaise'),
    toFigure('Refunded or waiting', 'refundedPaise'),
    toFigure('Net', 'netPaise'),
  ];
}

const describeSales = ({ days, totals }: SalesReport): string =>
  `Sales by day, ${days.length} days: ${formatShortAmount(totals.amountPaise)} from ${formatCount(totals.orders)} orders. The figures follow.`;

/** Newest first, without empty days. */
function DayTable({ report: { days, totals } }: { report: SalesReport }) {
  const rows = days.filter(({ orders, refundedPaise }) => orders > 0 || refundedPaise > 0).toReversed();
  return (
    <ReportTable
      caption="Sales by day; days without sales and refunds are left out"
      rows={rows}
      getKey={({ day }) => day}
      hasTotal
      columns={[
        { header: 'Day', cell: ({ day }) => <Day day={day} />, total: 'Total' },
        { header: 'Orders', cell: ({ orders }) => formatCount(orders), total: formatCount(totals.orders) },
        {
          header: 'Sales',
          cell: ({ amountPaise }) => <Amount paise={amountPaise} />,
          total: <Amount paise={totals.amountPaise} />,
        },
        {
          header: 'Refunded or waiting',
          cell: ({ refundedPaise }) => <Amount paise={refundedPaise} />,
          total: <Amount paise={totals.refundedPaise} />,
        },
        {
          header: 'Net',
          cell: ({ amountPaise, refundedPaise }) => <Amount paise={amountPaise - refundedPaise} />,
          total: <Amount paise={totals.netPaise} />,
        },
      ]}
    />
  );
}
