import { type ReactNode, useEffect } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  /** Order numbers are sans-serif, because its digits are easier to read out. */
  isNumber?: boolean;
  /** Badges beside the title. */
  marks?: ReactNode;
  actions?: ReactNode;
};

export function PageHead({ title, isNumber = false, marks, actions }: PageHeadProps) {
  usePageTitle(title);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1 className={isNumber ? styles.number : undefined}>{title}</h1>
        {marks}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Desk`;
  }, [title]);
}
