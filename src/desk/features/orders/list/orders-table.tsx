import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { ShortAmount, ShortDay, Time } from '#desk/elements/figures.tsx';
import tableStyles from '#desk/elements/list/list-table.module.css';
import { OrderMarks, StatusBadge } from '#desk/elements/order-marks.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './orders-table.module.css';
import { canDispatch, type Selection } from './use-selection.ts';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, DeskOrderRow>();

const buildColumns = (address: string) =>
  helper.columns([
    helper.accessor('orderNumber', {
      header: 'Order',
      cell: ({ row: { original: order } }) => (
        <>
          <Link to={deskPaths.order(order.id)} state={{ list: address }} className={styles.number}>
            {order.orderNumber}
          </Link>
          <small>
            <Time at={order.createdAt} />
          </small>
        </>
      ),
    }),
    helper.accessor('status', {
      header: 'Status',
      cell: ({ row: { original: order } }) => (
        <span className={styles.marks}>
          <StatusBadge status={order.status} />
          <OrderMarks order={order} />
        </span>
      ),
    }),
    helper.accessor('customerName', {
      header: 'Customer',
      cell: ({ row: { original: order } }) => (
        <>
          {order.customerName}
          <small>
            {order.city}, {order.state}
          </small>
        </>
      ),
    }),
    helper.accessor('summary', {
      header: 'Items',
      cell: ({ row: { original: order } }) => (
        <>
          {order.summary}
          <small>{order.pieceCount === 1 ? '1 piece' : `${order.pieceCount} pieces`}</small>
        </>
      ),
    }),
    helper.accessor('promisedOn', {
      header: 'Promised by',
      cell: ({ getValue }) => {
        const day = getValue();
        return day === null ? '–' : <ShortDay day={day} />;
      },
    }),
    helper.accessor('amountPaise', {
      header: 'Amount',
      cell: ({ getValue }) => <ShortAmount paise={getValue()} />,
    }),
  ]);

type OrdersTableProps = { orders: readonly DeskOrderRow[]; selection: Selection; address: string };

export function OrdersTable({ orders, selection, address }: OrdersTableProps) {
  const columns = useMemo(() => buildColumns(address), [address]);
  const table = useTable({
    features,
    columns,
    data: orders,
    getRowId: (order) => order.id,
    enableRowSelection: (row) => canDispatch(row.original),
    state: { rowSelection: selection.ids },
    onRowSelectionChange: selection.setIds,
  });
  return (
    <div className={tableStyles.scroller}>
      <table className={tableStyles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection.isOffered && (
                <th scope="col" className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label="Select all orders in production on this page"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={row.getIsSelected() ? styles.selected : undefined}>
              {selection.isOffered && (
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${row.original.orderNumber}`}
                    checked={row.getIsSelected()}
                    disabled={!row.getCanSelect()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
