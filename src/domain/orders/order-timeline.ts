/**
 * The course of an order in plain words, from the order's own events. The labels of the statuses are the specification's
 * (1 §4); the sentences beside them are ours.
 */
import { getStatusLabel, ORDER_STATUS } from './order-status.ts';

type TimelineOrder = {
  status: number;
  createdAt: string;
  paidAt?: string | null | undefined;
  events: readonly { status: number; at: string }[];
};

type TimelineEntry = { status: number; label: string; text: string; at: string };

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.pendingPayment]: 'Order placed. It waits for the payment.',
  [ORDER_STATUS.paid]: 'Payment received. Thank you.',
  [ORDER_STATUS.processing]: 'We are making your order to your measure.',
  [ORDER_STATUS.shipped]: 'Handed to the courier.',
  [ORDER_STATUS.delivered]: 'Delivered.',
  [ORDER_STATUS.failed]: 'The payment did not go through.',
  [ORDER_STATUS.cancelled]: 'The order was cancelled.',
  [ORDER_STATUS.refunded]: 'Your money was sent back.',
};

/** Oldest first. An order that came without events tells what its own times tell. */
export function buildOrderTimeline(order: TimelineOrder): TimelineEntry[] {
  const events = order.events.length > 0 ? order.events : deriveEvents(order);
  return events.map(({ status, at }) => ({
    status,
    at,
    label: getStatusLabel(status),
    text: STATUS_TEXTS[status] ?? '',
  }));
}

const deriveEvents = ({ createdAt, paidAt }: TimelineOrder) => [
  { status: ORDER_STATUS.pendingPayment, at: createdAt },
  ...(paidAt ? [{ status: ORDER_STATUS.paid, at: paidAt }] : []),
];
