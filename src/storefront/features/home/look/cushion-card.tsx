import { formatRupees, INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import styles from './cushion-card.module.css';
import type { LookCushion } from './look-cushions.ts';

export function CushionCard({ cushion: { name, price, mrp, picture } }: { cushion: LookCushion }) {
  return (
    <div className={styles.card}>
      <Picture file={picture} alt="" sizes="112px" ratio="1 / 1" />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.price}>
          <span className={styles.now}>{formatRupees(price, { decimals: 0 })}</span>
          <span className={styles.mrp}>
            MRP <s>{formatRupees(mrp, { decimals: 0 })}</s>
          </span>
        </p>
        <p className={styles.note}>{INCLUSIVE_OF_TAXES}</p>
      </div>
    </div>
  );
}
