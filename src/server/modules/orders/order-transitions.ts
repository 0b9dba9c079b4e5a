import { and, eq } from 'drizzle-orm';
import {
  type CancelReason,
  canMove,
  formatMoveRefusedMessage,
  ORDER_STATUS,
  type OrderStatus,
} from '#domain/orders/order-status.ts';
import { canUndoTo } from '#domain/orders/order-undo.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type OrderActor,
  type OrderRow,
  orderEvents,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { storeIdTerms } from './search/search-terms.ts';

type OrderTransition = {
  readonly to: OrderStatus;
  readonly cause: string;
  readonly actorKind: OrderActor;
  readonly at: Date;
  /** Only for a cancelled order. */
  readonly cancelReason?: CancelReason;
  readonly paidAt?: Date;
  readonly paymentId?: string;
  /** The reason that staff gave. */
  readonly note?: string | null;
  /** The name of the member of staff. */
  readonly authorName?: string | null;
  /** Takes a move back, which the table of moves has no row for. */
  readonly isUndo?: boolean;
};

type OrderSnapshot = Pick<OrderRow, 'id' | 'status' | 'cancelReason' | 'version'>;

/**
 * The only function that changes an order's status. Compares and sets the version and inserts the event, inside the
 * caller's transaction. Returns false on a version conflict; throws on a transition that the rules forbid.
 */
export async function transitionOrder(
  tx: Database,
  order: OrderSnapshot,
  transition: OrderTransition,
): Promise<boolean> {
  const { to, cause, actorKind, authorName = null, note = null, at, paidAt, paymentId, isUndo = false } = transition;
  const isAllowed = isUndo ? canUndoTo(order.status, to) : canMove(order.status, to, order.cancelReason);
  if (!isAllowed) throw new RangeError(formatMoveRefusedMessage(order.status, to));
  const version = order.version + 1;
  const cancelReason = to === ORDER_STATUS.cancelled ? (transition.cancelReason ?? 'shop') : null;
  const updated = await tx
    .update(orders)
    .set({ status: to, version, cancelReason, ...(paidAt && { paidAt }), ...(paymentId && { paymentId }) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning({ id: orders.id });
  if (updated.length === 0) return false;
  const event = { fromStatus: order.status, toStatus: to, cause, actor: actorKind, by: authorName, note, at };
  await tx.insert(orderEvents).values({ orderId: order.id, seq: version, ...event });
  if (paymentId !== undefined) await storeIdTerms(tx, order.id, paymentId);
  return true;
}

/** Locks the order row until the transaction ends. A write, so that an engine without waiting locks conflicts too. */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.update(orders).set({ id: orderId }).where(eq(orders.id, orderId)).returning();
  return row;
}
