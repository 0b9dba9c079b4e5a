/** The eight order statuses, their labels and the allowed moves between them. */
import { accept, type Outcome, refuse } from '../outcome.ts';

export const ORDER_STATUS = {
  pendingPayment: 0,
  paid: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
  failed: 5,
  cancelled: 6,
  refunded: 7,
} as const;

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

type StatusRow = { readonly code: OrderStatus; readonly label: string; readonly next: readonly OrderStatus[] };

export const ORDER_STATUSES: readonly StatusRow[] = [
  { code: 0, label: 'Pending Payment', next: [1, 5, 6] },
  { code: 1, label: 'Paid', next: [2, 6, 7] },
  { code: 2, label: 'Processing', next: [3, 6, 7] },
  { code: 3, label: 'Shipped', next: [4, 7] },
  { code: 4, label: 'Delivered', next: [7] },
  { code: 5, label: 'Failed', next: [0, 1] },
  { code: 6, label: 'Cancelled', next: [1, 7] },
  { code: 7, label: 'Refunded', next: [] },
];

const UNKNOWN_STATUS_LABEL = 'Unknown';

/** `expired`: the payment window closed. `superseded`: a newer order replaced it. Otherwise who cancelled it. */
export type CancelReason = 'expired' | 'superseded' | 'customer' | 'shop';

const REVIVED_BY_LATE_PAYMENT: readonly CancelReason[] = ['expired', 'superseded'];

export const getStatusLabel = (code: number): string =>
  ORDER_STATUSES.find((status) => status.code === code)?.label ?? UNKNOWN_STATUS_LABEL;

export const isOrderStatus = (code: unknown): code is OrderStatus =>
  ORDER_STATUSES.some((status) => status.code === code);

/** `cancelReason` matters only for a cancelled order: a late payment revives it unless someone cancelled it on purpose. */
export function canMove(from: OrderStatus, to: OrderStatus, cancelReason?: CancelReason | null): boolean {
  if (!ORDER_STATUSES.find((status) => status.code === from)?.next.includes(to)) return false;
  if (from !== ORDER_STATUS.cancelled || to !== ORDER_STATUS.paid) return true;
  return REVIVED_BY_LATE_PAYMENT.some((reason) => reason === cancelReason);
}

/** Staff may set these; paid, failed and refunded follow from the payment provider alone. */
const MANUAL_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
  ORDER_STATUS.cancelled,
];

/** Refunded orders are neither made nor shipped. */
const PAID_FOR_STATUSES: readonly OrderStatus[] = [ORDER_STATUS.processing, ORDER_STATUS.shipped];
const REFUNDED_MESSAGE = 'This order was refunded in full. Please cancel it.';

/** `isRefunded`: everything is refunded or about to be. The status follows when the provider confirms it. */
export function checkManualMove(from: OrderStatus, to: OrderStatus, isRefunded = false): Outcome<OrderStatus> {
  if (!MANUAL_STATUSES.includes(to)) return refuse(formatNotManualMessage(to));
  if (isRefunded && canMove(from, to) && PAID_FOR_STATUSES.includes(to)) return refuse(REFUNDED_MESSAGE);
  return canMove(from, to) ? accept(to) : refuse(formatMoveRefusedMessage(from, to));
}

const formatNotManualMessage = (to: OrderStatus): string =>
  `An order can't be set to ${getStatusLabel(to)} by hand: only the payment provider does that.`;

export const formatMoveRefusedMessage = (from: OrderStatus, to: OrderStatus): string =>
  `An order that is ${getStatusLabel(from)} cannot become ${getStatusLabel(to)}.`;
