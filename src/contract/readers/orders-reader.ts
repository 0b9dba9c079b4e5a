/** Reads orders from responses: a list from the top level or from `data`, a single order from `data` or the whole body. */
import { CURRENCY } from '#domain/money/paise.ts';
import type { Order, OrderEvent, OrderItem, PagedOrders } from '../storefront/orders.ts';
import { readEnvelope, unwrapData } from './envelope-reader.ts';
import { readItem } from './item-reader.ts';
import { asRecord, type JsonRecord, readEach, readNumber, readText, readTextOrNull } from './unknown-json.ts';

const readOrderItem = (value: unknown): OrderItem | undefined => {
  const item = asRecord(value);
  const sharedFields = item && readItem(item);
  if (sharedFields === undefined) return undefined;
  const productImageWidths = readEach(item?.productImageWidths, readNumber);
  return { ...sharedFields, ...(productImageWidths.length > 0 && { productImageWidths }) };
};

const readOrderEvent = (value: unknown): OrderEvent | undefined => {
  const event = asRecord(value);
  const status = readNumber(event?.status);
  const at = readText(event?.at);
  return status === undefined || at === undefined ? undefined : { status, at };
};

const readAddress = (order: JsonRecord) => ({
  customerName: readText(order.customerName) ?? '',
  customerEmail: readText(order.customerEmail) ?? '',
  customerPhone: readText(order.customerPhone) ?? '',
  addressLine1: readText(order.addressLine1) ?? '',
  addressLine2: readText(order.addressLine2) ?? '',
  city: readText(order.city) ?? '',
  state: readText(order.state) ?? '',
  postalCode: readText(order.postalCode) ?? '',
  country: readText(order.country) ?? '',
});

/** Rejects an order only if its id or status is missing. */
const readOrderRecord = (value: unknown): Order | undefined => {
  const order = asRecord(value);
  const id = readText(order?.id);
  const status = readNumber(order?.status);
  if (order === undefined || id === undefined || status === undefined) return undefined;
  const cashfreeOrderId = readText(order.cashfreeOrderId) ?? '';
  return {
    id,
    orderNumber: readText(order.orderNumber) ?? (cashfreeOrderId || id),
    status,
    createdAt: readText(order.createdAt) ?? '',
    paidAt: readTextOrNull(order.paidAt),
    cashfreeOrderId,
    cashfreePaymentId: readTextOrNull(order.cashfreePaymentId),
    amountInPaise: readNumber(order.amountInPaise) ?? 0,
    roundOffInPaise: readNumber(order.roundOffInPaise) ?? 0,
    refundedInPaise: readNumber(order.refundedInPaise) ?? 0,
    paymentPending: order.paymentPending === true,
    currency: readText(order.currency) ?? CURRENCY,
    ...readAddress(order),
    items: readEach(order.items, readOrderItem),
    events: readEach(order.events, readOrderEvent),
  };
};

export const readOrder = (body: unknown): Order | undefined => readOrderRecord(unwrapData(body));

export const readOrdersPage = (body: unknown): PagedOrders => {
  const data = asRecord(readEnvelope(body).data) ?? asRecord(body);
  const items = readEach(asRecord(body)?.items ?? data?.items, readOrderRecord);
  return {
    items,
    page: readNumber(data?.page) ?? 1,
    pageSize: readNumber(data?.pageSize) ?? items.length,
    totalCount: readNumber(data?.totalCount) ?? items.length,
  };
};
