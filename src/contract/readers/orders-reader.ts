/**
 * Orders in an answer: the list stands at the top or inside `data`, one order is `data` or the whole body.
 */
import { CURRENCY } from '#domain/money/paise.ts';
import type { Order, OrderEvent, OrderItem, OrdersPage } from '../api/orders.ts';
import { dataOrBody, readEnvelope } from './envelope-reader.ts';
import { readItem } from './item-reader.ts';
import { type JsonRecord, numberOf, readEach, recordOf, textOf, textOrNull } from './unknown-json.ts';

const readOrderItem = (value: unknown): OrderItem | undefined => {
  const item = recordOf(value);
  const read = item && readItem(item);
  if (read === undefined) return undefined;
  const productImageWidths = readEach(item?.productImageWidths, numberOf);
  return { ...read, ...(productImageWidths.length > 0 && { productImageWidths }) };
};

const readOrderEvent = (value: unknown): OrderEvent | undefined => {
  const event = recordOf(value);
  const status = numberOf(event?.status);
  const at = textOf(event?.at);
  return status === undefined || at === undefined ? undefined : { status, at };
};

const readAddress = (order: JsonRecord) => ({
  customerName: textOf(order.customerName) ?? '',
  customerEmail: textOf(order.customerEmail) ?? '',
  customerPhone: textOf(order.customerPhone) ?? '',
  addressLine1: textOf(order.addressLine1) ?? '',
  addressLine2: textOf(order.addressLine2) ?? '',
  city: textOf(order.city) ?? '',
  state: textOf(order.state) ?? '',
  postalCode: textOf(order.postalCode) ?? '',
  country: textOf(order.country) ?? '',
});

/** An order needs an id and a status; nothing else may keep a customer from seeing it. */
const readOrderRecord = (value: unknown): Order | undefined => {
  const order = recordOf(value);
  const id = textOf(order?.id);
  const status = numberOf(order?.status);
  if (order === undefined || id === undefined || status === undefined) return undefined;
  const cashfreeOrderId = textOf(order.cashfreeOrderId) ?? '';
  return {
    id,
    orderNumber: textOf(order.orderNumber) ?? (cashfreeOrderId || id),
    status,
    createdAt: textOf(order.createdAt) ?? '',
    paidAt: textOrNull(order.paidAt),
    cashfreeOrderId,
    cashfreePaymentId: textOrNull(order.cashfreePaymentId),
    amountInPaise: numberOf(order.amountInPaise) ?? 0,
    roundOffInPaise: numberOf(order.roundOffInPaise) ?? 0,
    refundedInPaise: numberOf(order.refundedInPaise) ?? 0,
    paymentPending: order.paymentPending === true,
    currency: textOf(order.currency) ?? CURRENCY,
    ...readAddress(order),
    items: readEach(order.items, readOrderItem),
    events: readEach(order.events, readOrderEvent),
  };
};

export const readOrder = (body: unknown): Order | undefined => readOrderRecord(dataOrBody(body));

export const readOrdersPage = (body: unknown): OrdersPage => {
  const data = recordOf(readEnvelope(body).data) ?? recordOf(body);
  const items = readEach(recordOf(body)?.items ?? data?.items, readOrderRecord);
  return {
    items,
    page: numberOf(data?.page) ?? 1,
    pageSize: numberOf(data?.pageSize) ?? items.length,
    totalCount: numberOf(data?.totalCount) ?? items.length,
  };
};
