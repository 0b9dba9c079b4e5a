import styles from './send-form.module.css';

export const TRAP_NAME = 'website';

/** Nobody sees, hears or reaches this field; programs that fill in everything they find give themselves away. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
    </div>
  );
}
