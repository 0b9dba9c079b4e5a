import styles from './room.module.css';

/** Said aloud when it changes: what is seen has another size or another limit. */
export function Caption({ lines, detail }: { lines: readonly string[]; detail?: string }) {
  return (
    <div className={styles.caption}>
      <p role="status">{lines.join(' ').trim()}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
