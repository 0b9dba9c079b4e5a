import type { LateOrder } from '#contract/desk/reports.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { type DeliveryReport, useDeliveryReport } from '#desk/api/reports.ts';
import { ShortDay } from '#desk/elements/figures.tsx';
import { StatusBadge } from '#desk/elements/order-marks.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { formatDaysLate, PUNCTUALITY_LABELS, sumPunctuality } from '#domain/reports/delivery-punctuality.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { formatShare } from '#domain/reports/sales-figures.ts';
import { Link } from '#ui/actions/link.tsx';
import { type Figure, formatCount, ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable, ShareBar } from './report-table.tsx';

const countOrders = ({ groups }: DeliveryReport): number => groups.reduce((sum, { orders }) => sum + orders, 0);

export function DeliveryView({ period }: { period: Period }) {
  const report = useDeliveryReport(period);
  return (
    <ReportFrame
      query={report}
      empty="Nothing was promised for this period"
      isEmpty={(data) => countOrders(data) === 0}
    >
      {(data) => (
        <>
          <ReportFigures figures={listFigures(data)} />
          <p>
            Orders promised for these days. An order is measured by the day it was delivered; while it is on its way, by
            the day it was shipped; before that, by today.
          </p>
          <Panel title="Promised and actual days">
            <GroupTable report={data} />
          </Panel>
          <Panel title="Late orders">
            <LateTable orders={data.late} />
          </Panel>
        </>
      )}
    </ReportFrame>
  );
}

function listFigures(report: DeliveryReport): Figure[] {
  const { punctual, late, due } = sumPunctuality(report.groups);
  const promised = countOrders(report);
  const describeShare = (part: number) => `${formatShare(part, promised)} of all promised`;
  return [
    { label: 'Orders promised', value: formatCount(promised) },
    { label: 'Early or on time', value: formatCount(punctual), note: describeShare(punctual) },
    { label: 'Late', value: formatCount(late), note: describeShare(late) },
    { label: 'Not shipped yet, not late', value: formatCount(due) },
  ];
}

function GroupTable({ report }: { report: DeliveryReport }) {
  const orders = countOrders(report);
  return (
    <ReportTable
      caption="Orders by punctuality"
      rows={report.groups}
      getKey={({ group }) => group}
      hasTotal
      columns={[
        { header: 'Delivery', cell: ({ group }) => PUNCTUALITY_LABELS[group], total: 'Total' },
        { header: 'Orders', cell: (row) => formatCount(row.orders), total: formatCount(orders) },
        { header: 'Share', cell: (row) => <ShareBar part={row.orders} whole={orders} /> },
      ]}
    />
  );
}

function LateTable({ orders }: { orders: readonly LateOrder[] }) {
  if (orders.length === 0) return <p>No order was late.</p>;
  return (
    <ReportTable
      caption="Late orders, latest first"
      rows={orders}
      getKey={({ orderId }) => orderId}
      columns={[
        { header: 'Order', cell: (row) => <Link to={deskPaths.order(row.orderId)}>{row.orderNumber}</Link> },
        { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
        { header: 'Promised', cell: ({ promisedOn }) => <ShortDay day={promisedOn} /> },
        { header: 'Shipped', cell: ({ shippedOn }) => shippedOn !== null && <ShortDay day={shippedOn} /> },
        { header: 'Delivered', cell: ({ deliveredOn }) => deliveredOn !== null && <ShortDay day={deliveredOn} /> },
        { header: 'Late by', cell: ({ daysLate }) => formatDaysLate(daysLate) },
      ]}
    />
  );
}
