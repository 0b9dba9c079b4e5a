import { formatRupees } from '#domain/money/format-rupees.ts';
import { paise } from '#domain/money/paise.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import { getStatusLabel, type OrderStatus } from '#domain/orders/order-status.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { screenLine } from '../inbox/terminal-text.ts';
import type { OrderTools } from './with-orders.ts';

const SHOWN = 50;

export async function listOrders({ desk }: Pick<OrderTools, 'desk'>, status: OrderStatus | undefined): Promise<void> {
  for (const order of await desk.newest(status, SHOWN)) console.log(formatOrder(order));
  const all = await desk.count(status);
  console.log(`${all} ${all === 1 ? 'order' : 'orders'}${all > SHOWN ? `, the newest ${SHOWN} shown` : ''}`);
  for (const { kind, orderNumber } of await desk.openAlerts()) {
    console.log(`Look at ${orderNumber}: ${kind.replaceAll('_', ' ')}`);
  }
}

const formatOrder = ({ orderNumber, createdAt, status, amountPaise, customerName, city }: OrderRow): string =>
  [
    orderNumber,
    formatIndiaTime(createdAt).padStart(21),
    getStatusLabel(status).padEnd(15),
    formatRupees(paise(amountPaise), { decimals: 2 }).padStart(14),
    screenLine(customerName, 24).padEnd(24),
    screenLine(city, 20),
  ]
    .join('  ')
    .trimEnd();
