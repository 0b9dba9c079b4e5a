import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; text: ReactNode };

/** Short facts, one a line: name, colon, value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
