/** The stages of a paid order on the tracking page, and the text on what happens next. */
import { ORDER_STATUS } from './order-status.ts';

export const ORDER_STAGES: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

type StagedOrder = { status: number; paymentPending: boolean };

/** True for every stage but the last. */
const isInProgress = (status: number): boolean => ORDER_STAGES.slice(0, -1).includes(status);

/** True if the provider has neither confirmed nor rejected a payment of this order (D-26). */
export const isPaymentPending = ({ status, paymentPending }: StagedOrder): boolean =>
  paymentPending && (status === ORDER_STATUS.pendingPayment || status === ORDER_STATUS.failed);

export const isOpenOrder = (order: StagedOrder): boolean => isInProgress(order.status) || isPaymentPending(order);

/** The day of the delivery promise counts until the order has arrived or is closed (D-43). */
export const getPromisedDay = (order: StagedOrder & { promisedDeliveryDate: string | null }): string | undefined =>
  (isOpenOrder(order) && order.promisedDeliveryDate) || undefined;

const NEXT_STEP_TEXTS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.paid]: "We've received your payment. Next, we'll check the measurements and start making your order.",
  [ORDER_STATUS.processing]: "We're making your order to measure. Next, we'll pack it and hand it to the courier.",
  [ORDER_STATUS.shipped]: 'Your order is on its way. Next, the courier will bring it to your address.',
};

export const PAYMENT_PENDING_TEXT =
  "Your payment is still being confirmed. Please don't pay again. Once it's confirmed, you'll see the order under My Orders.";

/** Returns an empty text unless the order is open. */
export const getNextStep = (order: StagedOrder): string =>
  isPaymentPending(order) ? PAYMENT_PENDING_TEXT : (NEXT_STEP_TEXTS[order.status] ?? '');
