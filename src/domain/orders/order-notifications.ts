/** The outbox topics for emails to customers. The payload is the order id; for a refund it includes the refund id. */
export const ORDER_NOTIFICATION_TOPICS = {
  paid: 'order.paid',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
} as const;
