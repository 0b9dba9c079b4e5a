import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { Order } from '#contract/storefront/orders.ts';
import { getOrderTime } from '#domain/orders/listing/listed-order.ts';
import { getNextStep, getPromisedDay, isPaymentPending } from '#domain/orders/order-stage.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import panel from '#ui/overlays/panel.module.css';
import { toItemPicture } from '../detail/item-picture.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderDay, OrderTime } from '../order-time.tsx';
import { ShipmentLine } from '../shipment-facts.tsx';
import styles from './order-tracking.module.css';
import { StageSteps } from './stage-steps.tsx';

const MAX_PICTURES = 4;

/** Shows an order in progress. A pending order has no page under My Orders, so it is not linked. */
export function TrackedOrder({ order }: { order: Order }) {
  const headingId = useId();
  const isPending = isPaymentPending(order);
  const promisedDay = getPromisedDay(order);
  return (
    <article className={classNames(panel.card, styles.order)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          {isPending ? `Order ${order.orderNumber}` : <Link to={paths.order(order.id)}>Order {order.orderNumber}</Link>}
        </h2>
        {isPending ? <Badge>Payment being confirmed</Badge> : <OrderStatusBadge status={order.status} />}
        <p className={styles.time}>
          {isPending || !order.paidAt ? 'Placed on ' : 'Paid on '}
          <OrderTime at={getOrderTime(order)} />
        </p>
        {promisedDay && (
          <p className={styles.promise}>
            Delivery by <OrderDay day={promisedDay} />
          </p>
        )}
      </div>
      <ul className={styles.pictures} aria-label="Items">
        {order.items.slice(0, MAX_PICTURES).map((item) => (
          <li key={item.id}>
            <Picture file={toItemPicture(item)} alt={item.productTitle} sizes="64px" ratio="1 / 1" />
          </li>
        ))}
        {order.items.length > MAX_PICTURES && <li>{`and ${order.items.length - MAX_PICTURES} more`}</li>}
      </ul>
      <StageSteps status={order.status} />
      <p className={styles.next}>{getNextStep(order)}</p>
      {order.shipment && (
        <p className={styles.next}>
          <ShipmentLine shipment={order.shipment} />
        </p>
      )}
    </article>
  );
}
