import styles from './my-data.module.css';

type ActionMessageProps = { message: { text: string; isSuccess: boolean } | undefined };

/** Both live regions are always mounted, so that screen readers announce changes. */
export function ActionMessage({ message }: ActionMessageProps) {
  return (
    <div className={styles.messages}>
      <div role="status">{message?.isSuccess && message.text && <p className={styles.done}>{message.text}</p>}</div>
      <div role="alert">{message && !message.isSuccess && <p className={styles.failed}>{message.text}</p>}</div>
    </div>
  );
}
