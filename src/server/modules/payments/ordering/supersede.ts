import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts, orders } from '#server/platform/database/tables/order-tables.ts';
import { closeAttempts } from '../attempt-repository.ts';
import type { OrderBook } from '../payment-parts.ts';

type Superseding = { order: OrderRow; book: Pick<OrderBook, 'move'>; now: Date };

/**
 * A newer order takes the place of one that waits for payment. Answers which attempts the provider should close; should
 * one of them be paid all the same, the order is honoured.
 */
export async function supersede(tx: Database, { order, book, now }: Superseding): Promise<string[]> {
  if (order.status !== ORDER_STATUS.pendingPayment) return [];
  const move = { to: ORDER_STATUS.cancelled, cancelReason: 'superseded', cause: 'superseded' } as const;
  const moved = await book.move(tx, order, { ...move, actor: 'system', at: now });
  return moved ? closeAttempts(tx, order.id) : [];
}

/**
 * Ends the customer's open checkout because an order of theirs was paid: it was this order's own, or it is another's whose
 * lines have just left the cart with this payment.
 */
export async function supersedeOther(tx: Database, paying: Superseding & { isStale: boolean }): Promise<string[]> {
  const { order, isStale } = paying;
  const own = isStale ? undefined : eq(openCheckouts.orderId, order.id);
  const [ended] = await tx
    .delete(openCheckouts)
    .where(and(eq(openCheckouts.userId, order.userId), own))
    .returning({ orderId: openCheckouts.orderId });
  if (!ended || ended.orderId === order.id) return [];
  const [other] = await tx.select().from(orders).where(eq(orders.id, ended.orderId));
  return other ? supersede(tx, { ...paying, order: other }) : [];
}
