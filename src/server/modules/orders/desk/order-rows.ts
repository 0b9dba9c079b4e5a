import { and, asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import type { OrderFilter } from '#contract/desk/orders/orders.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { getPromisedDay } from '#domain/orders/order-stage.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import type { OrderLine } from '../order-record.ts';
import { selectLines } from '../order-repository.ts';
import { failedEmailFilter, isOverdue, openAlertFilter } from './order-filter.ts';

type Selection = { readonly where: SQL | undefined; readonly sort: OrderFilter['sort']; readonly limit: number };

const SUMMARISED_LINES = 2;

export const selectOrders = (db: Database, { where, sort, limit }: Selection): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...sortBy(sort))
    .limit(limit);

export async function selectOrderIds(db: Database, { where, sort, limit }: Selection): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...sortBy(sort))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function sortBy(sort: OrderFilter['sort']): SQL[] {
  const direction = sort === 'newest' ? desc : asc;
  return [direction(orders.createdAt), direction(orders.id)];
}

/** Adds what a list shows of each order, in three statements. */
export async function toDeskRows(db: Database, rows: readonly OrderRow[], now: Date): Promise<DeskOrderRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, alerts, emails] = await Promise.all([
    selectLines(db, ids),
    db
      .selectDistinct({ orderId: paymentAlerts.orderId })
      .from(paymentAlerts)
      .where(and(inArray(paymentAlerts.orderId, ids), openAlertFilter)),
    db
      .selectDistinct({ orderId: outbox.orderId })
      .from(outbox)
      .where(and(inArray(outbox.orderId, ids), failedEmailFilter)),
  ]);
  const withAlert = new Set(alerts.map(({ orderId }) => orderId));
  const withFailedEmail = new Set(emails.map(({ orderId }) => orderId));
  return rows.map((row) => {
    const problems = { hasAlert: withAlert.has(row.id), hasFailedEmail: withFailedEmail.has(row.id) };
    return toDeskRow(row, lines.get(row.id) ?? [], problems, now);
  });
}

type Problems = { readonly hasAlert: boolean; readonly hasFailedEmail: boolean };

export function toDeskRow(row: OrderRow, lines: readonly OrderLine[], problems: Problems, now: Date): DeskOrderRow {
  const { id, orderNumber, status, version, amountPaise, customerName, city, state } = row;
  return {
    id,
    orderNumber,
    status,
    version,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    promisedOn: getPromisedDay({ status, paymentPending: false, promisedDeliveryDate: row.promisedOn }) ?? null,
    amountPaise,
    customerName,
    city,
    state,
    pieceCount: lines.reduce((sum, { item }) => sum + item.quantity, 0),
    summary: summariseLines(lines),
    attention: [
      ...(problems.hasAlert ? ['alert' as const] : []),
      ...(problems.hasFailedEmail ? ['email' as const] : []),
      ...(isOverdue(row, now) ? ['overdue' as const] : []),
    ],
    isSample: row.isSample,
  };
}

/** The type comes first (D-34). */
function summariseLines(lines: readonly OrderLine[]): string {
  const titles = lines.slice(0, SUMMARISED_LINES).map(({ item }) => {
    const type = isSampleLine(item) ? 'Sample' : item.productTypeTitle;
    return type ? `${type}: ${item.productTitle}` : item.productTitle;
  });
  const rest = lines.length - titles.length;
  return `${titles.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
