import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = { label: string; amount: string; children: ReactNode };

/** A sum and the way on: fixed at the bottom of a small screen, in the flow of a wide one, where the sum stands above. */
export function BottomBar({ label, amount, children }: BottomBarProps) {
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.short} aria-hidden="true">
        <span className={styles.label}>{label}</span>
        <strong>{amount}</strong>
      </p>
      {children}
    </div>
  );
}
