/** Which orders a customer sees in My Orders, and by which time (specification 1 §4, §9; Q-115). */
import { ORDER_STATUS } from '../order-status.ts';

export const ORDERS_PAGE_SIZE = 20;
export const MAX_ORDERS_PAGE_SIZE = 100;

/** Of an order that does not exist as of one that is somebody else's (specification 1 §8, SRV-60). */
export const ORDER_NOT_FOUND_MESSAGE = 'Order not found.';

type ListedFields = {
  status: number;
  paidAt?: string | null | undefined;
  cashfreePaymentId?: string | null | undefined;
};

/** Hidden: orders waiting for payment, and orders with neither a paid time nor a payment id. */
export const isListedOrder = ({ status, paidAt, cashfreePaymentId }: ListedFields): boolean =>
  status !== ORDER_STATUS.pendingPayment && Boolean(paidAt || cashfreePaymentId);

/** The time on an order's card: when it was paid, else when it was created. */
export const getOrderTime = (order: { paidAt?: string | null | undefined; createdAt: string }): string =>
  order.paidAt || order.createdAt;
