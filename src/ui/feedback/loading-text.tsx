import styles from './loading-text.module.css';

/** Words instead of a wheel. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span>{children}</span>
    </p>
  );
}
