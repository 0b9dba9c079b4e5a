import { checkShipment } from '#domain/delivery/couriers.ts';
import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { type Paise, toPaise } from '#domain/money/paise.ts';
import { checkManualMove, getStatusLabel, ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { OrderActions } from '#server/order-actions.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import { CommandError } from '../commands/command-error.ts';
import { type Confirmation, confirmChange } from '../commands/confirm-change.ts';
import { buildCommandActor } from '../commands/operator-name.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';
import { findOrder } from './find-order.ts';
import { parseStatus } from './parse-status.ts';
import type { OrderTools } from './with-order-tools.ts';

type ChangeOrderTools = Pick<OrderTools, 'orderAdmin' | 'orderActions'>;

/** How a shipped order left: `--courier` and `--tracking`. Without both, the customer sees neither. */
type ShipmentOptions = { readonly courier?: string | undefined; readonly tracking?: string | undefined };

/** A cancellation needs a confirmation and a reason. */
export async function changeOrderStatus(
  { orderAdmin, orderActions }: ChangeOrderTools,
  idOrNumber: string,
  statusText: string,
  { courier, tracking, ...confirmation }: Confirmation & ShipmentOptions,
): Promise<void> {
  const status = parseStatus(statusText);
  const order = await findOrder(orderAdmin, idOrNumber);
  requireSuccess(checkManualMove(order.status, status));
  const reason =
    status === ORDER_STATUS.cancelled
      ? await confirmChange(await describeCancellation(orderActions, order), confirmation)
      : confirmation.reason;
  const shipment = { courier: courier ?? '', trackingNumber: tracking ?? '' };
  const isRecorded = courier !== undefined || tracking !== undefined;
  const outcome = await orderActions.changeStatus({
    orderId: order.id,
    to: status,
    reason,
    author: buildCommandActor(),
    ...(isRecorded && { shipment: requireSuccess(checkShipment(shipment)) }),
  });
  const { status: newStatus } = requireSuccess(outcome);
  console.log(`${order.orderNumber} is now ${getStatusLabel(newStatus)}.`);
}

/** Refunds the remaining amount if none is given, after a confirmation with a reason. */
export async function refundOrder(
  { orderAdmin, orderActions }: ChangeOrderTools,
  idOrNumber: string,
  rupees: string | undefined,
  confirmation: Confirmation,
): Promise<void> {
  const requestedPaise = rupees === undefined ? undefined : parseAmountPaise(rupees);
  const order = await findOrder(orderAdmin, idOrNumber);
  const amountPaise = requireSuccess(await orderActions.previewRefund(order.id, requestedPaise));
  const amount = formatAmount(amountPaise);
  const reason = await confirmChange(`Refund ${amount} of ${describeOrder(order)}.`, confirmation);
  // The confirmed amount, even if another refund has changed the rest meanwhile.
  const { refundId } = requireSuccess(
    await orderActions.refundOrder({ orderId: order.id, amountPaise, reason, author: buildCommandActor() }),
  );
  console.log(
    `${amount} of ${order.orderNumber} will be refunded (${refundId}) by the running shop, or as soon as it starts.`,
  );
}

function requireSuccess<Value>(result: Outcome<Value>): Value {
  if (!result.ok) throw new CommandError(result.message);
  return result.value;
}

async function describeCancellation(orderActions: OrderActions, order: OrderRow): Promise<string> {
  const refund = await orderActions.previewRefund(order.id);
  return `Cancel ${describeOrder(order)}. ${refund.ok ? `It refunds ${formatAmount(refund.value)}.` : refund.message}`;
}

const describeOrder = ({ orderNumber, amountPaise, customerName, city, status }: OrderRow): string =>
  `order ${orderNumber} (${formatAmount(amountPaise)}, ${getStatusLabel(status)}, ${toTerminalLine(customerName, 40)}, ${toTerminalLine(city, 40)})`;

function parseAmountPaise(text: string): Paise {
  const tenThousandths = parseScaledDecimal(text.replace(/^₹|,/g, ''), 4);
  if (tenThousandths === undefined || tenThousandths % 100n !== 0n) {
    throw new CommandError(`${toTerminalLine(text, 40)} is not an amount in rupees, such as 500 or 500.50.`);
  }
  const paise = Number(tenThousandths / 100n);
  if (!Number.isSafeInteger(paise)) throw new CommandError(`${toTerminalLine(text, 40)} is too large an amount.`);
  return toPaise(paise);
}
