import { listLineDetails, listTypeDetails } from '#domain/cart/line-details.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
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
  const detail = [
    ...[...listTypeDetails(item), ...listLineDetails(item)].map(({ label, text }) => `${label}: ${text}`),
    ...(item.colorHex ? [`Colour: ${item.colorName ?? item.colorHex}`] : []),
    `${item.quantity} × ${formatAmount(unitPricePaise)}`,
  ];
  return { title: item.productTitle, detail: detail.join(', '), amount: formatAmount(lineTotalPaise) };
}

type EmailFact = readonly [string, string];

export const buildOrderFacts = (order: OrderRecord): EmailFact[] => [
  ['Order number', order.orderNumber],
  ['Paid', formatIndiaTime(order.paidAt ?? order.createdAt)],
  ...(order.paymentId ? [['Payment reference', order.paymentId] as const] : []),
];

export function buildAddressLines(order: OrderRecord): string[] {
  const { customerName, addressLine1, addressLine2, city, postalCode, state } = order;
  const lines = [customerName, addressLine1, addressLine2, `${city} ${postalCode}`, state];
  return lines.filter((line) => line.trim() !== '');
}

export const buildDeliveryFact = (order: OrderRecord): EmailFact => ['Deliver to', buildAddressLines(order).join('\n')];
