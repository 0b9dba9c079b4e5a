import type { ProductChange } from '#contract/desk/products/product-changes.ts';
import styles from './change-table.module.css';

type ChangeTableProps = {
  changes: readonly ProductChange[];
  /** Headings of the two value columns. */
  fromLabel: string;
  toLabel: string;
};

/** Lists the differences, old and new value side by side or, in a narrow place, stacked. */
export const ChangeTable = ({ changes, fromLabel, toLabel }: ChangeTableProps) => (
  <div className={styles.frame}>
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{fromLabel}</th>
          <th scope="col">{toLabel}</th>
        </tr>
      </thead>
      <tbody>
        {listOnce(changes).map(([key, { label, from, to }]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-label={fromLabel}>{from || '–'}</td>
            <td data-label={toLabel}>{to || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Adds keys and drops duplicate lines, which types with the same title cause. */
const listOnce = (changes: readonly ProductChange[]) => [
  ...new Map(changes.map((change) => [[change.label, change.from, change.to].join('\n'), change])),
];
