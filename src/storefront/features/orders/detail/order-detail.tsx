import type { Order } from '#contract/api/orders.ts';
import { isPaymentPending, PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { printPage } from '#storefront/browser/page/print-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderTime } from '../order-time.tsx';
import { OrderTimeline } from '../tracking/order-timeline.tsx';
import { Letterhead } from './letterhead.tsx';
import styles from './order-detail.module.css';
import { OrderItems } from './order-items.tsx';
import { CustomerInfo, DeliveryAddress } from './order-people.tsx';
import { OrderSums } from './order-sums.tsx';

/** As it was ordered, whatever has become of the products since; prints on A4. */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <article className={styles.order} aria-labelledby="order-title">
      <Letterhead />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 id="order-title">Order {order.orderNumber}</h1>
          <OrderStatusBadge status={order.status} />
        </div>
        <OrderFacts order={order} />
        <span className={styles.print} data-print="hide">
          <Button variant="secondary" size="small" onClick={printPage}>
            <Icon name="printer" size={20} />
            Print
          </Button>
        </span>
      </header>
      {isPaymentPending(order) && <p className={styles.pending}>{PAYMENT_PENDING_TEXT}</p>}
      <div className={styles.columns}>
        <div className={styles.goods}>
          <OrderItems order={order} />
          <OrderSums order={order} />
        </div>
        <div className={styles.facts}>
          <OrderTimeline order={order} />
          <CustomerInfo order={order} />
          <DeliveryAddress order={order} />
        </div>
      </div>
    </article>
  );
}

function OrderFacts({ order }: { order: Order }) {
  return (
    <dl className={styles.ids}>
      <div>
        <dt>Order ID</dt>
        <dd>{order.orderNumber}</dd>
      </div>
      <div>
        <dt>Placed on</dt>
        <dd>
          <OrderTime at={order.createdAt} />
        </dd>
      </div>
      {order.cashfreePaymentId && (
        <div>
          <dt>Payment ID</dt>
          <dd>{order.cashfreePaymentId}</dd>
        </div>
      )}
    </dl>
  );
}
