import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { screenLine } from '../inbox/terminal-text.ts';
import { OrderCommandError } from './command-error.ts';

const toSlug = (label: string): string => label.toLowerCase().replaceAll(' ', '-');
const WORDS = ORDER_STATUSES.map(({ label }) => toSlug(label));

/** 'shipped', 'Shipped', 'pending-payment' or the number. */
export function readStatus(text: string): OrderStatus {
  const wanted = toSlug(text.trim());
  const found = ORDER_STATUSES.find(({ code, label }) => String(code) === wanted || toSlug(label) === wanted);
  if (found) return found.code;
  if (wanted === 'pending') return ORDER_STATUS.pendingPayment;
  throw new OrderCommandError(`${screenLine(text, 40)} is no status: there are ${WORDS.join(', ')}.`);
}
