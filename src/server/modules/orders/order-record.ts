import type { OrderEvent, OrderItem, OrderShipment } from '#contract/storefront/orders.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { orderEvents, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';

/** A stored order with its items, its events and the state of its payment. */
export type OrderRecord = Readonly<typeof orders.$inferSelect> & {
  /** The provider's order id of the newest payment attempt, or the order number before the first attempt. */
  readonly providerOrderId: string;
  readonly refundedPaise: Paise;
  /** The order is unpaid and the provider is still processing a payment. */
  readonly isPaymentPending: boolean;
  /** Null unless staff recorded how it left. */
  readonly shipment: OrderShipment | null;
  readonly lines: readonly OrderLine[];
  readonly events: readonly OrderEvent[];
};

/** An order line as it was bought: `item` is what the customer sees, in the format of the API. */
export type OrderLine = {
  readonly item: OrderItem;
  readonly unitPricePaise: Paise;
  readonly lineTotalPaise: Paise;
};

type LineRow = Pick<
  typeof orderItems.$inferSelect,
  'shown' | 'productTypeId' | 'productTypeTitle' | 'unitPricePaise' | 'lineTotalPaise'
>;
type ShownItem = Omit<OrderItem, 'productTypeId' | 'productTypeTitle' | 'sizeIncludesAllowance'> &
  Partial<Pick<OrderItem, 'sizeIncludesAllowance'>>;
type EventRow = Pick<typeof orderEvents.$inferSelect, 'toStatus' | 'at'>;

/** Does not validate the JSON, because the shop stored it when the order was placed. */
export const toOrderLine = ({ shown, productTypeId, productTypeTitle, ...prices }: LineRow): OrderLine => {
  const { unitPricePaise, lineTotalPaise } = prices;
  return {
    // Orders of earlier releases have no allowance.
    item: { sizeIncludesAllowance: null, ...(JSON.parse(shown) as ShownItem), productTypeId, productTypeTitle },
    unitPricePaise,
    lineTotalPaise,
  };
};

export const toOrderEvent = ({ toStatus, at }: EventRow): OrderEvent => ({ status: toStatus, at: at.toISOString() });
