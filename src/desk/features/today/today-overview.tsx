import { lazy, Suspense } from 'react';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { type Sales, type Today, useToday } from '#desk/api/orders.ts';
import { useCan } from '#desk/api/session.ts';
import { Day, formatShortAmount, ShortAmount } from '#desk/elements/figures.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { RemoveSamples } from './remove-samples.tsx';
import { SalesTable } from './sales-table.tsx';
import { TaskList } from './task-list.tsx';
import styles from './today-overview.module.css';
import { WaitingOrders } from './waiting-orders.tsx';

const DayChart = lazy(() =>
  import('#desk/elements/charts/day-chart.tsx').then((module) => ({ default: module.DayChart })),
);

/** Open tasks first, then the sales figures. */
export function TodayOverview() {
  const today = useToday();
  return (
    <>
      <PageHead
        title="Today"
        marks={
          today.data && (
            <span className={styles.day}>
              <Day day={today.data.day} />
            </span>
          )
        }
      />
      <QueryView query={today} loading="Loading today…">
        {(data) => <Overview today={data} />}
      </QueryView>
    </>
  );
}

function Overview({ today }: { today: Today }) {
  const can = useCan();
  return (
    <>
      {today.hasSampleHistory && <RemoveSamples canRemove={can('settings.edit')} />}
      <TaskList today={today} canReply={can('messages.reply')} />
      {today.sales && (
        <Figures received={today.receivedTodayPaise} refunded={today.refundedTodayPaise} sales={today.sales} />
      )}
      <Panel
        title="Oldest new orders and orders that need attention"
        action={<Link to={`${deskPaths.orders}?tab=attention`}>Needs attention</Link>}
      >
        <WaitingOrders orders={today.waiting} />
      </Panel>
    </>
  );
}

type FiguresProps = { received: number | null; refunded: number | null; sales: Sales };

/** Roles without reports don't see them. */
function Figures({ received, refunded, sales }: FiguresProps) {
  return (
    <div className={styles.columns}>
      <Panel title="Money today">
        <dl className={styles.money}>
          <div>
            <dt>Received</dt>
            <dd>
              <ShortAmount paise={received ?? 0} />
            </dd>
          </div>
          <div>
            <dt>Refunds of sales</dt>
            <dd>
              <ShortAmount paise={refunded ?? 0} />
            </dd>
          </div>
        </dl>
      </Panel>
      <Panel title="Sales, last 30 days">
        <Suspense fallback={<LoadingText>Loading the chart…</LoadingText>}>
          <DayChart points={sales} label={describeSales(sales)} />
        </Suspense>
        <SalesTable sales={sales} />
      </Panel>
    </div>
  );
}

function describeSales(sales: Sales): string {
  const amount = sales.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const orders = sales.reduce((sum, day) => sum + day.orders, 0);
  return `Sales, last ${sales.length} days: ${formatShortAmount(amount)} from ${orders} orders. The figures follow.`;
}
