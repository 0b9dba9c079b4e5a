import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { Day, ShortAmount, Time } from '#desk/elements/figures.tsx';
import { OrderMarks, StatusBadge } from '#desk/elements/order-marks.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './waiting-orders.module.css';

export function WaitingOrders({ orders }: { orders: readonly DeskOrderRow[] }) {
  if (orders.length === 0) return <p>No orders are waiting.</p>;
  return (
    <ol className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={deskPaths.order(order.id)} className={styles.order}>
            <span className={styles.number}>{order.orderNumber}</span>
            <span className={styles.what}>
              {order.customerName} · {order.summary}
            </span>
            <span className={styles.marks}>
              <StatusBadge status={order.status} />
              <OrderMarks order={order} />
            </span>
            <span className={styles.when}>
              {order.promisedOn === null ? (
                <Time at={order.createdAt} />
              ) : (
                <>
                  Promised by <Day day={order.promisedOn} />
                </>
              )}
            </span>
            <ShortAmount paise={order.amountPaise} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
