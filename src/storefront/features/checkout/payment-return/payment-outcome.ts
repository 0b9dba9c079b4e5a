import { paths } from '#contract/paths.ts';
import { parseAttemptId } from '#domain/orders/order-number.ts';

/** History state of /payment-success. */
export type SuccessState = {
  orderId: string;
  paymentId: string | null;
  /** Our order id and the charged amount. */
  id: string | null;
  amountInPaise: number | null;
};

/** History state of /payment-failure, beside the query. */
export type FailureState = { reason: string };

/** The query takes precedence over history state, so that a reload shows the same. */
export function buildFailureAddress(orderId: string | null, reason: string): string {
  const query = new URLSearchParams({ ...(orderId !== null && { order_id: orderId }), reason });
  return `${paths.paymentFailure}?${query}`;
}

export const buildReturnAddress = (orderId: string): string =>
  `${paths.cashfreeReturn}?${new URLSearchParams({ order_id: orderId })}`;

/** Strips the attempt suffix, which is for the provider only (D-21). */
export const formatOrderId = (orderId: string): string => parseAttemptId(orderId)?.orderNumber ?? orderId;

const readText = (state: unknown, name: string): string | null => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** History state is untrusted, and missing when the page is opened by URL. */
export function readSuccessState(state: unknown): SuccessState | undefined {
  const orderId = readText(state, 'orderId');
  if (orderId === null) return undefined;
  const { amountInPaise } = state as { amountInPaise?: unknown };
  return {
    orderId,
    paymentId: readText(state, 'paymentId'),
    id: readText(state, 'id'),
    amountInPaise: Number.isSafeInteger(amountInPaise) ? Number(amountInPaise) : null,
  };
}

export type Failure = { orderId: string | null; reason: string | null };

export const readFailure = (query: URLSearchParams, state: unknown): Failure => ({
  orderId: query.get('order_id') || query.get('orderId') || null,
  reason: query.get('reason') || readText(state, 'reason'),
});
