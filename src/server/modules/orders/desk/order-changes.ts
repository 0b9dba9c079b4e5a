import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import type { addOrderNote, cancelOrder, moveOrder, refundOrder, undoOrderMove } from '#contract/desk/orders/orders.ts';
import type { Paise } from '#domain/money/paise.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import { isOrderStatus, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import type { Outcome } from '#domain/outcome.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import type { StaffOutcome } from '#domain/staff/staff-outcome.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { ConflictError, createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orderNotes, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { OrderStatusChange } from '../change-order-status.ts';
import { createUndoMove } from '../undo-move.ts';
import type { OrderReader } from './order-reader.ts';

/** What staff can do with an order and its payment. */
export type DeskOrderActions = {
  changeStatus(change: OrderStatusChange): Promise<StaffOutcome<OrderRow>>;
  previewRefund(orderId: string): Promise<Outcome<Paise>>;
  refundOrder(
    refund: Pick<OrderStatusChange, 'orderId' | 'author' | 'version' | 'confirmedPaise'> & { reason: string },
  ): Promise<StaffOutcome<unknown>>;
};

export type ByStaff = { readonly actor: AuditActor };
type OrderChangeDeps = { db: Database; clock: Clock; orderActions: DeskOrderActions; reader: OrderReader };

/** Set by `moveOrder`; the other statuses have their own endpoints. */
const PLAIN_MOVES: readonly OrderStatus[] = [ORDER_STATUS.processing, ORDER_STATUS.delivered];

/** The actions of staff on one order. Each returns the changed order. */
export function createOrderChanges({ db, clock, orderActions, reader }: OrderChangeDeps) {
  const undoMove = createUndoMove({ db, clock });

  async function requireDone(id: string, outcome: StaffOutcome<unknown>): Promise<DeskOrder> {
    if (outcome.ok) return reader.read(id);
    if (outcome.kind === 'stale') throw new ConflictError(outcome.message, await reader.readConflict(id));
    if (outcome.kind === 'missing') throw createNotFoundError(outcome.message);
    throw createBadRequestError(outcome.message);
  }

  return {
    async move({ params, body, actor }: ParsedDeskInput<typeof moveOrder> & ByStaff): Promise<DeskOrder> {
      const id = requireOrderId(params.id);
      const { to, version } = body;
      if (!isOrderStatus(to) || !PLAIN_MOVES.includes(to))
        throw createBadRequestError('Only Processing and Delivered can be set this way.');
      return requireDone(id, await orderActions.changeStatus({ orderId: id, to, author: actor, version }));
    },

    async undo({ params, body, actor }: ParsedDeskInput<typeof undoOrderMove> & ByStaff): Promise<DeskOrder> {
      const id = requireOrderId(params.id);
      return requireDone(id, await undoMove(id, { ...body, author: actor }));
    },

    async cancel({ params, body, actor }: ParsedDeskInput<typeof cancelOrder> & ByStaff): Promise<DeskOrder> {
      const id = requireOrderId(params.id);
      const { version, amountPaise: confirmedPaise, reason } = body;
      const change = { orderId: id, to: ORDER_STATUS.cancelled, reason, author: actor, version, confirmedPaise };
      return requireDone(id, await orderActions.changeStatus(change));
    },

    /** Refunds the rest. */
    async refund({ params, body, actor }: ParsedDeskInput<typeof refundOrder> & ByStaff): Promise<DeskOrder> {
      const id = requireOrderId(params.id);
      const { version, amountPaise: confirmedPaise, reason } = body;
      const refund = { orderId: id, reason, author: actor, version, confirmedPaise };
      return requireDone(id, await orderActions.refundOrder(refund));
    },

    async addNote({ params, body, actor }: ParsedDeskInput<typeof addOrderNote> & ByStaff): Promise<DeskOrder> {
      const orderId = requireOrderId(params.id);
      const note = checkStaffNote('Note', body.text);
      if (!note.ok) throw createBadRequestError(note.message);
      const at = clock.now();
      await runInTransaction(db, async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
        if (!order) throw createNotFoundError(ORDER_NOT_FOUND_MESSAGE);
        await tx.insert(orderNotes).values({ id: randomUUID(), orderId, text: note.value, by: actor.name, at });
        await recordAudit(tx, {
          actor,
          permission: 'orders.note',
          action: ORDER_AUDIT_ACTIONS.noteAdded,
          objectKind: 'order',
          objectId: orderId,
          object: order.orderNumber,
          // Notes may be personal, and the log is never erased.
          changes: [{ field: 'note', from: null, to: null }],
          at,
        });
      });
      return reader.read(orderId);
    },
  };
}

function requireOrderId(id: string): string {
  if (!isUuid(id)) throw createNotFoundError(ORDER_NOT_FOUND_MESSAGE);
  return id.toLowerCase();
}
