import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';

const toSlug = (label: string): string => label.toLowerCase().replaceAll(' ', '-');
const STATUS_SLUGS = ORDER_STATUSES.map(({ label }) => toSlug(label));

/** Accepts 'shipped', 'Shipped', 'pending-payment' or the status number. */
export function parseStatus(text: string): OrderStatus {
  const slug = toSlug(text.trim());
  const found = ORDER_STATUSES.find(({ code, label }) => String(code) === slug || toSlug(label) === slug);
  if (found) return found.code;
  if (slug === 'pending') return ORDER_STATUS.pendingPayment;
  throw new CommandError(`${toTerminalLine(text, 40)} is not a status. Valid statuses: ${STATUS_SLUGS.join(', ')}.`);
}
