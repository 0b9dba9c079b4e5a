/** Everything the shop acknowledged; all of it must exist afterwards. */
export type AcknowledgedWrites = {
  userIdsWithDetails: Set<string>;
  cartLineIds: Set<string>;
  /** Keyed by the provider's id. */
  orders: Map<string, { id: string; userId: string; amountPaise: number }>;
  /** Orders shown to a customer as paid. */
  paidOrderIds: Set<string>;
};

export const createAcknowledgedWrites = (): AcknowledgedWrites => ({
  userIdsWithDetails: new Set(),
  cartLineIds: new Set(),
  orders: new Map(),
  paidOrderIds: new Set(),
});
