/** The emails about an order: their topics, their titles, and when they are true. */
import { ORDER_STATUS, type OrderStatus } from './order-status.ts';

/** The outbox topics for emails to customers. The payload is the order id; for a refund it includes the refund id. */
export const ORDER_NOTIFICATION_TOPICS = {
  /** Processes of release 0.2.0 enqueue this instead of the two emails about a payment. */
  paid: 'order.paid',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
  notShipped: 'order.not-shipped',
  notDelivered: 'order.not-delivered',
} as const;

export const CONFIRMATION_TOPIC = 'mail.order-confirmation';
export const SHOP_EMAIL_TOPIC = 'mail.order-to-shop';
/** One outbox entry per email, so that one full mailbox does not block the other email. */
export const PAID_EMAIL_TOPICS = [CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC] as const;

/** Names of the order emails in the desk, by topic. */
const ORDER_EMAIL_TITLES: Readonly<Record<string, string>> = {
  [CONFIRMATION_TOPIC]: 'Order confirmation',
  [SHOP_EMAIL_TOPIC]: 'New order, to the shop',
  [ORDER_NOTIFICATION_TOPICS.shipped]: 'Order shipped',
  [ORDER_NOTIFICATION_TOPICS.delivered]: 'Order delivered',
  [ORDER_NOTIFICATION_TOPICS.cancelled]: 'Order cancelled',
  [ORDER_NOTIFICATION_TOPICS.refunded]: 'Refund',
  [ORDER_NOTIFICATION_TOPICS.notShipped]: 'Correction: not shipped yet',
  [ORDER_NOTIFICATION_TOPICS.notDelivered]: 'Correction: not delivered yet',
};

export const ORDER_EMAIL_TOPICS: readonly string[] = Object.keys(ORDER_EMAIL_TITLES);

/** Emails about a status that the order may have left since. All others stay true. */
const EMAIL_STATUSES: Readonly<Record<string, readonly OrderStatus[]>> = {
  [ORDER_NOTIFICATION_TOPICS.shipped]: [ORDER_STATUS.shipped, ORDER_STATUS.delivered],
  [ORDER_NOTIFICATION_TOPICS.delivered]: [ORDER_STATUS.delivered],
  [ORDER_NOTIFICATION_TOPICS.cancelled]: [ORDER_STATUS.cancelled, ORDER_STATUS.refunded],
  [ORDER_NOTIFICATION_TOPICS.notShipped]: [ORDER_STATUS.paid, ORDER_STATUS.processing],
  [ORDER_NOTIFICATION_TOPICS.notDelivered]: [ORDER_STATUS.shipped],
};

/** Returns whether an email about this topic is still correct for the order's status. */
export const isEmailStillTrue = (topic: string, status: OrderStatus): boolean =>
  EMAIL_STATUSES[topic]?.includes(status) ?? true;

export const isOrderEmail = (topic: string): boolean => topic in ORDER_EMAIL_TITLES;

export const getOrderEmailTitle = (topic: string): string => ORDER_EMAIL_TITLES[topic] ?? 'Email';
