import styles from './loading-text.module.css';

export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span>{children}</span>
    </p>
  );
}
