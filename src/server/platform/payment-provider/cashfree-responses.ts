import { parseCashfreeAmount } from './cashfree-amounts.ts';
import {
  ProviderError,
  type ProviderOrder,
  type ProviderOrderState,
  type ProviderPayment,
  type ProviderPaymentState,
  type ProviderRefund,
} from './payment-provider.ts';

type Json = Readonly<Record<string, unknown>>;

const ORDER_STATES: readonly ProviderOrderState[] = [
  ...(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED'] as const),
];
const PAYMENT_STATES: readonly ProviderPaymentState[] = [
  ...(['SUCCESS', 'PENDING', 'FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID', 'NOT_ATTEMPTED'] as const),
];
const REFUND_STATES: readonly ProviderRefund['state'][] = ['SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED', 'FAILED'];

/** An answer that lacks what every such answer has is no answer: nothing is known. */
const createUnreadableError = (what: string) =>
  new ProviderError('unavailable', `the payment provider sent no readable ${what}`);

const toRecord = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
/** Ids are texts in some answers and numbers in others. */
const readId = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : readText(value));

export function readOrder(body: unknown): ProviderOrder {
  const order = toRecord(body);
  const providerOrderId = readText(order.order_id);
  const amountPaise = parseCashfreeAmount(order.order_amount);
  const currency = readText(order.order_currency);
  const state = ORDER_STATES.find((known) => known === order.order_status);
  if (!providerOrderId || amountPaise === undefined || !currency || !state) throw createUnreadableError('order');
  const sessionId = readText(order.payment_session_id);
  return { providerOrderId, amountPaise, currency, state, sessionId, expiresAt: readTime(order.order_expiry_time) };
}

/** Newest first. */
export function readPayments(body: unknown): readonly ProviderPayment[] {
  if (!Array.isArray(body)) throw createUnreadableError('list of payments');
  const dated = body.map((one) => ({
    payment: readPayment(one),
    at: readTime(toRecord(one).payment_time)?.getTime() ?? 0,
  }));
  return dated.sort((a, b) => b.at - a.at).map(({ payment }) => payment);
}

function readPayment(body: unknown): ProviderPayment {
  const payment = toRecord(body);
  const paymentId = readId(payment.cf_payment_id);
  const amountPaise = parseCashfreeAmount(payment.payment_amount);
  if (!paymentId || amountPaise === undefined || !readText(payment.payment_status))
    throw createUnreadableError('payment');
  // A state that we do not know decides nothing, as one that is still pending.
  const state = PAYMENT_STATES.find((known) => known === payment.payment_status) ?? 'PENDING';
  return { paymentId, amountPaise, state, message: readFailureMessage(payment) };
}

/** Why it failed, in the provider's words for customers. */
function readFailureMessage(payment: Json): string | undefined {
  const said = readText(toRecord(payment.error_details).error_description) ?? readText(payment.payment_message);
  const line = said?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line ? line.slice(0, 200) : undefined;
}

export function readRefund(body: unknown): ProviderRefund {
  const refund = toRecord(body);
  const refundId = readText(refund.refund_id);
  const amountPaise = parseCashfreeAmount(refund.refund_amount);
  if (!refundId || amountPaise === undefined || !readText(refund.refund_status)) throw createUnreadableError('refund');
  const state = REFUND_STATES.find((known) => known === refund.refund_status) ?? 'PENDING';
  return { refundId, providerRefundId: readId(refund.cf_refund_id), amountPaise, state };
}

function readTime(value: unknown): Date | undefined {
  const time = new Date(readText(value) ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The provider's name for what it refused; its sentences may quote what the customer typed. */
export function readErrorCode(body: unknown): string {
  const { code, type } = toRecord(body);
  return [type, code].filter((part) => typeof part === 'string' && /^[\w.-]{1,60}$/.test(part)).join('/');
}
