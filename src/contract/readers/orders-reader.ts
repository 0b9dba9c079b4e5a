/** Reads orders from responses. */
import { CURRENCY } from '#domain/money/paise.ts';
import type { Order, OrderEvent, OrderItem, OrderShipment, PagedOrders } from '../storefront/orders.ts';
import { sharedItemFields } from './item-fields-reader.ts';
import type { ResponseContent } from './normalise-response.ts';
import {
  createReader,
  isTrue,
  readDay,
  readEach,
  readList,
  readNumber,
  readNumberOrZero,
  readText,
  readTextOrBlank,
  readTextOrNull,
} from './unknown-json.ts';

const readOrderItem = createReader<OrderItem, 'id' | 'category'>(['id', 'category'], {
  ...sharedItemFields,
  productImageWidths: (value) => {
    const widths = readEach(value, readNumber);
    return widths.length > 0 ? widths : undefined;
  },
});

const readOrderEvent = createReader<OrderEvent, 'status' | 'at'>(['status', 'at'], {
  status: readNumber,
  at: readText,
});

const readShipment = createReader<OrderShipment, never>([], {
  courier: readTextOrNull,
  trackingNumber: readTextOrNull,
  // Other schemes could run a script.
  trackingUrl: (value) => (/^https:/.test(readTextOrBlank(value)) ? readTextOrBlank(value) : null),
  shippedAt: readTextOrBlank,
});

/** Rejects an order only if its id or status is missing. */
export const readOrder = createReader<Order, 'id' | 'status'>(['id', 'status'], {
  id: readText,
  orderNumber: (value, order) => readText(value) ?? readText(order.cashfreeOrderId) ?? readTextOrBlank(order.id),
  status: readNumber,
  createdAt: readTextOrBlank,
  paidAt: readTextOrNull,
  cashfreeOrderId: readTextOrBlank,
  cashfreePaymentId: readTextOrNull,
  amountInPaise: readNumberOrZero,
  roundOffInPaise: readNumberOrZero,
  refundedInPaise: readNumberOrZero,
  paymentPending: isTrue,
  promisedDeliveryDate: (value) => readDay(value) ?? null,
  shipment: (value) => readShipment(value) ?? null,
  currency: (value) => readText(value) ?? CURRENCY,
  customerName: readTextOrBlank,
  customerEmail: readTextOrBlank,
  customerPhone: readTextOrBlank,
  addressLine1: readTextOrBlank,
  addressLine2: readTextOrBlank,
  city: readTextOrBlank,
  state: readTextOrBlank,
  postalCode: readTextOrBlank,
  country: readTextOrBlank,
  items: (value) => readEach(value, readOrderItem),
  events: (value) => readEach(value, readOrderEvent),
});

export const readOrdersPage = ({ items, listFields }: ResponseContent): PagedOrders | undefined => {
  const orders = readList(items, readOrder);
  return (
    orders && {
      items: orders,
      page: readNumber(listFields.page) ?? 1,
      pageSize: readNumber(listFields.pageSize) ?? orders.length,
      totalCount: readNumber(listFields.totalCount) ?? orders.length,
    }
  );
};
