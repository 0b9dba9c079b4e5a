import type { ReactNode } from 'react';
import { computeShare, formatShare } from '#domain/reports/sales-figures.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './report-table.module.css';

export type ReportColumn<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Content of the totals row. */
  total?: ReactNode;
};

type ReportTableProps<Row> = {
  /** Describes the table for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** Adds a row with the totals. */
  hasTotal?: boolean;
};

/** A table whose rows become blocks on narrow screens, where its columns would not fit. */
export const ReportTable = <Row,>({ caption, columns, rows, getKey, hasTotal = false }: ReportTableProps<Row>) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map(({ header }) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Cells key={getKey(row)} columns={columns} getContent={({ cell }) => cell(row)} />
      ))}
    </tbody>
    {hasTotal && (
      <tfoot>
        <Cells columns={columns} getContent={({ total }) => total ?? ''} />
      </tfoot>
    )}
  </table>
);

type CellsProps<Row> = {
  columns: readonly ReportColumn<Row>[];
  getContent: (column: ReportColumn<Row>) => ReactNode;
};

const Cells = <Row,>({ columns, getContent }: CellsProps<Row>) => (
  <tr>
    {columns.map((column, index) =>
      index === 0 ? (
        <th key={column.header} scope="row">
          {getContent(column)}
        </th>
      ) : (
        <td key={column.header} data-label={column.header}>
          {getContent(column)}
        </td>
      ),
    )}
  </tr>
);

type ShareBarProps = {
  part: number;
  whole: number;
  /** The value of a full bar, by default `whole`. The largest part makes small ones easier to compare. */
  largest?: number;
};

/** A share as text and as a bar. */
export const ShareBar = ({ part, whole, largest = whole }: ShareBarProps) => (
  <span className={styles.share}>
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${Math.max(0, computeShare(part, largest))}%` }} />
    </span>
    <span className={styles.percent}>{formatShare(part, whole)}</span>
  </span>
);
