import { ORDER_TABS, type OrderTab } from '#contract/desk/orders/orders.ts';
import { useOrderCounts } from '#desk/api/orders.ts';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { buildChangedView, buildOrdersAddress, type OrdersView } from './orders-address.ts';

const TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  new: 'New',
  production: 'In production',
  shipped: 'Shipped',
  attention: 'Needs attention',
  all: 'All',
};

/** The tabs keep the search, because staff often search in the wrong tab first. */
export function OrderTabs({ view }: { view: OrdersView }) {
  const counts = useOrderCounts().data;
  const tabs = ORDER_TABS.map((tab) => ({
    label: TAB_LABELS[tab],
    to: buildOrdersAddress(buildChangedView(view, { tab, status: null, attention: null })),
    isCurrent: tab === view.tab,
    count: tab === 'all' ? undefined : counts?.[tab],
  }));
  return <LinkTabs label="Orders by state" tabs={tabs} />;
}
