import { and, eq } from 'drizzle-orm';
import { type CancelReason, canMove, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { moveRefusedMessage } from '#domain/orders/shop-moves.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderActor, type OrderRow, orderEvents, orders } from '#server/platform/database/tables/order-tables.ts';

type MoveWish = {
  readonly to: OrderStatus;
  readonly cause: string;
  readonly actor: OrderActor;
  readonly at: Date;
  /** For a cancelled order. */
  readonly cancelReason?: CancelReason;
  readonly paidAt?: Date;
  readonly paymentId?: string;
};

type Movable = Pick<OrderRow, 'id' | 'status' | 'cancelReason' | 'version'>;

/**
 * The one place that changes a status: compare and set on the version that the caller saw, with its event, inside the
 * caller's transaction. False when somebody else moved the order first; a move outside the table throws.
 */
export async function moveOrder(tx: Database, order: Movable, wish: MoveWish): Promise<boolean> {
  const { to, cause, actor, at, paidAt, paymentId } = wish;
  if (!canMove(order.status, to, order.cancelReason)) throw new RangeError(moveRefusedMessage(order.status, to));
  const version = order.version + 1;
  const cancelReason = to === ORDER_STATUS.cancelled ? (wish.cancelReason ?? 'shop') : null;
  const moved = await tx
    .update(orders)
    .set({ status: to, version, cancelReason, ...(paidAt && { paidAt }), ...(paymentId && { paymentId }) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, seq: version, fromStatus: order.status, toStatus: to, cause, actor, at });
  return true;
}

/** Holds the order until the end of the transaction, by a write, so that an engine without waiting locks sees it too. */
export async function holdOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.update(orders).set({ id: orderId }).where(eq(orders.id, orderId)).returning();
  return row;
}
