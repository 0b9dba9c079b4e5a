/** What the shop has said yes to: all of it must be there afterwards. */
export type Acknowledged = {
  detailedUserIds: Set<string>;
  cartLineIds: Set<string>;
  /** By the provider's id. */
  orders: Map<string, { id: string; userId: string; amountPaise: number }>;
  /** Orders that a customer was told are paid. */
  paidOrderIds: Set<string>;
};

export const nothingAcknowledged = (): Acknowledged => ({
  detailedUserIds: new Set(),
  cartLineIds: new Set(),
  orders: new Map(),
  paidOrderIds: new Set(),
});
