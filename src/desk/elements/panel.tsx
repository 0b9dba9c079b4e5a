import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type PanelProps = { title: string; children: ReactNode; action?: ReactNode };

/** One subject of a page. */
export function Panel({ title, children, action }: PanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
