import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listed-order.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import panel from '#ui/overlays/panel.module.css';
import { OrdersProblem, SignedOutOrders } from '../orders-states.tsx';
import styles from '../orders-view.module.css';
import { OrderDetail } from './order-detail.tsx';
import { useOrder } from './use-order.ts';

export function OrderDetailView() {
  const { id = '' } = useParams();
  return useAppSelector(selectIsSignedIn) ? <CustomersOrder id={id} /> : <SignedOutOrders />;
}

function CustomersOrder({ id }: { id: string }) {
  const { order, error, load } = useOrder(id);
  return (
    <div className={panel.column}>
      <Link to={paths.orders} className={styles.back} data-print="hide">
        <Icon name="arrowLeft" size={18} />
        My Orders
      </Link>
      {order === undefined && <h1 className="visually-hidden">Order</h1>}
      {order === undefined && error === undefined && <LoadingText>Loading order details…</LoadingText>}
      {error !== undefined && <OrdersProblem title="Error loading order" error={error} onRetry={load} />}
      {order === null && <NoSuchOrder />}
      {order && <OrderDetail order={order} />}
    </div>
  );
}

const NoSuchOrder = () => (
  <EmptyState
    headingLevel="h1"
    title={ORDER_NOT_FOUND_MESSAGE}
    action={<ButtonLink to={paths.orders}>See my orders</ButtonLink>}
  />
);
