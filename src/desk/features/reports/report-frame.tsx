import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '#desk/elements/query-view.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './report-frame.module.css';

type ReportFrameProps<Data> = {
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  /** For example 'Nothing was sold in this period' */
  empty: string;
  children: (data: Data) => ReactNode;
};

/** The frame of every report: loading, errors, an empty period, and the note about sample orders. */
export const ReportFrame = <Data extends { includesSamples: boolean }>({
  query,
  isEmpty,
  empty,
  children,
}: ReportFrameProps<Data>) => (
  <QueryView query={query} loading="Loading the report…">
    {(data) => (
      <div className={styles.report} aria-busy={query.isPlaceholderData}>
        {data.includesSamples && <p className={styles.samples}>These figures include the sample orders of the demo.</p>}
        {isEmpty(data) ? <StatusMessage title={empty} text="Choose another period to see more." /> : children(data)}
      </div>
    )}
  </QueryView>
);
