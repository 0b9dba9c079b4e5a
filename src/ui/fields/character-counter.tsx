import { classNames } from '../class-names.ts';
import styles from './control.module.css';

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.9;

const formatCounter = (length: number, limit: number): string =>
  length > limit
    ? `${(length - limit).toLocaleString('en-IN')} characters too many`
    : `${(limit - length).toLocaleString('en-IN')} characters left`;

/** Never truncates input (D-29): past the limit, shows the excess. */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
  if (length < limit * COUNTER_THRESHOLD) return null;
  return (
    <p role="status" className={classNames(styles.counter, length > limit && styles.over)}>
      {formatCounter(length, limit)}
    </p>
  );
}
