import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { Amount } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { ROUND_OFF_LABEL } from '#domain/pricing/charged-amount.ts';
import { DetailList } from '#ui/layout/detail-list.tsx';
import { ItemPicture } from './item-picture.tsx';
import { listItemDetails } from './list-item-details.ts';
import styles from './order-items.module.css';

/** The items exactly as ordered, then the totals. */
export const OrderItems = ({ order }: { order: DeskOrder }) => (
  <Panel title={order.items.length === 1 ? '1 item' : `${order.items.length} items`}>
    <ul className={styles.items}>
      {order.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
    <dl className={styles.sums}>
      {order.roundOffPaise !== 0 && (
        <div>
          <dt>{ROUND_OFF_LABEL}</dt>
          <dd>
            <Amount paise={order.roundOffPaise} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          <Amount paise={order.amountPaise} />
        </dd>
      </div>
      {order.refundedPaise > 0 && (
        <div>
          <dt>Refunded</dt>
          <dd>
            <Amount paise={order.refundedPaise} />
          </dd>
        </div>
      )}
    </dl>
  </Panel>
);

const Item = ({ item }: { item: OrderItem }) => (
  <li className={styles.item}>
    <ItemPicture item={item} />
    <div className={styles.text}>
      {item.productTypeTitle && <p className={styles.type}>{item.productTypeTitle}</p>}
      <h3>{item.productTitle}</h3>
      <DetailList details={listItemDetails(item)} />
    </div>
    <p className={styles.price}>
      <b>
        <Amount paise={rupeesToPaise(item.lineTotal)} />
      </b>
      <span>
        {item.quantity} × <Amount paise={rupeesToPaise(item.unitPrice)} />
      </span>
    </p>
  </li>
);
