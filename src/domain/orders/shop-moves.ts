/**
 * The moves that people of the shop make by hand. Whether an order is paid, failed or refunded is never theirs to say:
 * that follows from the provider.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { canMove, ORDER_STATUS, type OrderStatus, statusLabel } from './order-status.ts';

const BY_HAND: readonly OrderStatus[] = [
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
  ORDER_STATUS.cancelled,
];

export function checkShopMove(from: OrderStatus, to: OrderStatus): Outcome<OrderStatus> {
  if (!BY_HAND.includes(to)) return refused(notByHandMessage(to));
  return canMove(from, to) ? accepted(to) : refused(moveRefusedMessage(from, to));
}

const notByHandMessage = (to: OrderStatus): string =>
  `An order cannot be set to ${statusLabel(to)} by hand: that follows from the payment provider.`;

export const moveRefusedMessage = (from: OrderStatus, to: OrderStatus): string =>
  `An order that is ${statusLabel(from)} cannot become ${statusLabel(to)}.`;
