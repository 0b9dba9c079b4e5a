import type { ReactNode } from 'react';
import { useOnline } from '#storefront/browser/online-status.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './buy-bar.module.css';

const OFFLINE = 'You are offline. Your choices stay here until you are back.';

/** What came of the last press, or why the next one would fail. */
export function BarStatus({ children }: { children?: ReactNode }) {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.status}>
      {isOnline ? (
        children
      ) : (
        <p className={`${styles.said} ${styles.offline}`}>
          <Icon name="alert" size={20} />
          <span>{OFFLINE}</span>
        </p>
      )}
    </div>
  );
}
