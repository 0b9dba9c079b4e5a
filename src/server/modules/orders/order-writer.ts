import type { Database } from '#server/platform/database/database.ts';
import {
  type OrderItemRow,
  type OrderRow,
  orderEvents,
  orderItems,
  orders,
} from '#server/platform/database/tables/order-tables.ts';

type NewOrder = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };

/** Inserts an order with its items and its first event, inside the caller's transaction. */
export async function insertOrder(tx: Database, { order, items }: NewOrder): Promise<void> {
  await tx.insert(orders).values(order);
  await tx.insert(orderItems).values([...items]);
  const { id: orderId, version: seq, status: toStatus, createdAt: at } = order;
  await tx
    .insert(orderEvents)
    .values({ orderId, seq, fromStatus: null, toStatus, cause: 'placed', actor: 'customer', at });
}
