import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import {
  type OrderItemRow,
  type OrderRow,
  orderEvents,
  orderItems,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { storeOrderTerms } from './search/search-terms.ts';

type NewOrder = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };

/** Inserts an order with its items, its first event and its search terms, inside the caller's transaction. */
export async function insertOrder(tx: Database, { order, items }: NewOrder): Promise<void> {
  await tx.insert(orders).values(order);
  await tx.insert(orderItems).values([...items]);
  const { id: orderId, version: seq, status: toStatus, createdAt: at } = order;
  await tx
    .insert(orderEvents)
    .values({ orderId, seq, fromStatus: null, toStatus, cause: 'placed', actor: 'customer', at });
  await storeOrderTerms(tx, [order]);
}

/** Stores another promised date, unless the order has been paid. */
export async function changePromise(tx: Database, orderId: string, promisedOn: string | null): Promise<void> {
  await tx
    .update(orders)
    .set({ promisedOn })
    .where(and(eq(orders.id, orderId), isNull(orders.paidAt)));
}
