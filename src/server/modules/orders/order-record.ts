import type { OrderEvent, OrderItem } from '#contract/storefront/orders.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';

/** A stored order with its items, its events and the state of its payment. */
export type OrderRecord = Readonly<typeof orders.$inferSelect> & {
  /** The provider's order id of the newest payment attempt, or the order number before the first attempt. */
  readonly providerOrderId: string;
  readonly refundedPaise: Paise;
  /** The order is unpaid and the provider is still processing a payment. */
  readonly isPaymentPending: boolean;
  readonly items: readonly OrderItem[];
  readonly events: readonly OrderEvent[];
};

type ItemRow = Pick<typeof orderItems.$inferSelect, 'shown'>;
type EventRow = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>;

/** Does not validate the JSON, because the shop stored it when the order was placed. */
export const parseOrderItem = ({ shown }: ItemRow): OrderItem => JSON.parse(shown) as OrderItem;

export const toOrderEvent = ({ toStatus, at }: EventRow): OrderEvent => ({ status: toStatus, at: at.toISOString() });
