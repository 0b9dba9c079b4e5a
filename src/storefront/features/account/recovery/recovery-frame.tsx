import { type ReactNode, useId } from 'react';
import styles from './recovery-frame.module.css';

type RecoveryFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

export function RecoveryFrame({ title, lead, children }: RecoveryFrameProps) {
  const titleId = useId();
  return (
    <section className={`container ${styles.frame}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h1 id={titleId}>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <noscript>
        <p>You need JavaScript for this page. Please turn it on and try again.</p>
      </noscript>
      {children}
    </section>
  );
}
