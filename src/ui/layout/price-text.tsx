import { classNames } from '../class-names.ts';
import styles from './price-text.module.css';

type PriceTextProps = {
  /** Formatted, e.g. `₹1,25,000.00`. */
  amount: string;
  /** e.g. `/ sq ft`. */
  unit?: string;
  isLarge?: boolean;
};

export function PriceText({ amount, unit, isLarge = false }: PriceTextProps) {
  return (
    <span className={classNames(styles.price, isLarge && styles.large)}>
      <span className={styles.figure}>{amount}</span>
      {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
    </span>
  );
}
