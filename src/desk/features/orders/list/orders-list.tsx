import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { exportOrders } from '#contract/desk/orders/orders.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { useOrderList } from '#desk/api/orders.ts';
import { useCan } from '#desk/api/session.ts';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import { ListResult, ListTools } from '#desk/elements/list/list-layout.tsx';
import { ListSearch } from '#desk/elements/list/list-search.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { useMediaQuery } from '#desk/elements/use-media-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { DispatchDialog } from '../dispatch/dispatch-dialog.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTabs } from './order-tabs.tsx';
import {
  buildChangedView,
  buildOrdersAddress,
  type OrdersView,
  readOrdersView,
  toOrderFilter,
} from './orders-address.ts';
import styles from './orders-list.module.css';
import { OrdersTable } from './orders-table.tsx';
import { type Selection, useSelection } from './use-selection.ts';

export function OrdersList() {
  const view = readOrdersView(useLocation());
  const navigateTo = useNavigateTo();
  const can = useCan();
  const list = useOrderList(view);
  const change = (part: Partial<OrdersView>, replace = false) =>
    navigateTo(buildOrdersAddress(buildChangedView(view, part)), { replace });
  return (
    <>
      <PageHead
        title="Orders"
        actions={
          can('customers.export') && (
            <ExportButton
              load={() => callDesk(exportOrders, { body: toOrderFilter(view) })}
              fileName={`orders-${view.tab}.csv`}
              noun="orders"
            />
          )
        }
      />
      <OrderTabs view={view} />
      <ListTools>
        <ListSearch
          label="Search orders"
          placeholder={`Order, name, ${can('customers.view') ? 'phone' : 'PIN code'}, tracking…`}
          text={view.search}
          onSearch={(search) => change({ search }, true)}
        />
        <OrderFilters view={view} onChange={change} />
      </ListTools>
      <QueryView query={list} loading="Loading orders…">
        {(data) => (
          <ListResult
            isStale={list.isPlaceholderData}
            pagesLabel="Pages of orders"
            firstPage={view.cursor === null ? undefined : buildOrdersAddress(buildChangedView(view, {}))}
            nextPage={data.nextCursor === null ? undefined : buildOrdersAddress({ ...view, cursor: data.nextCursor })}
          >
            <OrderRows orders={data.orders} view={view} />
          </ListResult>
        )}
      </QueryView>
    </>
  );
}

function OrderRows({ orders, view }: { orders: readonly DeskOrderRow[]; view: OrdersView }) {
  // The columns and the navigation need this width.
  const isWide = useMediaQuery('(min-width: 1200px)');
  const selection = useSelection(orders);
  const rows = { orders, selection, address: buildOrdersAddress(view) };
  return (
    <>
      {orders.length === 0 ? <NoOrders view={view} /> : isWide ? <OrdersTable {...rows} /> : <OrderCards {...rows} />}
      {/* Stays when the last order leaves the list, because it shows the result. */}
      <SelectionBar selection={selection} />
    </>
  );
}

/** Appears with the first selected order. */
function SelectionBar({ selection }: { selection: Selection }) {
  const [toDispatch, setToDispatch] = useState<readonly DeskOrderRow[]>();
  const count = selection.selected.length;
  return (
    <>
      {count > 0 && (
        <section className={styles.selection} aria-label="Selected orders">
          <p role="status">{count === 1 ? '1 order selected' : `${count} orders selected`}</p>
          <Button size="small" onClick={() => setToDispatch(selection.selected)}>
            Dispatch
          </Button>
          <Button variant="quiet" size="small" onClick={selection.clear}>
            Clear
          </Button>
        </section>
      )}
      <DispatchDialog
        open={toDispatch !== undefined}
        orders={toDispatch ?? []}
        onClose={() => setToDispatch(undefined)}
        onShipped={selection.remove}
      />
    </>
  );
}

const EMPTY_TABS: Readonly<Record<OrdersView['tab'], string>> = {
  new: 'No new orders',
  production: 'Nothing is in production',
  shipped: 'Nothing is on its way',
  attention: 'Nothing needs attention',
  all: 'No orders yet',
};

function NoOrders({ view }: { view: OrdersView }) {
  const isFiltered =
    view.search !== '' || view.from !== null || view.to !== null || view.status !== null || view.attention !== null;
  if (!isFiltered) return <StatusMessage title={EMPTY_TABS[view.tab]} />;
  const isSearched = view.search !== '';
  const everywhere = buildChangedView(view, { tab: 'all', from: null, to: null, status: null, attention: null });
  const target = buildOrdersAddress(isSearched ? everywhere : buildChangedView(everywhere, { tab: view.tab }));
  return (
    <StatusMessage
      title="No orders match"
      text={isSearched ? 'Search only matches the beginning of words and numbers.' : 'Change the filters to see more.'}
      action={
        target !== buildOrdersAddress(buildChangedView(view, {})) && (
          <ButtonLink variant="secondary" size="small" to={target}>
            {isSearched ? 'Search all orders' : 'Clear the filters'}
          </ButtonLink>
        )
      }
    />
  );
}
