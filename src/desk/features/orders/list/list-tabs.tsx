import { ORDER_TABS, type OrderTab } from '#contract/desk/orders.ts';
import { useOrderCounts } from '#desk/api/orders.ts';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { buildListAddress, changeView, type ListView } from './list-address.ts';

const TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  new: 'New',
  production: 'In production',
  shipped: 'Shipped',
  attention: 'Needs attention',
  all: 'All',
};

/** They keep the search, which is often for another tab. */
export function ListTabs({ view }: { view: ListView }) {
  const counts = useOrderCounts().data;
  const tabs = ORDER_TABS.map((tab) => ({
    label: TAB_LABELS[tab],
    to: buildListAddress(changeView(view, { tab, status: null, attention: null })),
    isCurrent: tab === view.tab,
    count: tab === 'all' ? undefined : counts?.[tab],
  }));
  return <LinkTabs label="Orders by state" tabs={tabs} />;
}
