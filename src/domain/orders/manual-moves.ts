/**
 * The moves that people of the shop make by hand. Whether an order is paid, failed or refunded is never theirs to say:
 * that follows from the provider.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { canMove, getStatusLabel, ORDER_STATUS, type OrderStatus } from './order-status.ts';

const MANUAL_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
  ORDER_STATUS.cancelled,
];

export function checkManualMove(from: OrderStatus, to: OrderStatus): Outcome<OrderStatus> {
  if (!MANUAL_STATUSES.includes(to)) return refused(formatNotManualMessage(to));
  return canMove(from, to) ? accepted(to) : refused(formatMoveRefusedMessage(from, to));
}

const formatNotManualMessage = (to: OrderStatus): string =>
  `An order cannot be set to ${getStatusLabel(to)} by hand: that follows from the payment provider.`;

export const formatMoveRefusedMessage = (from: OrderStatus, to: OrderStatus): string =>
  `An order that is ${getStatusLabel(from)} cannot become ${getStatusLabel(to)}.`;
