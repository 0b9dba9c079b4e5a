/**
 * What customers are told about their orders: the topics under which the shop puts it into its outbox, each with the id of
 * the order, and for a refund the refund's own.
 */
export const ORDER_NOTIFICATION_TOPICS = {
  paid: 'order.paid',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
} as const;
