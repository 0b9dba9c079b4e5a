import { paths } from '#contract/paths.ts';
import type { Order } from '#contract/storefront/orders.ts';
import { getOrderTime } from '#domain/orders/listing/listed-order.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import panel from '#ui/overlays/panel.module.css';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderTime } from '../order-time.tsx';
import { NoOrders, OrdersError, SignedOutOrders } from '../orders-states.tsx';
import styles from './order-tracking.module.css';
import { TrackedOrder } from './tracked-order.tsx';
import { useTracking } from './use-tracking.ts';

const MAX_EARLIER_ORDERS = 5;

/** Orders in progress with their stage, then earlier orders. */
export function OrderTracking() {
  return useAppSelector(selectIsSignedIn) ? <SignedInTracking /> : <SignedOutOrders />;
}

function SignedInTracking() {
  const { isLoaded, error, load, open, closed } = useTracking();
  return (
    <section className={panel.column} aria-labelledby="tracking-title">
      <h1 id="tracking-title">Tracking</h1>
      {!isLoaded && error === undefined && <LoadingText>Loading…</LoadingText>}
      {error !== undefined && <OrdersError title="Error loading orders" error={error} onRetry={load} />}
      {isLoaded && open.length === 0 && (closed.length === 0 ? <NoOrders /> : <NoOpenOrders />)}
      {open.map((order) => (
        <TrackedOrder key={order.id} order={order} />
      ))}
      {closed.length > 0 && <EarlierOrders orders={closed} />}
    </section>
  );
}

const NoOpenOrders = () => (
  <StatusMessage
    headingLevel="h2"
    title="No orders on the way"
    text="All your orders have arrived or been closed."
    action={<ButtonLink to={paths.orders}>My Orders</ButtonLink>}
  />
);

function EarlierOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <section className={styles.earlier} aria-labelledby="earlier-title">
      <h2 id="earlier-title">Earlier orders</h2>
      <ul className={styles.rows}>
        {orders.slice(0, MAX_EARLIER_ORDERS).map((order) => (
          <li key={order.id}>
            <Link to={paths.order(order.id)}>Order {order.orderNumber}</Link>
            <OrderTime at={getOrderTime(order)} />
            <OrderStatusBadge status={order.status} />
          </li>
        ))}
      </ul>
      {orders.length > MAX_EARLIER_ORDERS && <Link to={paths.orders}>All orders</Link>}
    </section>
  );
}
