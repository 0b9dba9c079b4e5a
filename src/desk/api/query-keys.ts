/** Names of cached server state. Everything below `orders` changes when an order does. */
export const queryKeys = {
  session: ['session'] as const,
  report: (name: string, period: object) => ['reports', name, period] as const,
  orders: ['orders'] as const,
  orderCounts: ['orders', 'counts'] as const,
  order: (id: string) => ['orders', 'one', id] as const,
  orderList: (filter: object) => ['orders', 'list', filter] as const,
  today: ['orders', 'today'] as const,
  messages: ['messages'] as const,
  messageCounts: ['messages', 'counts'] as const,
  message: (id: string) => ['messages', 'one', id] as const,
  messageList: (filter: object) => ['messages', 'list', filter] as const,
  settings: ['settings'] as const,
};
