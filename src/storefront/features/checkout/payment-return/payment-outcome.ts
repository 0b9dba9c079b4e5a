import { paths } from '#contract/paths.ts';
import { readAttemptId } from '#domain/orders/order-number.ts';

/** Travels as history state to /payment-success. */
export type SuccessState = {
  orderId: string;
  paymentId: string | null;
  /** Ours: the order's address and what was charged. */
  id: string | null;
  amountInPaise: number | null;
};

/** Travels as history state to /payment-failure, beside the query. */
export type FailureState = { reason: string };

/** Our reading: the query is what the page reads first, so that the address tells the same when it is reloaded. */
export function failureAddress(orderId: string | null, reason: string): string {
  const query = new URLSearchParams({ ...(orderId !== null && { order_id: orderId }), reason });
  return `${paths.paymentFailure}?${query}`;
}

export const returnAddress = (orderId: string): string =>
  `${paths.cashfreeReturn}?${new URLSearchParams({ order_id: orderId })}`;

/** Customers know one number per order; a further attempt's suffix is for the provider (D-21). */
export const shownOrderId = (orderId: string): string => readAttemptId(orderId)?.orderNumber ?? orderId;

const textIn = (state: unknown, name: string): string | null => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** History state can be anything, and is gone when the page is opened by its address. */
export function readSuccessState(state: unknown): SuccessState | undefined {
  const orderId = textIn(state, 'orderId');
  if (orderId === null) return undefined;
  const { amountInPaise } = state as { amountInPaise?: unknown };
  return {
    orderId,
    paymentId: textIn(state, 'paymentId'),
    id: textIn(state, 'id'),
    amountInPaise: Number.isSafeInteger(amountInPaise) ? Number(amountInPaise) : null,
  };
}

export type Failure = { orderId: string | null; reason: string | null };

export const readFailure = (query: URLSearchParams, state: unknown): Failure => ({
  orderId: query.get('order_id') || query.get('orderId') || null,
  reason: query.get('reason') || textIn(state, 'reason'),
});
