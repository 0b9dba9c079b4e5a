import { formatRupees } from '#domain/money/format-rupees.ts';
import { paise } from '#domain/money/paise.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import type { OrderAdminRepository } from '#server/modules/orders/order-admin-repository.ts';
import { buildDeliveryFact, buildItemsBlock } from '#server/modules/orders/order-email-blocks.ts';
import type { OrderRecord } from '#server/modules/orders/order-record.ts';
import { screenText } from '../inbox/terminal-text.ts';
import { findOrder } from './find-order.ts';
import type { OrderTools } from './with-orders.ts';

type History = Awaited<ReturnType<OrderAdminRepository['history']>>;

const amount = (amountPaise: number): string => formatRupees(paise(amountPaise), { decimals: 2 });

export async function showOrder({ desk, orders }: Pick<OrderTools, 'desk' | 'orders'>, wanted: string): Promise<void> {
  const { id } = await findOrder(desk, wanted);
  const order = await orders.byId(id);
  if (!order) return;
  const lines = [...factLines(order), '', ...goodsLines(order), '', ...historyLines(await desk.history(id))];
  console.log(lines.map(screenText).join('\n'));
}

function factLines(order: OrderRecord): string[] {
  const [, address] = buildDeliveryFact(order);
  const facts: [string, string][] = [
    ['Id', order.id],
    ['Status', `${getStatusLabel(order.status)}${order.cancelReason ? ` (${order.cancelReason})` : ''}`],
    ['Placed', formatIndiaTime(order.createdAt)],
    ['Paid', order.paidAt ? formatIndiaTime(order.paidAt) : 'not yet'],
    ['Customer', `${order.customerName}, ${order.customerPhone}, ${order.customerEmail}`],
    ['Deliver to', address.replaceAll('\n', ', ')],
    ...(order.refundedPaise > 0 ? [['Sent back', amount(order.refundedPaise)] as [string, string]] : []),
  ];
  return [`Order ${order.orderNumber}`, '', ...facts.map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`)];
}

function goodsLines(order: OrderRecord): string[] {
  const goods = buildItemsBlock(order);
  if (goods.kind !== 'lines') return [];
  const lines = goods.lines.map(({ title, detail, amount: cost }) => `${title}  ${cost}${detail && `\n  ${detail}`}`);
  return [...lines, `${order.paidAt ? goods.sum[0] : 'Total'}: ${goods.sum[1]}`];
}

const historyLines = ({ events, attempts, payments, refunds, alerts }: History): string[] => [
  ...events.map(
    ({ at, toStatus, cause, actor }) => `${formatIndiaTime(at)}  ${getStatusLabel(toStatus)} (${cause}, by ${actor})`,
  ),
  ...attempts.map(
    ({ providerOrderId, state, expiresAt }) =>
      `Attempt ${providerOrderId}: ${state}, until ${formatIndiaTime(expiresAt)}`,
  ),
  ...payments.map(
    ({ paymentId, status, amountPaise, message }) =>
      `Payment ${paymentId}: ${status}, ${amount(amountPaise)}${message ? `, ${message}` : ''}`,
  ),
  ...refunds.map(
    ({ refundId, state, amountPaise, reason }) => `Refund ${refundId}: ${state}, ${amount(amountPaise)}, ${reason}`,
  ),
  ...alerts.map(
    ({ kind, details, resolvedAt }) =>
      `${resolvedAt ? 'Settled' : 'Look at this'}: ${kind.replaceAll('_', ' ')} ${details}`,
  ),
];
