/**
 * What the tracking screen tells of an order: the four stages that a paid order goes through, how far it has come, and
 * what happens next. The specification leaves the screen's content open (1 §2, §9; Q-02).
 */
import { ORDER_STATUS } from './order-status.ts';

/** In their order: Paid, Processing, Shipped, Delivered. */
export const ORDER_STAGES: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

type StagedOrder = { status: number; paymentPending: boolean };

/** The last stage is the end of the way, so an order that stands there is not open any more. */
const isUnderWay = (status: number): boolean => ORDER_STAGES.slice(0, -1).includes(status);

/** The provider has a payment of this order that it neither confirmed nor refused (decision D-26). */
export const isPaymentPending = ({ status, paymentPending }: StagedOrder): boolean =>
  paymentPending && (status === ORDER_STATUS.pendingPayment || status === ORDER_STATUS.failed);

/** Something still has to happen: a payment to be confirmed, or goods to arrive. */
export const isOpenOrder = (order: StagedOrder): boolean => isUnderWay(order.status) || isPaymentPending(order);

const NEXT_STEP_TEXTS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.paid]: 'We have your payment. Next we check the measurements and begin to make your order.',
  [ORDER_STATUS.processing]: 'Your order is being made to your measure. Next it is packed and handed to the courier.',
  [ORDER_STATUS.shipped]: 'Your order is on its way. Next the courier brings it to your address.',
};

export const PAYMENT_PENDING_TEXT =
  'Your payment is still being confirmed. Please do not pay again: as soon as it is confirmed, the order appears under My Orders.';

/** What happens next, for an open order. */
export const getNextStep = (order: StagedOrder): string =>
  isPaymentPending(order) ? PAYMENT_PENDING_TEXT : (NEXT_STEP_TEXTS[order.status] ?? '');
