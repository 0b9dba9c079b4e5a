import type { PaymentQuestion } from '#storefront/state/checkout/payment-thunks.ts';

const first = (query: URLSearchParams, ...names: string[]): string | null =>
  names.map((name) => query.get(name)?.trim()).find((value) => value) ?? null;

export type ReturnQuery = Omit<PaymentQuestion, 'orderId'> & { orderId: string | null };

/** What the provider's way back says of a payment (specification 1 §2); today only the order id comes. */
export const readReturnQuery = (query: URLSearchParams): ReturnQuery => ({
  orderId: first(query, 'order_id', 'cashfree_order_id'),
  paymentId: first(query, 'payment_id', 'cashfree_payment_id'),
  signature: first(query, 'signature'),
});
