import type { ReactNode } from 'react';
import { useOnline } from '#storefront/browser/online-status.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './buy-bar.module.css';

const OFFLINE_MESSAGE = "You're offline. Your choices will stay here until you're back online.";

/** Shows the result of the last click, or the offline warning. */
export function BarStatus({ children }: { children?: ReactNode }) {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.status}>
      {isOnline ? (
        children
      ) : (
        <p className={`${styles.message} ${styles.offline}`}>
          <Icon name="alert" size={20} />
          <span>{OFFLINE_MESSAGE}</span>
        </p>
      )}
    </div>
  );
}
