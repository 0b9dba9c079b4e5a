import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listed-order.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectIsSignedIn } from '../../state/session-slice.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import panel from '../../ui/panel.module.css';
import { OrderDetail } from './order-detail.tsx';
import { OrdersProblem, SignedOutOrders } from './orders-states.tsx';
import styles from './orders-view.module.css';
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
