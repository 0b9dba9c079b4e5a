import { type CSSProperties, useId } from 'react';
import type { Order, OrderItem } from '#contract/api/orders.ts';
import { paths } from '#contract/paths.ts';
import { lineFacts } from '#domain/cart/line-facts.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { linePairs } from '#domain/product/line-query.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { useKeptUnit } from '#storefront/state/product/kept-unit.ts';
import { Link } from '#ui/actions/link.tsx';
import { type Fact, Facts } from '#ui/layout/facts.tsx';
import { itemPicture } from './item-picture.ts';
import { ItemPrices } from './item-prices.tsx';
import styles from './order-items.module.css';

export function OrderItems({ order }: { order: Order }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Items</h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <DetailItem key={item.id} item={item} currency={order.currency} />
        ))}
      </ul>
    </section>
  );
}

/** The product page as the item was configured; should the product be gone, that page says so. */
const addressOf = (item: OrderItem): string =>
  `${paths.product(item.productId)}?${new URLSearchParams(linePairs({ ...item, productTypeId: null }))}`;

function DetailItem({ item, currency }: { item: OrderItem; currency: string }) {
  const unit = useKeptUnit();
  return (
    <li className={styles.item}>
      <Picture file={itemPicture(item)} alt="" sizes="72px" ratio="4 / 5" />
      <div className={styles.words}>
        <p className={styles.kind}>{`${item.category} - ${subCategoryLabel(item.subCategory)}`}</p>
        <h3 className={styles.title}>
          {item.productId === '' ? item.productTitle : <Link to={addressOf(item)}>{item.productTitle}</Link>}
        </h3>
        <Facts facts={[...colourFact(item), ...lineFacts(item, unit)]} />
        <ItemPrices item={item} currency={currency} />
      </div>
    </li>
  );
}

function colourFact({ colorHex, colorName }: OrderItem): Fact[] {
  if (!colorHex) return [];
  const text = (
    <>
      <span className={styles.colour} style={{ '--colour': colorHex } as CSSProperties} />
      {colorName ?? colorHex}
    </>
  );
  return [{ label: 'Colourway', text }];
}
