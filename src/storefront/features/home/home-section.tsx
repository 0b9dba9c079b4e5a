import type { ReactNode } from 'react';
import styles from './home-section.module.css';

type HomeSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export function HomeSection({ id, title, lead, children }: HomeSectionProps) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
