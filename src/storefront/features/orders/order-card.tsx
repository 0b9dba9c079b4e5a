import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { Order, OrderItem } from '#contract/storefront/orders.ts';
import { isSampleLine, SAMPLE_LABEL } from '#domain/cart/line-kind.ts';
import { getOrderTime } from '#domain/orders/listing/listed-order.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { getPromisedDay } from '#domain/orders/order-stage.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/overlays/panel.module.css';
import { toItemPicture } from './detail/item-picture.ts';
import { ItemPrices } from './detail/item-prices.tsx';
import items from './detail/order-items.module.css';
import styles from './order-card.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderDay, OrderTime } from './order-time.tsx';

/** The whole card is one link to the order. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId();
  const promisedDay = getPromisedDay(order);
  return (
    <article className={classNames(panel.card, styles.card)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.number}>
          <Link to={paths.order(order.id)}>Order {order.orderNumber}</Link>
        </h2>
        <OrderStatusBadge status={order.status} />
        <p className={styles.time}>
          {order.paidAt ? 'Paid on ' : 'Placed on '}
          <OrderTime at={getOrderTime(order)} />
        </p>
        {promisedDay && (
          <p className={styles.time}>
            Delivery by <OrderDay day={promisedDay} />
          </p>
        )}
      </div>
      <ul className={items.items}>
        {order.items.map((item) => (
          <CardItem key={item.id} item={item} currency={order.currency} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total Amount</span>
        <strong>{formatOrderAmount(order.amountInPaise, order.currency)}</strong>
      </p>
    </article>
  );
}

function CardItem({ item, currency }: { item: OrderItem; currency: string }) {
  const kind = isSampleLine(item) ? SAMPLE_LABEL : item.productTypeTitle;
  return (
    <li className={items.item}>
      <Picture file={toItemPicture(item)} alt="" sizes="72px" ratio="4 / 5" />
      <div className={items.text}>
        <p className={items.title}>{item.productTitle}</p>
        {kind && <p className={items.kind}>{kind}</p>}
        <ItemPrices item={item} currency={currency} />
      </div>
    </li>
  );
}
