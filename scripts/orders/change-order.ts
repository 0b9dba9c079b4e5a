import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { paise } from '#domain/money/paise.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { screenLine } from '../inbox/terminal-text.ts';
import { OrderCommandError } from './command-error.ts';
import { findOrder } from './find-order.ts';
import { readStatus } from './status-label.ts';
import type { OrderTools } from './with-orders.ts';

type Tools = Pick<OrderTools, 'desk' | 'payments'>;

export async function advanceOrder({ desk, payments }: Tools, wanted: string, statusText: string): Promise<void> {
  const to = readStatus(statusText);
  const order = await findOrder(desk, wanted);
  const moved = await payments.advanceOrder(order.id, to, 'shop');
  if (!moved.ok) throw new OrderCommandError(moved.message);
  console.log(`${order.orderNumber} is now ${getStatusLabel(moved.value.status)}.`);
}

/** Without an amount: all that is left. */
export async function refundOrder(
  { desk, payments }: Tools,
  wanted: string,
  rupees: string | undefined,
): Promise<void> {
  const amountPaise = rupees === undefined ? undefined : readAmount(rupees);
  const order = await findOrder(desk, wanted);
  const asked = await payments.refundOrder(order.id, amountPaise, 'refunded by the shop');
  if (!asked.ok) throw new OrderCommandError(asked.message);
  const amount = formatRupees(paise(asked.value.amountPaise), { decimals: 2 });
  console.log(
    `${amount} of ${order.orderNumber} will be sent back (${asked.value.refundId}) by the running shop, or as soon as it runs.`,
  );
}

function readAmount(text: string): number {
  const fine = parseScaledDecimal(text.replace(/^₹|,/g, ''), 4);
  if (fine === undefined || fine % 100n !== 0n) {
    throw new OrderCommandError(`${screenLine(text, 40)} is no amount in rupees, such as 500 or 500.50.`);
  }
  return Number(fine / 100n);
}
