import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { formatShipment } from '#domain/delivery/couriers.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { getOrderEmailTitle } from '#domain/orders/order-notifications.ts';
import { getStatusLabel, isOrderStatus, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { canUndoTo } from '#domain/orders/order-undo.ts';
import { formatRefundReason } from '#domain/orders/refund-reason.ts';
import { formatPaymentAlert } from '#domain/payments/payment-alert.ts';
import type { ProviderPaymentState } from '#domain/payments/payment-verdict.ts';
import type { OrderActor } from '#server/platform/database/tables/orders/order-tables.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderHistory } from './order-history.ts';

type TimelineEntry = DeskOrder['timeline'][number];
type Happening = Omit<TimelineEntry, 'at'> & { readonly at: Date };
type OrderEventRow = OrderHistory['events'][number];

const SHOP = 'Shop';
const PROVIDER = 'Payment provider';

const ACTOR_NAMES: Readonly<Record<OrderActor, string>> = {
  customer: 'Customer',
  provider: PROVIDER,
  shop: SHOP,
  system: SHOP,
};

const PAYMENT_RESULTS: Readonly<Record<ProviderPaymentState, string>> = {
  SUCCESS: 'succeeded',
  PENDING: 'is pending',
  FAILED: 'failed',
  USER_DROPPED: 'was abandoned',
  CANCELLED: 'was cancelled',
  VOID: 'was voided',
  NOT_ATTEMPTED: 'was not attempted',
};

const REFUND_RESULTS = {
  requested: 'requested',
  pending: 'under way',
  success: 'completed',
  failed: 'failed',
} as const;

const EMAIL_STATES = { sent: 'sent', queued: 'waiting', failed: 'not delivered' } as const;

/** The actor of a status change. */
export const getEventAuthor = ({ actor, by }: Pick<OrderEventRow, 'actor' | 'by'>): string => by ?? ACTOR_NAMES[actor];

/** Oldest first; of the same moment, the status comes first. */
export function buildDeskTimeline(
  { orderNumber, shipment }: Pick<OrderRecord, 'orderNumber' | 'shipment'>,
  history: OrderHistory,
): TimelineEntry[] {
  const happenings = [
    ...history.events.map((event) => toStatusEntry(event, shipment)),
    ...listPayments(history),
    ...listRefunds(history),
    ...listAlerts(orderNumber, history),
    ...listEmails(history),
    ...history.notes.map(({ at, text, by }) => ({ at, kind: 'note' as const, title: 'Note', detail: text, by })),
  ];
  return happenings
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
}

function toStatusEntry(event: OrderEventRow, shipment: OrderRecord['shipment']): Happening {
  const { at, fromStatus, toStatus, note } = event;
  // Events of earlier releases name no shipment.
  const isOfShipment = toStatus === ORDER_STATUS.shipped && shipment?.shippedAt === at.toISOString();
  const detail = note ?? (isOfShipment ? formatShipment(shipment) : null);
  return { at, kind: 'status', title: formatMove(fromStatus, toStatus), detail, by: getEventAuthor(event) };
}

function formatMove(from: number | null, to: number): string {
  if (from === null) return 'Order placed';
  const isUndo = isOrderStatus(from) && isOrderStatus(to) && canUndoTo(from, to);
  return isUndo ? `Moved back from ${getStatusLabel(from)} to ${getStatusLabel(to)}` : getStatusLabel(to);
}

const listPayments = ({ payments }: OrderHistory): Happening[] =>
  payments.map(({ lastReportedAt, state, amountPaise, paymentId, message }) => ({
    at: lastReportedAt,
    kind: 'payment',
    title: `Payment of ${formatAmount(amountPaise)} ${PAYMENT_RESULTS[state]}`,
    detail: message ? `${paymentId}: ${message}` : paymentId,
    by: PROVIDER,
  }));

const listRefunds = ({ refunds, findRefundApprover }: OrderHistory): Happening[] =>
  refunds.map(({ createdAt, amountPaise, state, reason, note }) => ({
    at: createdAt,
    kind: 'refund',
    title: `Refund of ${formatAmount(amountPaise)} ${REFUND_RESULTS[state]}`,
    detail: formatRefundReason({ reason, note }),
    by: findRefundApprover(createdAt) ?? SHOP,
  }));

const listAlerts = (orderNumber: string, { alerts }: OrderHistory): Happening[] =>
  alerts.flatMap(({ kind, details, createdAt, resolvedAt, resolvedBy, resolution }) => {
    const detail = formatPaymentAlert({ kind, orderNumber, details });
    const raised: Happening = { at: createdAt, kind: 'alert', title: 'Payment alert', detail, by: PROVIDER };
    if (!resolvedAt) return [raised];
    const title = 'Payment alert resolved';
    return [raised, { at: resolvedAt, kind: 'alert', title, detail: resolution, by: resolvedBy ?? SHOP }];
  });

const listEmails = ({ emails }: OrderHistory): Happening[] =>
  emails.map(({ at, topic, state, error }) => ({
    at,
    kind: 'email',
    title: `Email ${EMAIL_STATES[state]}: ${getOrderEmailTitle(topic)}`,
    detail: state === 'failed' ? error : null,
    by: SHOP,
  }));
