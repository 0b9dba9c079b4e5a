import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

export type Detail = { label: string; text: ReactNode };

/** Shows one detail per line: label, colon, text. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
