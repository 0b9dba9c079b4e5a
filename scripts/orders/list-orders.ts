import { formatAmount } from '#domain/money/format-rupees.ts';
import { getStatusLabel, type OrderStatus } from '#domain/orders/order-status.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';
import { printOpenAlerts } from './payment-alerts.ts';
import type { OrderTools } from './with-order-tools.ts';

const MAX_LISTED = 50;

export async function listOrders(
  { orderAdmin, alerts }: Pick<OrderTools, 'orderAdmin' | 'alerts'>,
  status: OrderStatus | undefined,
): Promise<void> {
  for (const order of await orderAdmin.listNewest(status, MAX_LISTED)) console.log(formatOrder(order));
  const total = await orderAdmin.count(status);
  console.log(
    `${total} ${total === 1 ? 'order' : 'orders'}${total > MAX_LISTED ? `, showing the newest ${MAX_LISTED}` : ''}`,
  );
  await printOpenAlerts(alerts);
}

const formatOrder = ({ orderNumber, createdAt, status, amountPaise, customerName, city }: OrderRow): string =>
  [
    orderNumber,
    formatIndiaTime(createdAt).padStart(21),
    getStatusLabel(status).padEnd(15),
    formatAmount(amountPaise).padStart(14),
    toTerminalLine(customerName, 24).padEnd(24),
    toTerminalLine(city, 20),
  ]
    .join('  ')
    .trimEnd();
