import { eq } from 'drizzle-orm';
import { ORDER_NEWS } from '#domain/orders/order-news.ts';
import { ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { checkShopMove } from '#domain/orders/shop-moves.ts';
import { accepted, type Outcome, refused } from '#domain/outcome.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderActor, type OrderRow, orders } from '#server/platform/database/tables/order-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { moveOrder } from './order-moves.ts';

type Entry = { topic: string; payload: Record<string, string> };
type Parts = {
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly Entry[], now: Date): Promise<void>;
  /** What a cancelled order still owes: its money back, or an end at the provider. The order as it was before. */
  onCancelled(tx: Database, order: OrderRow, now: Date): Promise<void>;
};

export const ORDER_UNKNOWN = 'There is no such order.';
const ORDER_MOVED = 'The order was changed by somebody else at the same moment. Please look at it again.';

const NEWS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: ORDER_NEWS.shipped,
  [ORDER_STATUS.delivered]: ORDER_NEWS.delivered,
};

/** Moves an order by hand, as far as people of the shop may; answers the order as it is then, or why not. */
export function createOrderAdvance({ db, clock, enqueue, onCancelled }: Parts) {
  async function act(tx: Database, order: OrderRow, to: OrderStatus, actor: OrderActor): Promise<Outcome<OrderRow>> {
    const now = clock.now();
    const cancelReason = actor === 'customer' ? 'customer' : 'shop';
    if (!(await moveOrder(tx, order, { to, cause: 'by hand', actor, at: now, cancelReason })))
      return refused(ORDER_MOVED);
    if (to === ORDER_STATUS.cancelled) await onCancelled(tx, order, now);
    // Who was never asked to pay need not hear that it is over.
    const topic = to === ORDER_STATUS.cancelled && order.paidAt ? ORDER_NEWS.cancelled : NEWS[to];
    if (topic) await enqueue(tx, [{ topic, payload: { orderId: order.id } }], now);
    return accepted(await readOrder(tx, order.id, order));
  }

  return async function advanceOrder(orderId: string, to: OrderStatus, actor: OrderActor): Promise<Outcome<OrderRow>> {
    return transaction(db, async (tx) => {
      const order = await readOrder(tx, orderId, undefined);
      if (!order) return refused(ORDER_UNKNOWN);
      const allowed = checkShopMove(order.status, to);
      return allowed.ok ? act(tx, order, to, actor) : allowed;
    });
  };
}

async function readOrder<Missing>(tx: Database, id: string, missing: Missing): Promise<OrderRow | Missing> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id));
  return row ?? missing;
}
