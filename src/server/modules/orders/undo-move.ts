import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { ShipmentDetails } from '#domain/delivery/couriers.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { getStatusLabel, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { checkUndo } from '#domain/orders/order-undo.ts';
import { STAFF_ORDER_CHANGED_MESSAGE } from '#domain/orders/staff-change.ts';
import { accept } from '#domain/outcome.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { refuseMissing, refuseStale, type StaffOutcome } from '#domain/staff/staff-outcome.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orderEvents } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { lockOrder, transitionOrder } from './order-transitions.ts';
import { listRemovedShipment, removeShipment } from './shipment-repository.ts';

type UndoDeps = { db: Database; clock: Clock };
type UndoRequest = { readonly version: number; readonly reason: string; readonly author: AuditActor };

type EmailPair = { readonly sent: string; readonly correction: string };
/** Maps the undone status to the email about it and its correction. */
const EMAILS: Partial<Record<OrderStatus, EmailPair>> = {
  [ORDER_STATUS.shipped]: {
    sent: ORDER_NOTIFICATION_TOPICS.shipped,
    correction: ORDER_NOTIFICATION_TOPICS.notShipped,
  },
  [ORDER_STATUS.delivered]: {
    sent: ORDER_NOTIFICATION_TOPICS.delivered,
    correction: ORDER_NOTIFICATION_TOPICS.notDelivered,
  },
};

/** Lets staff take their last move back, and corrects the email that the customer got about it. */
export function createUndoMove({ db, clock }: UndoDeps) {
  return async function undoMove(orderId: string, request: UndoRequest): Promise<StaffOutcome<OrderStatus>> {
    const note = checkStaffNote('Reason', request.reason);
    if (!note.ok) return note;
    return runInTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return refuseMissing(ORDER_NOT_FOUND_MESSAGE);
      if (order.version !== request.version) return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
      const now = clock.now();
      const moves = await listMoves(tx, orderId);
      const to = checkUndo(order.status, moves, now);
      if (!to.ok) return to;
      const { author } = request;
      const byStaff = { actorKind: 'shop', authorName: author.name, note: note.value } as const;
      if (!(await transitionOrder(tx, order, { to: to.value, cause: 'undone', isUndo: true, ...byStaff, at: now })))
        return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
      const shipment = order.status === ORDER_STATUS.shipped ? await removeShipment(tx, orderId) : undefined;
      await correctEmail(tx, order, moves.at(-1)?.at ?? order.createdAt, now);
      await recordUndo(tx, order, { to: to.value, author, shipment, at: now });
      return accept(to.value);
    });
  };
}

const listMoves = (tx: Database, orderId: string) =>
  tx
    .select({ fromStatus: orderEvents.fromStatus, toStatus: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));

/** Drops an email that nobody got. One that was sent, or whose delivery had begun, gets a correction. */
async function correctEmail(tx: Database, order: OrderRow, movedAt: Date, now: Date): Promise<void> {
  const emails = EMAILS[order.status];
  if (!emails || order.isSample) return;
  const payload = { orderId: order.id };
  // Processes of earlier releases leave the order's id in the payload alone.
  const isOfOrder = or(
    eq(outbox.orderId, order.id),
    and(isNull(outbox.orderId), eq(outbox.payload, JSON.stringify(payload))),
  );
  const dropped = await tx
    .delete(outbox)
    .where(and(isOfOrder, eq(outbox.topic, emails.sent)))
    .returning({ attempts: outbox.attempts, dueAt: outbox.dueAt });
  const isUndelivered = dropped.length > 0 && dropped.every(({ attempts, dueAt }) => attempts === 0 || dueAt === null);
  // Someone may have sent it again.
  const isSentSince = and(
    eq(sentOrderEmails.orderId, order.id),
    eq(sentOrderEmails.topic, emails.sent),
    gte(sentOrderEmails.sentAt, movedAt),
  );
  if (!isUndelivered || (await tx.$count(sentOrderEmails, isSentSince)) > 0)
    await enqueue(tx, [{ topic: emails.correction, payload }], now);
}

type Undo = { to: OrderStatus; author: AuditActor; shipment: ShipmentDetails | undefined; at: Date };

const recordUndo = (tx: Database, order: OrderRow, { to, author, shipment, at }: Undo) =>
  recordAudit(tx, {
    actor: author,
    permission: 'orders.move',
    action: ORDER_AUDIT_ACTIONS.moveUndone,
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: [
      { field: 'status', from: getStatusLabel(order.status), to: getStatusLabel(to) },
      ...(shipment ? listRemovedShipment(shipment) : []),
    ],
    at,
  });
