import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { type Paise, toPaise } from '#domain/money/paise.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { toTerminalLine } from '../inbox/terminal-text.ts';
import { OrderCommandError } from './command-error.ts';
import { findOrder } from './find-order.ts';
import { parseStatus } from './parse-status.ts';
import type { OrderTools } from './with-order-tools.ts';

type ChangeOrderTools = Pick<OrderTools, 'orderAdmin' | 'payments'>;

export async function advanceOrder(
  { orderAdmin, payments }: ChangeOrderTools,
  idOrNumber: string,
  statusText: string,
): Promise<void> {
  const status = parseStatus(statusText);
  const order = await findOrder(orderAdmin, idOrNumber);
  const result = await payments.advanceOrder(order.id, status, 'shop');
  if (!result.ok) throw new OrderCommandError(result.message);
  console.log(`${order.orderNumber} is now ${getStatusLabel(result.value.status)}.`);
}

/** Refunds the remaining amount if none is given. */
export async function refundOrder(
  { orderAdmin, payments }: ChangeOrderTools,
  idOrNumber: string,
  rupees: string | undefined,
): Promise<void> {
  const amountPaise = rupees === undefined ? undefined : parseAmountPaise(rupees);
  const order = await findOrder(orderAdmin, idOrNumber);
  const result = await payments.refundOrder(order.id, amountPaise, 'refunded by the shop');
  if (!result.ok) throw new OrderCommandError(result.message);
  const amount = formatAmount(result.value.amountPaise);
  console.log(
    `${amount} of ${order.orderNumber} will be refunded (${result.value.refundId}) by the running shop, or as soon as it starts.`,
  );
}

function parseAmountPaise(text: string): Paise {
  const tenThousandths = parseScaledDecimal(text.replace(/^₹|,/g, ''), 4);
  if (tenThousandths === undefined || tenThousandths % 100n !== 0n) {
    throw new OrderCommandError(`${toTerminalLine(text, 40)} is not an amount in rupees, such as 500 or 500.50.`);
  }
  const paise = Number(tenThousandths / 100n);
  if (!Number.isSafeInteger(paise)) throw new OrderCommandError(`${toTerminalLine(text, 40)} is too large an amount.`);
  return toPaise(paise);
}
