import type { OrderItem } from '#contract/api/orders.ts';
import { lineFacts } from '#domain/cart/line-facts.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { paise, rupeesToPaise } from '#domain/money/paise.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import type { LetterBlock, LetterLine } from '#server/platform/mail/letter.ts';
import type { OrderRecord } from './order-record.ts';

export const shownAmount = (amountPaise: number): string => formatRupees(paise(amountPaise), { decimals: 2 });

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

/** What was bought, the rounding when there was any, and what was paid (decision D-08). */
export function goodsBlock({ items, roundOffPaise, amountPaise }: OrderRecord): LetterBlock {
  const roundOff = { title: 'Round-off', detail: '', amount: shownAmount(roundOffPaise) };
  return {
    kind: 'lines',
    lines: [...items.map(goodsLine), ...(roundOffPaise === 0 ? [] : [roundOff])],
    sum: ['Total Paid', shownAmount(amountPaise)],
  };
}

function goodsLine(item: OrderItem): LetterLine {
  const inRupees = (rupees: number) => shownAmount(rupeesToPaise(rupees));
  const detail = [
    ...lineFacts(item).map(({ label, text }) => `${label}: ${text}`),
    ...(item.colorHex ? [`Colour: ${item.colorName ?? item.colorHex}`] : []),
    `${item.quantity} × ${inRupees(item.unitPrice)}`,
  ];
  return { title: item.productTitle, detail: detail.join(', '), amount: inRupees(item.lineTotal) };
}

type Fact = readonly [string, string];

export const orderFacts = (order: OrderRecord): Fact[] => [
  ['Order number', order.orderNumber],
  ['Paid', formatIndiaTime(order.paidAt ?? order.createdAt)],
  ...(order.paymentId ? [['Payment reference', order.paymentId] as const] : []),
];

export const deliveryFact = (order: OrderRecord): Fact => {
  const { customerName, addressLine1, addressLine2, city, postalCode, state } = order;
  const lines = [customerName, addressLine1, addressLine2, `${city} ${postalCode}`, state];
  return ['Deliver to', lines.filter((line) => line.trim() !== '').join('\n')];
};
