/** The orders that My Orders lists. */
import { ORDER_STATUS } from '../order-status.ts';

export const ORDERS_PAGE_SIZE = 20;
export const MAX_ORDERS_PAGE_SIZE = 100;

/** Shown to customers and staff; the same for a missing order and for another customer's. */
export const ORDER_NOT_FOUND_MESSAGE = 'Order not found.';

type ListedFields = {
  status: number;
  paidAt?: string | null | undefined;
  cashfreePaymentId?: string | null | undefined;
};

/** Hides orders awaiting payment, and orders with neither a paid time nor a payment id. */
export const isListedOrder = ({ status, paidAt, cashfreePaymentId }: ListedFields): boolean =>
  status !== ORDER_STATUS.pendingPayment && Boolean(paidAt || cashfreePaymentId);

/** Returns the time shown on an order's card. */
export const getOrderTime = (order: { paidAt?: string | null | undefined; createdAt: string }): string =>
  order.paidAt || order.createdAt;
