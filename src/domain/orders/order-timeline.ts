/** The timeline of an order, built from its events. */
import { getStatusLabel, ORDER_STATUS } from './order-status.ts';

type TimelineOrder = {
  status: number;
  createdAt: string;
  paidAt?: string | null | undefined;
  events: readonly { status: number; at: string }[];
};

type TimelineEntry = { status: number; label: string; text: string; at: string };

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.pendingPayment]: 'Order placed. Awaiting payment.',
  [ORDER_STATUS.paid]: 'Payment received. Thank you.',
  [ORDER_STATUS.processing]: "We're making your order to measure.",
  [ORDER_STATUS.shipped]: 'Handed to the courier.',
  [ORDER_STATUS.delivered]: 'Delivered.',
  [ORDER_STATUS.failed]: "The payment didn't go through.",
  [ORDER_STATUS.cancelled]: 'The order was cancelled.',
  [ORDER_STATUS.refunded]: 'We refunded your money.',
};

/** Lists the oldest event first. Without events, derives the timeline from the order's own timestamps. */
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
