import styles from './room.module.css';

/** A live region: screen readers announce a changed size or limit. */
export function Caption({ lines, detail }: { lines: readonly string[]; detail?: string }) {
  return (
    <div className={styles.caption}>
      <p role="status">{lines.join(' ').trim()}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
