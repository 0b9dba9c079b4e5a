import type { OrderEvent, OrderItem } from '#contract/api/orders.ts';
import type { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';

/** An order with everything that belongs to it, as the database holds it. */
export type OrderRecord = Readonly<typeof orders.$inferSelect> & {
  /** Of the newest attempt; the order's number before there is one. */
  readonly providerOrderId: string;
  readonly refundedPaise: number;
  /** A payment of an order that is not paid yet is under way at the provider. */
  readonly isPaymentPending: boolean;
  readonly items: readonly OrderItem[];
  readonly events: readonly OrderEvent[];
};

type ItemRow = Pick<typeof orderItems.$inferSelect, 'shown'>;
type EventRow = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>;

/** Written by the shop itself when the order was placed, in the shape of the contract. */
export const itemOf = ({ shown }: ItemRow): OrderItem => JSON.parse(shown) as OrderItem;

export const eventOf = ({ toStatus, at }: EventRow): OrderEvent => ({ status: toStatus, at: at.toISOString() });
