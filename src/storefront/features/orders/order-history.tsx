import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { paths } from '#contract/paths.ts';
import { hasOrderFilters } from '#domain/orders/listing/orders-query.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import panel from '#ui/overlays/panel.module.css';
import { OrderCard } from './order-card.tsx';
import styles from './order-history.module.css';
import { OrdersFilterForm } from './orders-filter.tsx';
import { OrdersPagination } from './orders-pagination.tsx';
import { NoMatchingOrders, NoOrders, OrdersError, SignedOutOrders } from './orders-states.tsx';
import { useOrderHistory } from './use-order-history.ts';

export function OrderHistory() {
  return useAppSelector(selectIsSignedIn) ? <SignedInOrders /> : <SignedOutOrders />;
}

function SignedInOrders() {
  const page = useOrderHistory();
  const { filter, key, view, error, orders } = page;
  const title = useFocusTitleAfterPaging(key);
  const mayHaveOrders = orders.length > 0 || hasOrderFilters(filter) || filter.page > 1;
  return (
    <section className={panel.column} aria-labelledby="orders-title">
      <Link to={paths.profile} className={styles.back}>
        <Icon name="arrowLeft" size={18} />
        Back to Profile
      </Link>
      <div className={styles.top}>
        <h1 id="orders-title" ref={title} tabIndex={-1}>
          My Orders
        </h1>
        <p className={styles.count} role="status">
          {view && formatCount(orders.length, view.pageCount)}
        </p>
      </div>
      {page.hasPendingPayment && <PendingPaymentHint />}
      {mayHaveOrders && <OrdersFilterForm key={key} filter={filter} />}
      {!view && error === undefined && <LoadingText>Loading…</LoadingText>}
      {error !== undefined && <OrdersError title="Error loading orders" error={error} onRetry={page.load} />}
      {view && orders.length === 0 && (mayHaveOrders ? <NoMatchingOrders /> : <NoOrders />)}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {view && <OrdersPagination view={view} filter={filter} />}
    </section>
  );
}

/** Counts the shown orders. */
const formatCount = (count: number, pageCount: number): string =>
  `${count} ${count === 1 ? 'order' : 'orders'}${pageCount > 1 ? ' on this page' : ''}`;

const PendingPaymentHint = () => (
  <p className={styles.note}>
    One of your payments is still being confirmed. <Link to={paths.tracking}>See Tracking</Link>
  </p>
);

/** Focuses the title on a new page; Back restores the scroll position instead (D-19). */
function useFocusTitleAfterPaging(key: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (shownKey.current !== key && !isReturn) title.current?.focus();
    shownKey.current = key;
  }, [key, isReturn]);
  return title;
}
