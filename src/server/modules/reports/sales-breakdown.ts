import { count, countDistinct, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { Breakdown, getSalesBreakdown, SalesGroupRow } from '#contract/desk/reports.ts';
import { getCategoryInfo, parseCategory } from '#domain/catalogue/category.ts';
import { findIndianState } from '#domain/checkout/indian-states.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { splitTopGroups } from '#domain/reports/sales-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hasSampleOrders } from '#server/platform/database/sample-orders.ts';
import { orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { isWithin, type ReportDeps, readPeriod } from './report-window.ts';

type SalesBreakdown = DeskData<typeof getSalesBreakdown>;

const MAX_PRODUCTS = 200;

type BreakdownRequest = Period & { readonly by: Breakdown; readonly maxRows?: number };

export async function loadSalesBreakdown(
  { db }: ReportDeps,
  { by, maxRows = MAX_PRODUCTS, ...requested }: BreakdownRequest,
): Promise<SalesBreakdown> {
  const paid = isWithin(orders.paidAt, readPeriod(requested));
  const [groups, orderTotals, includesSamples] = await Promise.all([
    loadGroups(db, by, paid),
    loadOrderTotals(db, paid),
    hasSampleOrders(db),
  ]);
  const sorted = groups.toSorted((a, b) => b.amountPaise - a.amountPaise || compareNames(a, b));
  const { rows, rest } = splitTopGroups(sorted, by === 'products' ? maxRows : sorted.length);
  const roundOffPaise = by === 'states' ? 0 : orderTotals.roundOffPaise;
  const sumGroups = (figure: 'pieces' | 'amountPaise') => groups.reduce((total, group) => total + group[figure], 0);
  const totals = {
    pieces: sumGroups('pieces'),
    orders: orderTotals.orders,
    amountPaise: sumGroups('amountPaise') + roundOffPaise,
  };
  return { rows, rest, roundOffPaise, totals, includesSamples };
}

const compareNames = (a: SalesGroupRow, b: SalesGroupRow): number => (a.name ?? '').localeCompare(b.name ?? '');

const loadGroups = (db: Database, by: Breakdown, paid: SQL | undefined): Promise<SalesGroupRow[]> => {
  if (by === 'states') return loadStates(db, paid);
  return by === 'categories' ? loadCategories(db, paid) : loadProducts(db, paid);
};

async function loadOrderTotals(
  db: Database,
  paid: SQL | undefined,
): Promise<{ orders: number; roundOffPaise: number }> {
  const [row] = await db
    .select({ orders: count(), roundOff: sum(orders.roundOffPaise) })
    .from(orders)
    .where(paid);
  return { orders: row?.orders ?? 0, roundOffPaise: Number(row?.roundOff ?? 0) };
}

const LINE_FIGURES = {
  pieces: sum(orderItems.quantity).mapWith(Number),
  orders: countDistinct(orderItems.orderId),
  amountPaise: sum(orderItems.lineTotalPaise).mapWith(Number),
};

async function loadCategories(db: Database, paid: SQL | undefined): Promise<SalesGroupRow[]> {
  const rows = await db
    .select({ name: orderItems.category, ...LINE_FIGURES })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(paid)
    .groupBy(orderItems.category);
  return rows.map((row) => ({ ...row, key: row.name ?? '', name: formatCategory(row.name), category: null }));
}

/** A product that was renamed has one row. */
async function loadProducts(db: Database, paid: SQL | undefined): Promise<SalesGroupRow[]> {
  const rows = await db
    .select({
      key: sql<string>`coalesce(${orderItems.productId}::text, '')`,
      name: sql<string | null>`max(${orderItems.productTitle})`,
      category: sql<string | null>`max(${orderItems.category})`,
      ...LINE_FIGURES,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(paid)
    .groupBy(orderItems.productId);
  return rows.map((row) => ({ ...row, category: formatCategory(row.category) }));
}

const formatCategory = (key: string | null): string | null => {
  const category = parseCategory(key);
  return category ? getCategoryInfo(category).name : key;
};

/** Whole orders, so that their round-off is part of the amount. */
async function loadStates(db: Database, paid: SQL | undefined): Promise<SalesGroupRow[]> {
  const [sold, pieces] = await Promise.all([
    db
      .select({ state: orders.state, orders: count(), amountPaise: sum(orders.amountPaise).mapWith(Number) })
      .from(orders)
      .where(paid)
      .groupBy(orders.state),
    db
      .select({ state: orders.state, pieces: LINE_FIGURES.pieces })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(paid)
      .groupBy(orders.state),
  ]);
  const piecesByState = new Map(pieces.map((row) => [row.state, row.pieces]));
  const groups = new Map<string | null, SalesGroupRow>();
  for (const row of sold) {
    const name = formatState(row.state);
    const group = groups.get(name) ?? { key: name ?? '', name, category: null, pieces: 0, orders: 0, amountPaise: 0 };
    groups.set(name, {
      ...group,
      pieces: group.pieces + (piecesByState.get(row.state) ?? 0),
      orders: group.orders + row.orders,
      amountPaise: group.amountPaise + row.amountPaise,
    });
  }
  return [...groups.values()];
}

/** Customers write it in several ways; it is empty once their data are erased. */
const formatState = (text: string): string | null => findIndianState(text)?.name ?? (text.trim() || null);
