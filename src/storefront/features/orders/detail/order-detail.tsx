import { paths } from '#contract/paths.ts';
import type { Order } from '#contract/storefront/orders.ts';
import { getPromisedDay, isPaymentPending, PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { formatAddressLines } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderDay, OrderTime } from '../order-time.tsx';
import { ShipmentFacts } from '../shipment-facts.tsx';
import { OrderTimeline } from '../tracking/order-timeline.tsx';
import { CustomerInfo, DeliveryAddress } from './order-contacts.tsx';
import styles from './order-detail.module.css';
import { OrderItems } from './order-items.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Shows the order as placed, independent of later product changes; prints on A4. */
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
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Icon name="printer" size={20} />
            Print
          </Button>
        </span>
      </header>
      {isPaymentPending(order) && <p className={styles.pending}>{PAYMENT_PENDING_TEXT}</p>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderItems order={order} />
          <OrderTotals order={order} />
        </div>
        <div className={styles.facts}>
          <OrderTimeline order={order} />
          <CustomerInfo order={order} />
          <DeliveryAddress order={order} />
          <p data-print="hide">
            Questions about this order? <Link to={paths.contact}>Contact us</Link>.
          </p>
        </div>
      </div>
    </article>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const promisedDay = getPromisedDay(order);
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
      {promisedDay && (
        <div>
          <dt>Delivery by</dt>
          <dd>
            <OrderDay day={promisedDay} />
          </dd>
        </div>
      )}
      <ShipmentFacts shipment={order.shipment} />
      {order.cashfreePaymentId && (
        <div>
          <dt>Payment ID</dt>
          <dd>{order.cashfreePaymentId}</dd>
        </div>
      )}
    </dl>
  );
}

/** Print only: the seller's contact details. */
function Letterhead() {
  const { legalName, address, phone, email, gstin } = useShopFacts();
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <p>
        {legalName}, {formatAddressLines(address).join(', ')}
        <br />
        {phone} · {email} · GSTIN {gstin}
      </p>
    </div>
  );
}
