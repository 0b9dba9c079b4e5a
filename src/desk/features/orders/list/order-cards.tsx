import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { Day, ShortAmount } from '#desk/elements/figures.tsx';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import { OrderMarks, StatusBadge } from '#desk/elements/order-marks.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './order-cards.module.css';
import { canDispatch, type Selection } from './use-selection.ts';

type OrderCardsProps = { orders: readonly DeskOrderRow[]; selection: Selection; address: string };

/** The list on narrow screens. */
export const OrderCards = ({ orders, selection, address }: OrderCardsProps) => (
  <ul className={cardStyles.cards}>
    {orders.map((order) => (
      <li key={order.id} className={cardStyles.card}>
        <Link to={deskPaths.order(order.id)} state={{ list: address }} className={cardStyles.link}>
          <span className={cardStyles.top}>
            <b>{order.orderNumber}</b>
            <ShortAmount paise={order.amountPaise} />
          </span>
          <span>
            {order.customerName}, {order.city}
          </span>
          <span className={cardStyles.soft}>
            {order.summary} · {order.pieceCount === 1 ? '1 piece' : `${order.pieceCount} pieces`}
          </span>
          <span className={cardStyles.marks}>
            <StatusBadge status={order.status} />
            <OrderMarks order={order} />
          </span>
          {order.promisedOn !== null && (
            <span className={cardStyles.soft}>
              Promised by <Day day={order.promisedOn} />
            </span>
          )}
        </Link>
        {selection.isOffered && canDispatch(order) && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={`Select ${order.orderNumber}`}
              checked={selection.ids[order.id] === true}
              onChange={() => selection.toggle(order.id)}
            />
          </label>
        )}
      </li>
    ))}
  </ul>
);
