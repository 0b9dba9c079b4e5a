import { paths } from '#contract/paths.ts';
import { readDay } from '#contract/readers/unknown-json.ts';
import { parseAttemptId } from '#domain/orders/order-number.ts';

/** History state of /payment-success. */
export type SuccessState = {
  orderId: string;
  paymentId: string | null;
  /** The shop's own order id. */
  id: string | null;
  amountInPaise: number | null;
  /** YYYY-MM-DD. */
  promisedDeliveryDate: string | null;
};

/** History state of /payment-failure, beside the query. */
export type FailureState = { reason: string };

/** The query takes precedence over history state, so that a reload shows the same. */
export function buildFailureUrl(orderId: string | null, reason: string): string {
  const query = new URLSearchParams({ ...(orderId !== null && { order_id: orderId }), reason });
  return `${paths.paymentFailure}?${query}`;
}

export const buildReturnUrl = (orderId: string): string =>
  `${paths.cashfreeReturn}?${new URLSearchParams({ order_id: orderId })}`;

/** Strips the attempt suffix, which is for the provider only (D-21). */
export const formatOrderId = (orderId: string): string => parseAttemptId(orderId)?.orderNumber ?? orderId;

const readStateText = (state: unknown, name: string): string | null => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** History state is untrusted, and missing when the page is opened by URL. */
export function readSuccessState(state: unknown): SuccessState | undefined {
  const orderId = readStateText(state, 'orderId');
  if (orderId === null) return undefined;
  const { amountInPaise } = state as { amountInPaise?: unknown };
  return {
    orderId,
    paymentId: readStateText(state, 'paymentId'),
    id: readStateText(state, 'id'),
    amountInPaise: Number.isSafeInteger(amountInPaise) ? Number(amountInPaise) : null,
    promisedDeliveryDate: readDay(readStateText(state, 'promisedDeliveryDate')) ?? null,
  };
}

export type FailureDetails = {
  orderId: string | null;
  reason: string | null;
  /** The texts may be anyone's, because the shop passes the reason in history state too. */
  isFromLink: boolean;
};

export function readFailure(query: URLSearchParams, state: unknown): FailureDetails {
  const orderId = query.get('order_id') || query.get('orderId') || null;
  const ownReason = readStateText(state, 'reason');
  const reason = query.get('reason') || ownReason;
  return { orderId, reason, isFromLink: ownReason === null && (orderId ?? reason) !== null };
}
