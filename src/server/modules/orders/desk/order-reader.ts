import type { DeskOrder, OrderConflict } from '#contract/desk/orders/desk-order.ts';
import type { Paise } from '#domain/money/paise.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { getOrderEmailTitle } from '#domain/orders/order-notifications.ts';
import { checkManualMove, ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { checkUndo } from '#domain/orders/order-undo.ts';
import type { Outcome } from '#domain/outcome.ts';
import { formatPaymentAlert } from '#domain/payments/payment-alert.ts';
import { isFullyRefunded } from '#domain/payments/refund-rules.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRecord } from '../order-record.ts';
import { createOrderRepository } from '../order-repository.ts';
import { loadOrderHistory, type OrderHistory } from './order-history.ts';
import { toDeskRow } from './order-rows.ts';
import { buildDeskTimeline, getEventAuthor } from './order-timeline.ts';

type OrderReaderDeps = {
  db: Database;
  clock: Clock;
  /** Returns the amount that a full refund would pay back now. */
  previewRefund(orderId: string): Promise<Outcome<Paise>>;
};

/** Reads one order with all that staff need to decide about it. */
export function createOrderReader({ db, clock, previewRefund }: OrderReaderDeps) {
  const orders = createOrderRepository(db);

  async function load(id: string) {
    const order = isUuid(id) ? await orders.findById(id.toLowerCase()) : undefined;
    if (!order) throw createNotFoundError(ORDER_NOT_FOUND_MESSAGE);
    const [history, refund] = await Promise.all([loadOrderHistory(db, order.id), previewRefund(order.id)]);
    return { order: buildDeskOrder(order, history, refund, clock.now()), history };
  }

  return {
    read: async (id: string): Promise<DeskOrder> => (await load(id)).order,

    /** Returns the order as it is now, and who changed it last, if that is known. */
    async readConflict(id: string): Promise<OrderConflict> {
      const { order, history } = await load(id);
      const last = findLastChange(history);
      return { order, changedBy: last?.author ?? null, changedAt: last?.at.toISOString() ?? order.createdAt };
    },
  };
}

export type OrderReader = ReturnType<typeof createOrderReader>;

/** Finds the last event or refund: a refund changes the amount that is left, but writes no event. */
function findLastChange({ events, refunds, findRefundApprover }: OrderHistory) {
  const refundsOfOrder = refunds.filter(({ duplicatePaymentId }) => duplicatePaymentId === null);
  return [
    ...refundsOfOrder.map(({ createdAt: at }) => ({ at, author: findRefundApprover(at) })),
    // Of the same moment, the event is the last: it has an author.
    ...events.map((event) => ({ at: event.at, author: getEventAuthor(event) })),
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1);
}

function buildDeskOrder(order: OrderRecord, history: OrderHistory, refund: Outcome<Paise>, now: Date): DeskOrder {
  const { cancelReason, roundOffPaise, refundedPaise, customerEmail, customerPhone } = order;
  const { addressLine1, addressLine2, postalCode, country, shipment } = order;
  const isRefunded = isFullyRefunded(order.amountPaise, history.refunds);
  const undo = checkUndo(order.status, history.events, now);
  const problems = {
    hasAlert: history.alerts.some(({ resolvedAt }) => resolvedAt === null),
    hasFailedEmail: history.emails.some(({ state }) => state === 'failed'),
  };
  return {
    ...toDeskRow(order, order.lines, problems, now),
    cancelReason,
    roundOffPaise,
    refundedPaise,
    refundablePaise: refund.ok ? refund.value : 0,
    customerId: order.userId,
    customerEmail,
    customerPhone,
    addressLine1,
    addressLine2,
    postalCode,
    country,
    items: order.lines.map(({ item }) => item),
    shipment,
    moves: ORDER_STATUSES.map(({ code }) => code).filter((to) => checkManualMove(order.status, to, isRefunded).ok),
    undoTo: undo.ok ? undo.value : null,
    ...listMoney(order.orderNumber, history),
    emails: history.emails.map(({ id, topic, state, at, error }) => {
      return { id, title: getOrderEmailTitle(topic), state, at: at.toISOString(), error };
    }),
    timeline: buildDeskTimeline(order, history),
  };
}

function listMoney(orderNumber: string, { attempts, payments, refunds, alerts }: OrderHistory) {
  return {
    payments: attempts.map(({ providerOrderId, attemptNumber, state, createdAt }) => ({
      providerOrderId,
      attemptNumber,
      state,
      createdAt: createdAt.toISOString(),
      payments: payments
        .filter((payment) => payment.providerOrderId === providerOrderId)
        .map(({ paymentId, state, amountPaise, message, lastReportedAt }) => {
          return { paymentId, state, amountPaise, message, at: lastReportedAt.toISOString() };
        }),
    })),
    refunds: refunds.map(({ refundId, amountPaise, state, reason, note, createdAt }) => {
      return { refundId, amountPaise, state, reason, note, createdAt: createdAt.toISOString() };
    }),
    alerts: alerts.map(({ alertKey, kind, details, createdAt, resolvedAt, resolvedBy, resolution }) => ({
      alertKey,
      kind,
      message: formatPaymentAlert({ kind, orderNumber, details }),
      createdAt: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      resolvedBy,
      resolution,
    })),
  };
}
