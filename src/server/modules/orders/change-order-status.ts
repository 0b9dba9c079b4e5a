import { eq } from 'drizzle-orm';
import { formatShipment, type ShipmentDetails } from '#domain/delivery/couriers.ts';
import { type Paise, ZERO_PAISE } from '#domain/money/paise.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { checkManualMove, getStatusLabel, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { checkConfirmedAmount, STAFF_ORDER_CHANGED_MESSAGE } from '#domain/orders/staff-change.ts';
import { accept, type Outcome } from '#domain/outcome.ts';
import { isFullyRefunded } from '#domain/payments/refund-rules.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { refuseMissing, refuseStale, type StaffOutcome } from '#domain/staff/staff-outcome.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { lockOrder, transitionOrder } from './order-transitions.ts';
import { listShipmentChanges, storeShipment } from './shipment-repository.ts';

type OutboxEntry = { topic: string; payload: Record<string, string> };
type OrderStatusDeps = {
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly OutboxEntry[], now: Date): Promise<void>;
  /** Refunds or closes the payment. `order` is the order before the cancellation, `note` the reason that staff gave. */
  onCancelled(tx: Database, order: OrderRow, cancellation: { note: string | null; now: Date }): Promise<void>;
  /** Returns the amount that a cancellation refunds now. */
  previewRefund(tx: Database, order: OrderRow): Promise<Outcome<Paise>>;
};

/** Staff's request for another status, with the version and the amount that they saw. */
export type OrderStatusChange = {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** Required for a cancellation; stored with the event. */
  readonly reason?: string | undefined;
  readonly author?: AuditActor;
  /** Refuses the change of an order that has another version by now. */
  readonly version?: number;
  /** Refuses a cancellation that refunds another amount by now. */
  readonly confirmedPaise?: number;
  /** Only for a move to Shipped. */
  readonly shipment?: ShipmentDetails;
};

type CheckedChange = OrderStatusChange & { readonly note: string | null };

const EMAIL_TOPICS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: ORDER_NOTIFICATION_TOPICS.shipped,
  [ORDER_STATUS.delivered]: ORDER_NOTIFICATION_TOPICS.delivered,
};

/** Lets staff change an order's status; returns the updated order or the reason for the refusal. */
export function createChangeOrderStatus({ db, clock, enqueue, onCancelled, previewRefund }: OrderStatusDeps) {
  /** A cancellation that can't refund anything is still one. */
  async function checkAmount(tx: Database, order: OrderRow, confirmedPaise: number): Promise<StaffOutcome<Paise>> {
    const preview = await previewRefund(tx, order);
    return checkConfirmedAmount(preview.ok ? preview : accept(ZERO_PAISE), confirmedPaise);
  }

  async function enqueueEmail(tx: Database, order: OrderRow, to: OrderStatus, now: Date): Promise<void> {
    // Don't email customers who never paid.
    const topic =
      to === ORDER_STATUS.cancelled && order.paidAt ? ORDER_NOTIFICATION_TOPICS.cancelled : EMAIL_TOPICS[to];
    if (topic && !order.isSample) await enqueue(tx, [{ topic, payload: { orderId: order.id } }], now);
  }

  async function applyChange(tx: Database, order: OrderRow, change: CheckedChange): Promise<StaffOutcome<OrderRow>> {
    const { to, note, author, shipment } = change;
    const now = clock.now();
    const byStaff = { actorKind: 'shop', authorName: author?.name ?? null, note: buildEventNote(change) } as const;
    const transition = { to, cause: 'by hand', ...byStaff, at: now, cancelReason: 'shop' } as const;
    if (!(await transitionOrder(tx, order, transition))) return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
    if (to === ORDER_STATUS.cancelled) await onCancelled(tx, order, { note, now });
    if (to === ORDER_STATUS.shipped && shipment) await storeShipment(tx, order.id, shipment, now);
    await enqueueEmail(tx, order, to, now);
    if (author) await recordChange(tx, order, { ...change, author }, now);
    const [updated] = await tx.select().from(orders).where(eq(orders.id, order.id));
    return accept(updated ?? order);
  }

  return async function changeOrderStatus(change: OrderStatusChange): Promise<StaffOutcome<OrderRow>> {
    const { orderId, to, reason, version, confirmedPaise } = change;
    const note = checkReason(to, reason);
    if (!note.ok) return note;
    return runInTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return refuseMissing(ORDER_NOT_FOUND_MESSAGE);
      if (version !== undefined && version !== order.version) return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
      // Refunds leave the version as it is.
      const earlier = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
      const allowed = checkManualMove(order.status, to, isFullyRefunded(order.amountPaise, earlier));
      if (!allowed.ok) return allowed;
      const amount = confirmedPaise === undefined ? accept(ZERO_PAISE) : await checkAmount(tx, order, confirmedPaise);
      return amount.ok ? applyChange(tx, order, { ...change, note: note.value }) : amount;
    });
  };
}

/** An undo removes the shipment, but not the event. An erasure clears the note. */
const buildEventNote = ({ note, shipment }: CheckedChange): string | null =>
  shipment ? [formatShipment(shipment), ...(note === null ? [] : [note])].join('. ') : note;

const ACTIONS: Partial<Record<OrderStatus, string>> = {
  [ORDER_STATUS.shipped]: ORDER_AUDIT_ACTIONS.shipped,
  [ORDER_STATUS.cancelled]: ORDER_AUDIT_ACTIONS.cancelled,
};

const recordChange = (tx: Database, order: OrderRow, change: CheckedChange & { author: AuditActor }, at: Date) =>
  recordAudit(tx, {
    actor: change.author,
    permission: change.to === ORDER_STATUS.cancelled ? 'orders.cancel' : 'orders.move',
    action: ACTIONS[change.to] ?? ORDER_AUDIT_ACTIONS.moved,
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: [
      { field: 'status', from: getStatusLabel(order.status), to: getStatusLabel(change.to) },
      ...(change.shipment ? listShipmentChanges(change.shipment) : []),
    ],
    // The reason may be personal, and the log is never erased: the order's event has it.
    at,
  });

function checkReason(to: OrderStatus, reason: string | undefined): Outcome<string | null> {
  return to === ORDER_STATUS.cancelled || reason !== undefined ? checkStaffNote('Reason', reason) : accept(null);
}
