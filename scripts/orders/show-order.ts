import { formatAmount } from '#domain/money/format-rupees.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { OrderAdminRepository } from '#server/modules/orders/order-admin-repository.ts';
import { buildAddressLines, buildItemsBlock, buildPromiseFacts } from '#server/modules/orders/order-email-blocks.ts';
import type { OrderRecord } from '#server/modules/orders/order-record.ts';
import { toTerminalValue } from '../commands/terminal-text.ts';
import { findOrder } from './find-order.ts';
import type { OrderTools } from './with-order-tools.ts';

type History = Awaited<ReturnType<OrderAdminRepository['loadHistory']>>;

export async function showOrder(
  { orderAdmin, orders }: Pick<OrderTools, 'orderAdmin' | 'orders'>,
  idOrNumber: string,
): Promise<void> {
  const { id } = await findOrder(orderAdmin, idOrNumber);
  const order = await orders.findById(id);
  if (!order) return;
  const lines = [
    ...formatFacts(order),
    '',
    ...formatItems(order),
    '',
    ...formatHistory(await orderAdmin.loadHistory(id)),
  ];
  // Every line holds texts of customers or of the provider.
  console.log(lines.map(toTerminalValue).join('\n'));
}

function formatFacts(order: OrderRecord): string[] {
  const facts: (readonly [string, string])[] = [
    ['Id', order.id],
    ['Status', `${getStatusLabel(order.status)}${order.cancelReason ? ` (${order.cancelReason})` : ''}`],
    ['Placed', formatIndiaTime(order.createdAt)],
    ['Paid', order.paidAt ? formatIndiaTime(order.paidAt) : 'not yet'],
    ['Customer', `${order.customerName}, ${order.customerPhone}, ${order.customerEmail}`],
    ...buildPromiseFacts(order),
    ['Deliver to', buildAddressLines(order).join(', ')],
    ...(order.refundedPaise > 0 ? [['Refunded', formatAmount(order.refundedPaise)] as const] : []),
  ];
  return [`Order ${order.orderNumber}`, '', ...facts.map(([label, value]) => `${`${label}:`.padEnd(13)}${value}`)];
}

function formatItems(order: OrderRecord): string[] {
  const items = buildItemsBlock(order);
  if (items.kind !== 'lines') return [];
  const lines = items.lines.flatMap(({ title, detail, comment = '', amount }) => [
    `${title}  ${amount}`,
    ...[detail, comment].filter((text) => text !== '').map((text) => `  ${text}`),
  ]);
  return [...lines, `${order.paidAt ? items.sum[0] : 'Total'}: ${items.sum[1]}`];
}

const formatNote = (note: string | null): string => (note === null ? '' : `: ${note}`);

const formatHistory = ({ events, attempts, payments, refunds, alerts }: History): string[] => [
  ...events.map(
    ({ at, toStatus, cause, actor, note }) =>
      `${formatIndiaTime(at)}  ${getStatusLabel(toStatus)} (${cause}, by ${actor})${formatNote(note)}`,
  ),
  ...attempts.map(
    ({ providerOrderId, state, expiresAt }) =>
      `Attempt ${providerOrderId}: ${state}, until ${formatIndiaTime(expiresAt)}`,
  ),
  ...payments.map(
    ({ paymentId, state, amountPaise, message }) =>
      `Payment ${paymentId}: ${state}, ${formatAmount(amountPaise)}${message ? `, ${message}` : ''}`,
  ),
  ...refunds.map(
    ({ refundId, state, amountPaise, reason, note }) =>
      `Refund ${refundId}: ${state}, ${formatAmount(amountPaise)}, ${reason}${formatNote(note)}`,
  ),
  ...alerts.map(
    ({ kind, details, resolvedAt, resolvedBy, resolution }) =>
      `${resolvedAt ? `Resolved by ${resolvedBy} (${resolution})` : 'Needs review'}: ${kind.replaceAll('_', ' ')} ${details}`,
  ),
];
