import { formatRate, formatRupees, INCLUSIVE_OF_TAXES, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { PriceText } from '#ui/layout/price-text.tsx';
import styles from './look-card.module.css';
import type { LookItem } from './look-items.ts';

/** The card of a point: a product with its lowest rate, or a cushion of the demo. */
export function LookCard({ item }: { item: LookItem }) {
  return (
    <div className={styles.card}>
      <Picture file={item.picture} alt="" sizes="112px" ratio="1 / 1" />
      <div className={styles.text}>
        <h3 className={styles.name}>{item.kind === 'product' ? <Link to={item.to}>{item.name}</Link> : item.name}</h3>
        {item.kind === 'cushion' && (
          <p className={styles.price}>
            <span className={styles.now}>{formatRupees(item.price, { decimals: 0 })}</span>
            <span className={styles.mrp}>
              MRP <s>{formatRupees(item.mrp, { decimals: 0 })}</s>
            </span>
          </p>
        )}
        {item.kind === 'product' && item.ratePaise !== undefined && (
          <PriceText amount={formatRate(item.ratePaise)} unit={PER_SQUARE_FOOT_LABEL} />
        )}
        <p className={styles.note}>{INCLUSIVE_OF_TAXES}</p>
      </div>
    </div>
  );
}
