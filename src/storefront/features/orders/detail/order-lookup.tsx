import { useCallback, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { selectOrder, selectOrdersError } from '#storefront/state/orders/orders-slice.ts';
import { fetchOrder } from '#storefront/state/orders/orders-thunks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import panel from '#ui/overlays/panel.module.css';
import styles from '../order-history.module.css';
import { OrdersError, SignedOutOrders } from '../orders-states.tsx';
import { OrderDetail } from './order-detail.tsx';

export function OrderLookup({ id }: { id: string }) {
  return useAppSelector(selectIsSignedIn) ? <OrderById id={id} /> : <SignedOutOrders />;
}

function OrderById({ id }: { id: string }) {
  const { order, error, load } = useOrder(id);
  return (
    <div className={panel.column}>
      <Link to={paths.orders} className={styles.back} data-print="hide">
        <Icon name="arrowLeft" size={18} />
        My Orders
      </Link>
      {order === undefined && <h1 className="visually-hidden">Order</h1>}
      {order === undefined && error === undefined && <LoadingText>Loading order details…</LoadingText>}
      {error !== undefined && <OrdersError title="Error loading order" error={error} onRetry={load} />}
      {order === null && <OrderNotFound />}
      {order && <OrderDetail order={order} />}
    </div>
  );
}

const OrderNotFound = () => (
  <StatusMessage
    headingLevel="h1"
    title={ORDER_NOT_FOUND_MESSAGE}
    action={<ButtonLink to={paths.orders}>See my orders</ButtonLink>}
  />
);

/** Shows a cached order at once and refreshes it. */
function useOrder(id: string) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectOrder(state, id));
  const error = useAppSelector((state) => selectOrdersError(state, id));
  const load = useCallback(() => void dispatch(fetchOrder(id)), [dispatch, id]);
  useEffect(load, [load]);
  return { order, error, load };
}
