import type { ReactNode } from 'react';
import styles from './report-figures.module.css';

export type Figure = { label: string; value: ReactNode; note?: string };

/** The figures that sum a report up. */
export const ReportFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, note }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note !== undefined && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);

export const formatCount = (count: number): string => count.toLocaleString('en-IN');
