import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = { label: string; amount: string; children: ReactNode };

/** Total and action; fixed at the bottom of small screens, in the page flow on wide ones. */
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
