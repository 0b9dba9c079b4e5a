import { eq } from 'drizzle-orm';
import type { ShipmentDetails } from '#domain/delivery/couriers.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { type Paise, ZERO_PAISE } from '#domain/money/paise.ts';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { checkManualMove, getStatusLabel, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { accept, type Outcome } from '#domain/outcome.ts';
import { isFullyRefunded } from '#domain/payments/refund-rules.ts';
import { refuseMissing, refuseStale, type StaffOutcome } from '#domain/staff/staff-outcome.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderActor, type OrderRow, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { lockOrder, transitionOrder } from './order-transitions.ts';
import { listShipmentChanges, storeShipment } from './shipment-repository.ts';

type OutboxEntry = { topic: string; payload: Record<string, string> };
type AdvanceOrderDeps = {
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly OutboxEntry[], now: Date): Promise<void>;
  /** Refunds or closes the payment. `order` is the order before the cancellation. */
  onCancelled(tx: Database, order: OrderRow, now: Date): Promise<void>;
  /** Returns the amount that a cancellation refunds now. */
  previewRefund(tx: Database, order: OrderRow): Promise<Outcome<Paise>>;
};

/** A request by staff: the person, and the version and amount they saw. */
export type StaffRequest = {
  readonly staff?: AuditActor;
  /** Refuses the change of an order that has another version by now. */
  readonly version?: number;
  /** Refuses a cancellation that refunds another amount by now. */
  readonly amountPaise?: number;
  /** Only for a move to Shipped. */
  readonly shipment?: ShipmentDetails;
};

type OrderMove = StaffRequest & {
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  readonly note: string | null;
};

export const NO_SUCH_ORDER_MESSAGE = 'Order not found.';
export const ORDER_CHANGED_MESSAGE = 'Somebody else changed this order in the meantime. Please check it and try again.';

const EMAIL_TOPICS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: ORDER_NOTIFICATION_TOPICS.shipped,
  [ORDER_STATUS.delivered]: ORDER_NOTIFICATION_TOPICS.delivered,
};

/** Lets staff change an order's status; returns the updated order or the reason for the refusal. */
export function createAdvanceOrder({ db, clock, enqueue, onCancelled, previewRefund }: AdvanceOrderDeps) {
  async function checkAmount(tx: Database, order: OrderRow, confirmedPaise: number): Promise<StaffOutcome<Paise>> {
    const preview = await previewRefund(tx, order);
    const amountPaise = preview.ok ? preview.value : ZERO_PAISE;
    return amountPaise === confirmedPaise
      ? accept(amountPaise)
      : refuseStale(`This would refund ${formatAmount(amountPaise)}, not the amount you confirmed.`);
  }

  async function enqueueEmail(tx: Database, order: OrderRow, to: OrderStatus, now: Date): Promise<void> {
    // Don't email customers who never paid.
    const topic =
      to === ORDER_STATUS.cancelled && order.paidAt ? ORDER_NOTIFICATION_TOPICS.cancelled : EMAIL_TOPICS[to];
    if (topic && !order.isSample) await enqueue(tx, [{ topic, payload: { orderId: order.id } }], now);
  }

  async function applyTransition(tx: Database, order: OrderRow, move: OrderMove): Promise<StaffOutcome<OrderRow>> {
    const { to, actor, note, staff, shipment } = move;
    const now = clock.now();
    const cancelReason = actor === 'customer' ? 'customer' : 'shop';
    const by = staff?.name ?? null;
    if (!(await transitionOrder(tx, order, { to, cause: 'by hand', actor, note, by, at: now, cancelReason })))
      return refuseStale(ORDER_CHANGED_MESSAGE);
    if (to === ORDER_STATUS.cancelled) await onCancelled(tx, order, now);
    if (to === ORDER_STATUS.shipped && shipment) await storeShipment(tx, order.id, shipment, now);
    await enqueueEmail(tx, order, to, now);
    if (staff) await recordMove(tx, order, { ...move, staff }, now);
    const [updated] = await tx.select().from(orders).where(eq(orders.id, order.id));
    return accept(updated ?? order);
  }

  /** Staff must give a reason for a cancellation; it is stored with the event. */
  return async function advanceOrder(
    orderId: string,
    to: OrderStatus,
    actor: OrderActor,
    reason?: string,
    request: StaffRequest = {},
  ): Promise<StaffOutcome<OrderRow>> {
    const note = checkReason(to, actor, reason);
    if (!note.ok) return note;
    const { version, amountPaise } = request;
    return runInTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return refuseMissing(NO_SUCH_ORDER_MESSAGE);
      if (version !== undefined && version !== order.version) return refuseStale(ORDER_CHANGED_MESSAGE);
      // Refunds leave the version as it is.
      const earlier = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
      const allowed = checkManualMove(order.status, to, isFullyRefunded(order.amountPaise, earlier));
      if (!allowed.ok) return allowed;
      const amount = amountPaise === undefined ? accept(ZERO_PAISE) : await checkAmount(tx, order, amountPaise);
      return amount.ok ? applyTransition(tx, order, { ...request, to, actor, note: note.value }) : amount;
    });
  };
}

const ACTIONS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: 'order shipped',
  [ORDER_STATUS.cancelled]: 'order cancelled',
};

const recordMove = (tx: Database, order: OrderRow, move: OrderMove & { staff: AuditActor }, at: Date) =>
  recordAudit(tx, {
    actor: move.staff,
    permission: move.to === ORDER_STATUS.cancelled ? 'orders.cancel' : 'orders.move',
    action: ACTIONS[move.to] ?? 'order moved',
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: [
      { field: 'status', from: getStatusLabel(order.status), to: getStatusLabel(move.to) },
      ...(move.shipment ? listShipmentChanges(move.shipment) : []),
    ],
    // The reason may be personal, and the log is never erased: the order's event has it.
    at,
  });

function checkReason(to: OrderStatus, actor: OrderActor, reason: string | undefined): Outcome<string | null> {
  const isRequired = to === ORDER_STATUS.cancelled && actor === 'shop';
  return isRequired || reason !== undefined ? checkStaffNote('Reason', reason) : accept(null);
}
