import { eq } from 'drizzle-orm';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { checkManualMove, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderActor, type OrderRow, orders } from '#server/platform/database/tables/order-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { transitionOrder } from './order-transitions.ts';

type OutboxEntry = { topic: string; payload: Record<string, string> };
type AdvanceOrderDeps = {
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly OutboxEntry[], now: Date): Promise<void>;
  /** Refunds or closes the payment. `order` is the order before the cancellation. */
  onCancelled(tx: Database, order: OrderRow, now: Date): Promise<void>;
};

type OrderMove = { readonly to: OrderStatus; readonly actor: OrderActor; readonly note: string | null };

export const NO_SUCH_ORDER_MESSAGE = 'There is no such order.';
const ORDER_CHANGED_MESSAGE = 'Somebody else changed this order at the same moment. Please check it and try again.';

const EMAIL_TOPICS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: ORDER_NOTIFICATION_TOPICS.shipped,
  [ORDER_STATUS.delivered]: ORDER_NOTIFICATION_TOPICS.delivered,
};

/** Lets staff change an order's status; returns the updated order or the reason for the refusal. */
export function createAdvanceOrder({ db, clock, enqueue, onCancelled }: AdvanceOrderDeps) {
  async function applyTransition(tx: Database, order: OrderRow, move: OrderMove): Promise<Outcome<OrderRow>> {
    const { to, actor, note } = move;
    const now = clock.now();
    const cancelReason = actor === 'customer' ? 'customer' : 'shop';
    if (!(await transitionOrder(tx, order, { to, cause: 'by hand', actor, note, at: now, cancelReason })))
      return refuse(ORDER_CHANGED_MESSAGE);
    if (to === ORDER_STATUS.cancelled) await onCancelled(tx, order, now);
    // Don't email customers who never paid.
    const topic =
      to === ORDER_STATUS.cancelled && order.paidAt ? ORDER_NOTIFICATION_TOPICS.cancelled : EMAIL_TOPICS[to];
    if (topic) await enqueue(tx, [{ topic, payload: { orderId: order.id } }], now);
    return accept(await readOrder(tx, order.id, order));
  }

  /** Staff must give a reason for a cancellation; it is stored with the event. */
  return async function advanceOrder(
    orderId: string,
    to: OrderStatus,
    actor: OrderActor,
    reason?: string,
  ): Promise<Outcome<OrderRow>> {
    const note = checkReason(to, actor, reason);
    if (!note.ok) return note;
    return runInTransaction(db, async (tx) => {
      const order = await readOrder(tx, orderId, undefined);
      if (!order) return refuse(NO_SUCH_ORDER_MESSAGE);
      const allowed = checkManualMove(order.status, to);
      return allowed.ok ? applyTransition(tx, order, { to, actor, note: note.value }) : allowed;
    });
  };
}

function checkReason(to: OrderStatus, actor: OrderActor, reason: string | undefined): Outcome<string | null> {
  const isRequired = to === ORDER_STATUS.cancelled && actor === 'shop';
  return isRequired || reason !== undefined ? checkStaffNote('Reason', reason) : accept(null);
}

async function readOrder<Missing>(tx: Database, id: string, missing: Missing): Promise<OrderRow | Missing> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id));
  return row ?? missing;
}
