import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type {
  Breakdown,
  getPaymentsReport,
  getSalesBreakdown,
  getSalesReport,
  LateOrder,
  RefundRow,
} from '#contract/desk/reports.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { computeShare } from '#domain/reports/sales-figures.ts';
import { type CsvCell, formatCsvLine } from '#server/http/desk/csv.ts';

type Cell = CsvCell | null;
type Row = readonly Cell[];
/** `count` is the number of rows without headings and totals. */
type ReportCsv = { readonly csv: string; readonly count: number };

const formatRows = (rows: readonly Row[]): string =>
  rows.map((cells) => formatCsvLine(cells.map((cell) => cell ?? ''))).join('');
const toRupees = (paise: number): number => paise / 100;

const buildCsv = (header: readonly string[], rows: readonly Row[], totals: readonly Row[] = []): ReportCsv => ({
  csv: formatRows([header, ...rows, ...totals]),
  count: rows.length,
});

export function formatSalesCsv({ days, totals }: DeskData<typeof getSalesReport>): ReportCsv {
  const toCells = (name: string, figures: { orders: number; amountPaise: number; refundedPaise: number }): Row => [
    name,
    figures.orders,
    toRupees(figures.amountPaise),
    toRupees(figures.refundedPaise),
    toRupees(figures.amountPaise - figures.refundedPaise),
  ];
  return buildCsv(
    ['Day', 'Orders', 'Sales in rupees', 'Refunded or waiting in rupees', 'Net in rupees'],
    days.map((day) => toCells(day.day, day)),
    [toCells('Total', totals)],
  );
}

const GROUP_TITLES: Readonly<Record<Breakdown, string>> = {
  categories: 'Category',
  products: 'Product',
  states: 'State',
};

export function formatBreakdownCsv(by: Breakdown, breakdown: DeskData<typeof getSalesBreakdown>): ReportCsv {
  const { rows, rest, roundOffPaise, totals } = breakdown;
  const toCells = (name: string, category: string | null, pieces: Cell, orders: Cell, paise: number): Row => [
    name,
    ...(by === 'products' ? [category] : []),
    pieces,
    orders,
    toRupees(paise),
    computeShare(paise, totals.amountPaise),
  ];
  const header = [GROUP_TITLES[by], ...(by === 'products' ? ['Category'] : [])];
  return buildCsv(
    [...header, 'Pieces', 'Orders', 'Sales in rupees', 'Share in percent'],
    rows.map((row) => toCells(row.name ?? 'Not known', row.category, row.pieces, row.orders, row.amountPaise)),
    [
      ...(rest ? [toCells(`${rest.count} other products`, null, rest.pieces, null, rest.amountPaise)] : []),
      ...(by === 'states' ? [] : [toCells('Round-off', null, null, null, roundOffPaise)]),
      toCells('Total', null, totals.pieces, totals.orders, totals.amountPaise),
    ],
  );
}

export const formatRefundsCsv = (rows: readonly RefundRow[]): ReportCsv =>
  buildCsv(
    ['Day', 'Order number', 'Amount in rupees', 'State', 'Reason', 'Of a sale'],
    rows.map((row) => [
      row.day,
      row.orderNumber,
      toRupees(row.amountPaise),
      row.state,
      row.reason,
      row.isSurplus ? 'no' : 'yes',
    ]),
  );

/** Two tables, one below the other. */
export function formatPaymentsCsv({ days, totals, reasons }: DeskData<typeof getPaymentsReport>): ReportCsv {
  const toCells = (name: string, row: typeof totals): Row => [
    name,
    row.attempts,
    row.paid,
    row.failed,
    row.abandoned,
    row.open,
  ];
  const attempts = buildCsv(
    ['Day', 'Attempts', 'Paid', 'Failed', 'Abandoned', 'Open'],
    days.map((day) => toCells(day.day, day)),
    [toCells('Total', totals)],
  );
  const failures = reasons.reduce((total, { payments }) => total + payments, 0);
  const why = buildCsv(
    ['Reason', 'Failed payments', 'Share in percent'],
    reasons.map(({ reason, payments }) => [reason, payments, computeShare(payments, failures)]),
  );
  return { csv: `${attempts.csv}\r\n${why.csv}`, count: attempts.count + why.count };
}

export const formatDeliveryCsv = (rows: readonly LateOrder[]): ReportCsv =>
  buildCsv(
    ['Order number', 'Status', 'Promised for', 'Shipped on', 'Delivered on', 'Days late'],
    rows.map((row) => [
      row.orderNumber,
      getStatusLabel(row.status),
      row.promisedOn,
      row.shippedOn,
      row.deliveredOn,
      row.daysLate,
    ]),
  );
