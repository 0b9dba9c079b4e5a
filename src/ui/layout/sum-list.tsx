import styles from './sum-list.module.css';

type SumRow = {
  label: string;
  amount: string;
  emphasis?: 'total';
  /** For `aria-describedby` of a related control. */
  id?: string;
};

export function SumList({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, amount, emphasis, id }) => (
        <div key={label} id={id} className={emphasis && styles[emphasis]}>
          <dt>{label}</dt> <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
