import { type CSSProperties, useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { Order, OrderItem } from '#contract/storefront/orders.ts';
import { buildLineQuery } from '#domain/cart/cart-line-query.ts';
import { getColourLabel, listLineDetails, listTypeDetails } from '#domain/cart/line-details.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { useSavedUnit } from '#storefront/state/product/saved-unit.ts';
import { Link } from '#ui/actions/link.tsx';
import { type Detail, DetailList } from '#ui/layout/detail-list.tsx';
import { toItemPicture } from './item-picture.ts';
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

/** Returns the product page with the item's configuration. */
const buildItemUrl = (item: OrderItem): string =>
  `${paths.product(item.productId)}?${new URLSearchParams(buildLineQuery(item))}`;

function DetailItem({ item, currency }: { item: OrderItem; currency: string }) {
  const unit = useSavedUnit();
  return (
    <li className={styles.item}>
      <Picture file={toItemPicture(item)} alt="" sizes="72px" ratio="4 / 5" />
      <div className={styles.text}>
        <p className={styles.kind}>{`${item.category} - ${getSubCategoryLabel(item.subCategory)}`}</p>
        <h3 className={styles.title}>
          {item.productId === '' ? item.productTitle : <Link to={buildItemUrl(item)}>{item.productTitle}</Link>}
        </h3>
        <DetailList details={[...listTypeDetails(item), ...listColourDetails(item), ...listLineDetails(item, unit)]} />
        <ItemPrices item={item} currency={currency} />
      </div>
    </li>
  );
}

function listColourDetails({ category, colorHex, colorName }: OrderItem): Detail[] {
  if (!colorHex) return [];
  const text = (
    <>
      <span className={styles.colour} style={{ '--colour': colorHex } as CSSProperties} />
      {colorName ?? colorHex}
    </>
  );
  return [{ label: getColourLabel(category, 'Colourway'), text }];
}
