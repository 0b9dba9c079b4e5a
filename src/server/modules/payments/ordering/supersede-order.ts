import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { closeAttempts } from '../attempt-repository.ts';
import type { OrderWriter } from '../payment-dependencies.ts';

type SupersedeInput = { order: OrderRow; writer: Pick<OrderWriter, 'transition'>; now: Date };

/**
 * Cancels an unpaid order that a newer one replaces. Returns the attempts that the provider should close; if one is paid
 * anyway, the order is honoured.
 */
export async function supersedeOrder(tx: Database, { order, writer, now }: SupersedeInput): Promise<string[]> {
  if (order.status !== ORDER_STATUS.pendingPayment) return [];
  const transition = { to: ORDER_STATUS.cancelled, cancelReason: 'superseded', cause: 'superseded' } as const;
  const isCancelled = await writer.transition(tx, order, { ...transition, actorKind: 'system', at: now });
  return isCancelled ? closeAttempts(tx, order.id) : [];
}

/**
 * Closes the checkout of the paid order. If the payment removed cart lines, also closes a newer checkout of the customer
 * and supersedes its order.
 */
export async function closeOpenCheckout(
  tx: Database,
  input: SupersedeInput & { hasCartChanged: boolean },
): Promise<string[]> {
  const { order, hasCartChanged } = input;
  const isOwnCheckout = hasCartChanged ? undefined : eq(openCheckouts.orderId, order.id);
  const [closed] = await tx
    .delete(openCheckouts)
    .where(and(eq(openCheckouts.userId, order.userId), isOwnCheckout))
    .returning({ orderId: openCheckouts.orderId });
  if (!closed || closed.orderId === order.id) return [];
  const [newerOrder] = await tx.select().from(orders).where(eq(orders.id, closed.orderId));
  return newerOrder ? supersedeOrder(tx, { ...input, order: newerOrder }) : [];
}
