import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts, orders } from '#server/platform/database/tables/order-tables.ts';
import { closeAttempts } from '../attempt-repository.ts';
import type { OrderWriter } from '../payment-dependencies.ts';

type SupersedeInput = { order: OrderRow; writer: Pick<OrderWriter, 'move'>; now: Date };

/**
 * Cancels an unpaid order that a newer one replaces. Returns the attempts that the provider should close; if one is paid
 * anyway, the order is honoured.
 */
export async function supersedeOrder(tx: Database, { order, writer, now }: SupersedeInput): Promise<string[]> {
  if (order.status !== ORDER_STATUS.pendingPayment) return [];
  const move = { to: ORDER_STATUS.cancelled, cancelReason: 'superseded', cause: 'superseded' } as const;
  const moved = await writer.move(tx, order, { ...move, actor: 'system', at: now });
  return moved ? closeAttempts(tx, order.id) : [];
}

/**
 * Closes the customer's open checkout after a payment: the paid order's own, or, if `isStale`, another order's whose lines
 * have just left the cart.
 */
export async function closeOpenCheckout(tx: Database, input: SupersedeInput & { isStale: boolean }): Promise<string[]> {
  const { order, isStale } = input;
  const own = isStale ? undefined : eq(openCheckouts.orderId, order.id);
  const [closed] = await tx
    .delete(openCheckouts)
    .where(and(eq(openCheckouts.userId, order.userId), own))
    .returning({ orderId: openCheckouts.orderId });
  if (!closed || closed.orderId === order.id) return [];
  const [other] = await tx.select().from(orders).where(eq(orders.id, closed.orderId));
  return other ? supersedeOrder(tx, { ...input, order: other }) : [];
}
