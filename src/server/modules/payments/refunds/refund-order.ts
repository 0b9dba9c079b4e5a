import { eq } from 'drizzle-orm';
import { formatAmount } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import { checkConfirmedAmount, STAFF_ORDER_CHANGED_MESSAGE } from '#domain/orders/staff-change.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { refuseMissing, refuseStale, type StaffOutcome } from '#domain/staff/staff-outcome.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orders as orderTable } from '#server/platform/database/tables/orders/order-tables.ts';
import type { RefundRow } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { RefundRequestService } from './refund-request-service.ts';

type OrderRefundDeps = Pick<PaymentDependencies, 'db' | 'clock'> & {
  orders: Pick<PaymentDependencies['orders'], 'lock'>;
  refundRequests: Pick<RefundRequestService, 'previewRefund' | 'requestRefund'>;
};

/** Staff's request to pay money back. */
type OrderRefund = {
  readonly orderId: string;
  /** Default: the remaining amount. */
  readonly amountPaise?: Paise | undefined;
  /** Stays in the shop. */
  readonly reason: string;
  readonly author?: AuditActor;
  /** Refuses the refund of an order that has another version by now. */
  readonly version?: number;
  /** Refuses a refund of another amount than staff saw. */
  readonly confirmedPaise?: number;
};

/** Lets staff refund orders. */
export function createOrderRefunds({ db, clock, orders, refundRequests }: OrderRefundDeps) {
  async function checkConfirmed(tx: Database, order: OrderRow, refund: OrderRefund): Promise<StaffOutcome<unknown>> {
    const { amountPaise, confirmedPaise } = refund;
    if (confirmedPaise === undefined) return accept(undefined);
    return checkConfirmedAmount(await refundRequests.previewRefund(tx, order, amountPaise), confirmedPaise);
  }

  return {
    /** Returns what `refundOrder` would refund, so that staff can confirm it. */
    async previewRefund(orderId: string, amountPaise?: Paise): Promise<Outcome<Paise>> {
      const order = await findOrder(db, orderId);
      return order ? refundRequests.previewRefund(db, order, amountPaise) : refuse(ORDER_NOT_FOUND_MESSAGE);
    },

    async refundOrder(refund: OrderRefund): Promise<StaffOutcome<RefundRow>> {
      const { orderId, amountPaise, author, version } = refund;
      const note = checkStaffNote('Reason', refund.reason);
      if (!note.ok) return note;
      return runInTransaction(db, async (tx) => {
        const order = await orders.lock(tx, orderId);
        if (!order) return refuseMissing(ORDER_NOT_FOUND_MESSAGE);
        if (version !== undefined && version !== order.version) return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
        const confirmed = await checkConfirmed(tx, order, refund);
        if (!confirmed.ok) return confirmed;
        const request = { amountPaise, reason: 'refunded by the shop', note: note.value, now: clock.now() };
        const requested = await refundRequests.requestRefund(tx, order, request);
        if (requested.ok && author) await recordRefund(tx, order, requested.value, author);
        return requested;
      });
    },
  };
}

const recordRefund = (tx: Database, order: OrderRow, refund: RefundRow, author: AuditActor) =>
  recordAudit(tx, {
    actor: author,
    permission: 'refunds.approve',
    action: ORDER_AUDIT_ACTIONS.refundRequested,
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: [{ field: 'refund', from: null, to: formatAmount(refund.amountPaise) }],
    at: refund.createdAt,
  });

async function findOrder(db: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
  return order;
}
