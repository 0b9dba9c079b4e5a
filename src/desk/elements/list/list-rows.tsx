import type { ReactNode } from 'react';
import { useMediaQuery } from '#desk/elements/use-media-query.ts';
import { Link } from '#ui/actions/link.tsx';
import cardStyles from './list-cards.module.css';
import tableStyles from './list-table.module.css';

export type ListColumn<Row> = { header: string; cell: (row: Row) => ReactNode };

type ListRowsProps<Row> = {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  /** Renders a row as a card on narrow screens; its elements are stacked. */
  card: (row: Row) => ReactNode;
  /** The page that a card links to. */
  getAddress?: (row: Row) => string;
  /** History state for those links, e.g. the way back. */
  state?: object;
};

/** A table on wide screens, cards on narrow ones. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  // The columns and the navigation need this width.
  return useMediaQuery('(min-width: 1200px)') ? <Table {...props} /> : <Cards {...props} />;
}

const Table = <Row,>({ rows, getKey, columns }: ListRowsProps<Row>) => (
  <div className={tableStyles.scroller}>
    <table className={tableStyles.table}>
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
          <tr key={getKey(row)}>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Cards = <Row,>({ rows, getKey, card, getAddress, state }: ListRowsProps<Row>) => (
  <ul className={cardStyles.cards}>
    {rows.map((row) => (
      <li key={getKey(row)} className={cardStyles.card}>
        {getAddress ? (
          <Link to={getAddress(row)} state={state} className={cardStyles.link}>
            {card(row)}
          </Link>
        ) : (
          <div className={cardStyles.link}>{card(row)}</div>
        )}
      </li>
    ))}
  </ul>
);
