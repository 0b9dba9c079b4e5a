import styles from './profile-section.module.css';
import type { PassingMessage } from './use-passing-message.ts';

type SectionMessageProps = { message: PassingMessage | undefined; isStillHere: boolean };

/** How saving ended. Both regions are always there, because screen readers announce what enters one. */
export function SectionMessage({ message, isStillHere }: SectionMessageProps) {
  return (
    <div className={styles.messages}>
      <div role="status">{message?.isGood && <p className={styles.saved}>{message.text}</p>}</div>
      <div role="alert">{message && !message.isGood && <p className={styles.failed}>{message.text}</p>}</div>
      {isStillHere && <p className={styles.note}>It was not saved; what you typed is still here.</p>}
    </div>
  );
}
