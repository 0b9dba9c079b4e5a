import type { OrderEvent, OrderItem } from '#contract/storefront/orders.ts';
import type { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';

/** A stored order with its items, events and payment sums. */
export type OrderRecord = Readonly<typeof orders.$inferSelect> & {
  /** The newest attempt's id, or the order number before the first attempt. */
  readonly providerOrderId: string;
  readonly refundedPaise: number;
  /** The order is unpaid and the provider still processes a payment. */
  readonly isPaymentPending: boolean;
  readonly items: readonly OrderItem[];
  readonly events: readonly OrderEvent[];
};

type ItemRow = Pick<typeof orderItems.$inferSelect, 'shown'>;
type EventRow = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>;

/** The shop stored this JSON when the order was placed, so it needs no validation. */
export const parseOrderItem = ({ shown }: ItemRow): OrderItem => JSON.parse(shown) as OrderItem;

export const toOrderEvent = ({ toStatus, at }: EventRow): OrderEvent => ({ status: toStatus, at: at.toISOString() });
