import { getColourLabel, listLineDetails, listTypeDetails } from '#domain/cart/line-details.ts';
import { OWN_DELIVERY_LABEL } from '#domain/delivery/couriers.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { getPromisedDay } from '#domain/orders/order-stage.ts';
import { formatDay, formatIndiaTime, toIndiaDate } from '#domain/time/india-time.ts';
import type { EmailBlock, EmailLine } from '#server/platform/mail/email-content.ts';
import type { OrderLine, OrderRecord } from './order-record.ts';

export const buildParagraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });

/** Lists the items, the round-off if not zero, and the total paid (D-08). */
export function buildItemsBlock({ lines, roundOffPaise, amountPaise }: OrderRecord): EmailBlock {
  const roundOff = { title: 'Round-off', detail: '', amount: formatAmount(roundOffPaise) };
  return {
    kind: 'lines',
    lines: [...lines.map(toEmailLine), ...(roundOffPaise === 0 ? [] : [roundOff])],
    sum: ['Total Paid', formatAmount(amountPaise)],
  };
}

function toEmailLine({ item, unitPricePaise, lineTotalPaise }: OrderLine): EmailLine {
  const { orderComment, ...piece } = item;
  const details = [
    ...[...listTypeDetails(item), ...listLineDetails(piece)].map(({ label, text }) => `${label}: ${text}`),
    ...(item.colorHex ? [`${getColourLabel(item.category)}: ${item.colorName ?? item.colorHex}`] : []),
    `${item.quantity} × ${formatAmount(unitPricePaise)}`,
  ];
  return {
    title: item.productTitle,
    detail: details.join(', '),
    ...(orderComment && { comment: `Comment: ${orderComment}` }),
    amount: formatAmount(lineTotalPaise),
  };
}

type EmailFact = readonly [string, string];

export const buildOrderFacts = (order: OrderRecord): EmailFact[] => [
  ['Order number', order.orderNumber],
  ['Paid', formatIndiaTime(order.paidAt ?? order.createdAt)],
  ...(order.paymentId ? [['Payment reference', order.paymentId] as const] : []),
];

/** Empty if the shop promised no day, or it no longer counts. */
export function buildPromiseFacts({ status, isPaymentPending, promisedOn }: OrderRecord): EmailFact[] {
  const day = getPromisedDay({ status, paymentPending: isPaymentPending, promisedDeliveryDate: promisedOn });
  return day ? [['Delivery by', formatDay(day)]] : [];
}

/** Empty if staff recorded no shipment. */
export function buildShipmentFacts({ shipment }: OrderRecord): EmailFact[] {
  if (!shipment) return [];
  const { courier, trackingNumber } = shipment;
  return [
    ['Courier', courier ?? OWN_DELIVERY_LABEL],
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] as const]),
  ];
}

/** Links to the courier's page about the parcel. */
export const buildTrackingBlocks = ({ shipment }: OrderRecord): EmailBlock[] =>
  shipment?.trackingUrl ? [{ kind: 'link', text: 'Track the parcel', address: shipment.trackingUrl }] : [];

/** Customers do not read about a day that has passed. */
export const buildUpcomingPromiseFacts = (order: OrderRecord, sentAt: Date): EmailFact[] =>
  order.promisedOn !== null && order.promisedOn >= toIndiaDate(sentAt) ? buildPromiseFacts(order) : [];

export function buildAddressLines(order: OrderRecord): string[] {
  const { customerName, addressLine1, addressLine2, city, postalCode, state } = order;
  const lines = [customerName, addressLine1, addressLine2, `${city} ${postalCode}`, state];
  return lines.filter((line) => line.trim() !== '');
}

export const buildDeliveryFact = (order: OrderRecord): EmailFact => ['Deliver to', buildAddressLines(order).join('\n')];
