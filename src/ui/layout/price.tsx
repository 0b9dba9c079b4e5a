import { classNames } from '../class-names.ts';
import styles from './price.module.css';

type PriceProps = {
  /** Already formatted, with its sign: `₹1,25,000.00`. */
  amount: string;
  /** e.g. `/ sq ft` or `From`. */
  unit?: string;
  before?: string;
  large?: boolean;
};

export function Price({ amount, unit, before, large = false }: PriceProps) {
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      {before !== undefined && <span className={styles.unit}>{before} </span>}
      <span className={styles.figure}>{amount}</span>
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
