import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import styles from './list-layout.module.css';

/** Search and filters above a list. */
export const ListTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>;

type ListResultProps = {
  /** True while the rows of the previous view are still shown. */
  isStale: boolean;
  children: ReactNode;
  /** For example 'Pages of orders'. */
  pagesLabel: string;
  /** Undefined on the first page. */
  firstPage: string | undefined;
  /** Undefined on the last page. */
  nextPage: string | undefined;
};

/** The rows of a list with links to its other pages. */
export const ListResult = ({ isStale, children, pagesLabel, firstPage, nextPage }: ListResultProps) => (
  <div aria-busy={isStale} className={styles.result}>
    {children}
    {(firstPage !== undefined || nextPage !== undefined) && (
      <nav aria-label={pagesLabel} className={styles.pages}>
        {firstPage !== undefined && (
          <ButtonLink variant="secondary" size="small" to={firstPage}>
            First page
          </ButtonLink>
        )}
        {nextPage !== undefined && (
          <ButtonLink variant="secondary" size="small" to={nextPage}>
            Next page
          </ButtonLink>
        )}
      </nav>
    )}
  </div>
);
