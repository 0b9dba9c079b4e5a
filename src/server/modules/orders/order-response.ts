import type { Order } from '#contract/storefront/orders.ts';
import type { OrderRecord } from './order-record.ts';

export function toOrderResponse(record: OrderRecord): Order {
  const { id, orderNumber, status, currency, customerName, customerEmail, customerPhone } = record;
  const { addressLine1, addressLine2, city, state, postalCode, country } = record;
  return {
    id,
    orderNumber,
    status,
    createdAt: record.createdAt.toISOString(),
    paidAt: record.paidAt?.toISOString() ?? null,
    cashfreeOrderId: record.providerOrderId,
    cashfreePaymentId: record.paymentId,
    amountInPaise: record.amountPaise,
    roundOffInPaise: record.roundOffPaise,
    refundedInPaise: record.refundedPaise,
    paymentPending: record.isPaymentPending,
    promisedDeliveryDate: record.promisedOn,
    shipment: record.shipment,
    currency,
    customerName,
    customerEmail,
    customerPhone,
    addressLine1,
    addressLine2,
    city,
    state,
    postalCode,
    country,
    items: record.lines.map(({ item }) => item),
    events: [...record.events],
  };
}
