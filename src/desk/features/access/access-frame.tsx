import type { ReactNode } from 'react';
import { usePageTitle } from '#desk/elements/page-head.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import styles from './access-frame.module.css';

type AccessFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of pages for people who aren't signed in. */
export function AccessFrame({ title, lead, children }: AccessFrameProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>
          <Logo />
          <span>Desk</span>
        </p>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
