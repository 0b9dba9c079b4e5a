import { classNames } from '../class-names.ts';
import styles from './price-text.module.css';

type PriceTextProps = {
  /** Formatted, e.g. `₹1,25,000.00`. */
  amount: string;
  /** e.g. `/ sq ft`. */
  unit?: string;
  /** e.g. `From`. */
  prefix?: string;
  isLarge?: boolean;
};

export function PriceText({ amount, unit, prefix, isLarge = false }: PriceTextProps) {
  return (
    <span className={classNames(styles.price, isLarge && styles.large)}>
      {prefix !== undefined && <span className={styles.unit}>{`${prefix} `}</span>}
      <span className={styles.figure}>{amount}</span>
      {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
    </span>
  );
}
