import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatCsvLine } from '#server/http/desk/csv.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';

type ExportedOrder = { readonly order: OrderRow; readonly row: DeskOrderRow };

const COLUMNS: readonly (readonly [string, (exported: ExportedOrder) => string])[] = [
  ['Order number', ({ order }) => order.orderNumber],
  ['Status', ({ order }) => getStatusLabel(order.status)],
  ['Placed on', ({ order }) => toIndiaDate(order.createdAt)],
  ['Paid on', ({ order }) => (order.paidAt ? toIndiaDate(order.paidAt) : '')],
  ['Promised for', ({ order }) => order.promisedOn ?? ''],
  ['Amount in rupees', ({ order }) => (order.amountPaise / 100).toFixed(2)],
  ['Name', ({ order }) => order.customerName],
  ['Email', ({ order }) => order.customerEmail],
  ['Phone', ({ order }) => order.customerPhone],
  ['City', ({ order }) => order.city],
  ['State', ({ order }) => order.state],
  ['PIN code', ({ order }) => order.postalCode],
  ['Pieces', ({ row }) => String(row.pieceCount)],
  ['Items', ({ row }) => row.summary],
  ['Needs attention', ({ row }) => row.attention.join(' ')],
  ['Sample', ({ row }) => (row.isSample ? 'yes' : '')],
];

export const CSV_HEADER = formatCsvLine(COLUMNS.map(([title]) => title));

export const formatOrderLine = (exported: ExportedOrder): string =>
  formatCsvLine(COLUMNS.map(([, format]) => format(exported)));
