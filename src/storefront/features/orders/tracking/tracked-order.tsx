import { useId } from 'react';
import type { Order } from '#contract/api/orders.ts';
import { paths } from '#contract/paths.ts';
import { shownOrderTime } from '#domain/orders/listed-order.ts';
import { isPaymentPending, nextStep } from '#domain/orders/order-stage.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import panel from '#ui/overlays/panel.module.css';
import { itemPicture } from '../detail/item-picture.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderTime } from '../order-time.tsx';
import { StageSteps } from './stage-steps.tsx';
import styles from './tracking-view.module.css';

const MOST_PICTURES = 4;

/** One order on its way. What waits for its payment has no page under My Orders yet, so nothing leads there. */
export function TrackedOrder({ order }: { order: Order }) {
  const headingId = useId();
  const isPending = isPaymentPending(order);
  return (
    <article className={classNames(panel.card, styles.order)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          {isPending ? `Order ${order.orderNumber}` : <Link to={paths.order(order.id)}>Order {order.orderNumber}</Link>}
        </h2>
        {isPending ? <Badge>Payment being confirmed</Badge> : <OrderStatusBadge status={order.status} />}
        <p className={styles.time}>
          {isPending || !order.paidAt ? 'Placed on ' : 'Paid on '}
          <OrderTime at={shownOrderTime(order)} />
        </p>
      </div>
      <ul className={styles.pictures} aria-label="Items">
        {order.items.slice(0, MOST_PICTURES).map((item) => (
          <li key={item.id}>
            <Picture file={itemPicture(item)} alt={item.productTitle} sizes="64px" ratio="1 / 1" />
          </li>
        ))}
        {order.items.length > MOST_PICTURES && <li>{`and ${order.items.length - MOST_PICTURES} more`}</li>}
      </ul>
      <StageSteps status={order.status} />
      <p className={styles.next}>{nextStep(order)}</p>
    </article>
  );
}
