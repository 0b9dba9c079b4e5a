import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useOrder } from '#desk/api/orders.ts';
import { useCan } from '#desk/api/session.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { Amount, Day, Time } from '#desk/elements/figures.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { OrderMarks, StatusBadge } from '#desk/elements/order-marks.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { OWN_DELIVERY_LABEL } from '#domain/delivery/couriers.ts';
import { OrderActions } from '../dialogs/order-actions.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderCustomer } from './order-customer.tsx';
import styles from './order-detail.module.css';
import { OrderEmails } from './order-emails.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export function OrderDetail({ id }: { id: string }) {
  const order = useOrder(id);
  const list = useListAddress(deskPaths.orders);
  return (
    <>
      <BackLink to={list}>Orders</BackLink>
      <QueryView query={order} loading="Loading the order…" missing="Order not found">
        {(data) => <LoadedOrder order={data} />}
      </QueryView>
    </>
  );
}

function LoadedOrder({ order }: { order: DeskOrder }) {
  const can = useCan();
  return (
    <>
      <PageHead
        title={order.orderNumber}
        isNumber
        marks={
          <>
            <StatusBadge status={order.status} />
            <OrderMarks order={order} />
          </>
        }
        actions={<OrderActions order={order} />}
      />
      <OrderFacts order={order} />
      <OrderAlerts order={order} canResolve={can('refunds.approve')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderItems order={order} />
          <OrderPayments order={order} />
          <OrderEmails order={order} canResend={can('orders.note')} />
        </div>
        <div className={styles.column}>
          <OrderCustomer order={order} />
          {can('orders.note') && <OrderNotes orderId={order.id} />}
          <OrderTimeline entries={order.timeline} />
        </div>
      </div>
    </>
  );
}

const CANCEL_REASONS: Readonly<Record<string, string>> = {
  expired: 'The payment window closed',
  superseded: 'A newer order replaced it',
  customer: 'By the customer',
  shop: 'By the shop',
};

const OrderFacts = ({ order }: { order: DeskOrder }) => (
  <dl className={styles.facts}>
    <div>
      <dt>Amount</dt>
      <dd>
        <Amount paise={order.amountPaise} />
      </dd>
    </div>
    <div>
      <dt>Placed</dt>
      <dd>
        <Time at={order.createdAt} />
      </dd>
    </div>
    {order.paidAt !== null && (
      <div>
        <dt>Paid</dt>
        <dd>
          <Time at={order.paidAt} />
        </dd>
      </div>
    )}
    {order.promisedOn !== null && (
      <div>
        <dt>Promised by</dt>
        <dd>
          <Day day={order.promisedOn} />
        </dd>
      </div>
    )}
    {order.shipment && (
      <div>
        <dt>Shipped</dt>
        <dd>
          {order.shipment.courier ?? OWN_DELIVERY_LABEL} {order.shipment.trackingNumber}
          {order.shipment.trackingUrl && (
            <>
              {' '}
              <a href={order.shipment.trackingUrl} target="_blank" rel="noreferrer">
                Track
              </a>
            </>
          )}
        </dd>
      </div>
    )}
    {order.cancelReason !== null && (
      <div>
        <dt>Cancelled</dt>
        <dd>{CANCEL_REASONS[order.cancelReason] ?? order.cancelReason}</dd>
      </div>
    )}
  </dl>
);
