import styles from './inquiry-form.module.css';

export const HONEYPOT_NAME = 'website';

/** Hidden from people; bots that fill in every field reveal themselves. */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
    </div>
  );
}
