import type { Sales } from '#desk/api/orders.ts';
import { Day, ShortAmount } from '#desk/elements/figures.tsx';
import styles from './sales-table.module.css';

/** The figures behind the chart. */
export const SalesTable = ({ sales }: { sales: Sales }) => (
  <details className={styles.details}>
    <summary>Show the figures</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {sales.toReversed().map(({ day, orders, amountPaise }) => (
          <tr key={day}>
            <th scope="row">
              <Day day={day} />
            </th>
            <td>{orders}</td>
            <td>
              <ShortAmount paise={amountPaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
