import { asc, count, desc, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { CustomerFilter } from '#contract/desk/customers/customers.ts';
import type { DeskCustomerRow } from '#contract/desk/customers/desk-customer.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { addDetails, type StoredCustomer } from './search/customer-terms.ts';

/** The money of these orders stays with the shop. */
const KEPT_STATUSES = [ORDER_STATUS.paid, ORDER_STATUS.processing, ORDER_STATUS.shipped, ORDER_STATUS.delivered];

type Selection = { readonly where: SQL | undefined; readonly sort: CustomerFilter['sort']; readonly limit: number };

/** Reads the details by their key in a second statement: a join would scan all of them for a search. */
export async function selectCustomers(db: Database, { where, sort, limit }: Selection): Promise<StoredCustomer[]> {
  const direction = sort === 'newest' ? desc : asc;
  const found = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(direction(users.createdAt), direction(users.id))
    .limit(limit);
  return addDetails(db, found);
}

/** Adds what a list shows of the orders, in one statement. */
export async function toCustomerRows(db: Database, customers: readonly StoredCustomer[]): Promise<DeskCustomerRow[]> {
  if (customers.length === 0) return [];
  const totals = await sumOrders(
    db,
    customers.map(({ user }) => user.id),
  );
  return customers.map(({ user, details }) => {
    const total = totals.get(user.id);
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: details?.phone || user.phone,
      city: details?.city ?? '',
      state: details?.state ?? '',
      orderCount: total?.orderCount ?? 0,
      paidPaise: Number(total?.paidPaise ?? 0),
      lastOrderAt: total?.lastOrderAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      isSample: user.isSample,
    };
  });
}

async function sumOrders(db: Database, userIds: string[]) {
  const rows = await db
    .select({
      userId: orders.userId,
      orderCount: count(),
      paidPaise: sql<string>`sum(case when ${inArray(orders.status, KEPT_STATUSES)} then ${orders.amountPaise} else 0 end)`,
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(inArray(orders.userId, userIds))
    .groupBy(orders.userId);
  return new Map(rows.map(({ userId, ...totals }) => [userId, totals]));
}
