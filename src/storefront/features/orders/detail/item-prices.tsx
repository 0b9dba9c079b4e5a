import type { OrderItem } from '#contract/storefront/orders.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import styles from './order-items.module.css';

type ItemPricesProps = { item: OrderItem; currency: string };

export function ItemPrices({ item, currency }: ItemPricesProps) {
  const formatAmount = (rupees: number) => formatOrderAmount(rupeesToPaise(rupees), currency);
  return (
    <dl className={styles.prices}>
      <div>
        <dt>Quantity</dt>
        <dd>{item.quantity}</dd>
      </div>
      <div>
        <dt>Unit price</dt>
        <dd>{formatAmount(item.unitPrice)}</dd>
      </div>
      <div className={styles.subtotal}>
        <dt>Subtotal</dt>
        <dd>{formatAmount(item.lineTotal)}</dd>
      </div>
    </dl>
  );
}
