import { classNames } from '../class-names.ts';
import styles from './control.module.css';

/** Shown in the last tenth of the limit only. */
const COUNTER_FROM = 0.9;

const counterText = (length: number, limit: number): string =>
  length > limit
    ? `${(length - limit).toLocaleString('en-IN')} characters too many`
    : `${(limit - length).toLocaleString('en-IN')} characters left`;

/** Never truncates input (D-29): past the limit, shows the excess. */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
  if (length < limit * COUNTER_FROM) return null;
  return (
    <p role="status" className={classNames(styles.counter, length > limit && styles.over)}>
      {counterText(length, limit)}
    </p>
  );
}
