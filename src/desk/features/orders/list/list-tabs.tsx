import { ORDER_TABS, type OrderTab } from '#contract/desk/orders.ts';
import { useOrderCounts } from '#desk/api/orders.ts';
import { Link } from '#ui/actions/link.tsx';
import { buildListAddress, changeView, type ListView } from './list-address.ts';
import styles from './list-tabs.module.css';

const TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  new: 'New',
  production: 'In production',
  shipped: 'Shipped',
  attention: 'Needs attention',
  all: 'All',
};

/** Links, so that a tab can be opened in a new window. They keep the search, which is often for another tab. */
export function ListTabs({ view }: { view: ListView }) {
  const counts = useOrderCounts().data;
  return (
    <nav aria-label="Orders by state">
      <ul className={styles.tabs}>
        {ORDER_TABS.map((tab) => {
          const count = tab === 'all' ? undefined : counts?.[tab];
          return (
            <li key={tab}>
              <Link
                to={buildListAddress(changeView(view, { tab, status: null, attention: null }))}
                className={styles.tab}
                aria-current={tab === view.tab ? 'page' : undefined}
              >
                {TAB_LABELS[tab]}
                {count !== undefined && <span className={styles.count}> {count.toLocaleString('en-IN')}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
