import { parseCashfreeAmount } from './cashfree-amounts.ts';
import {
  type ProviderDispute,
  ProviderError,
  type ProviderOrder,
  type ProviderOrderState,
  type ProviderPayment,
  type ProviderPaymentState,
  type ProviderRefund,
} from './payment-provider.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const ORDER_STATES: readonly ProviderOrderState[] = [
  ...(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED'] as const),
];
const PAYMENT_STATES: readonly ProviderPaymentState[] = [
  ...(['SUCCESS', 'PENDING', 'FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID', 'NOT_ATTEMPTED'] as const),
];
const REFUND_STATES: readonly ProviderRefund['state'][] = ['SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED', 'FAILED'];

/** Treats an incomplete response as no response. */
const createUnreadableError = (subject: string) =>
  new ProviderError('unavailable', `the payment provider sent no readable ${subject}`);

const toRecord = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? (value as JsonObject) : {};
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
/** Accepts strings and numbers, because the provider sends both. */
const readId = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : readText(value));

export function readOrder(body: unknown): ProviderOrder {
  const order = toRecord(body);
  const providerOrderId = readText(order.order_id);
  const amountPaise = parseCashfreeAmount(order.order_amount);
  const currency = readText(order.order_currency);
  const state = ORDER_STATES.find((state) => state === order.order_status);
  if (!providerOrderId || amountPaise === undefined || !currency || !state) throw createUnreadableError('order');
  const paymentSessionId = readText(order.payment_session_id);
  return {
    providerOrderId,
    amountPaise,
    currency,
    state,
    paymentSessionId,
    expiresAt: readTime(order.order_expiry_time),
  };
}

/** Returns payments newest first. */
export function readPayments(body: unknown): readonly ProviderPayment[] {
  if (!Array.isArray(body)) throw createUnreadableError('list of payments');
  const dated = body.map((item) => ({
    payment: readPayment(item),
    timeMs: readTime(toRecord(item).payment_time)?.getTime() ?? 0,
  }));
  return dated.sort((a, b) => b.timeMs - a.timeMs).map(({ payment }) => payment);
}

function readPayment(body: unknown): ProviderPayment {
  const payment = toRecord(body);
  const paymentId = readId(payment.cf_payment_id);
  const amountPaise = parseCashfreeAmount(payment.payment_amount);
  if (!paymentId || amountPaise === undefined || !readText(payment.payment_status))
    throw createUnreadableError('payment');
  // Treats an unknown state as pending.
  const state = PAYMENT_STATES.find((state) => state === payment.payment_status) ?? 'PENDING';
  return { paymentId, amountPaise, state, message: readFailureMessage(payment) };
}

/** Reads the provider's message for the customer. */
function readFailureMessage(payment: JsonObject): string | undefined {
  const message = readText(toRecord(payment.error_details).error_description) ?? readText(payment.payment_message);
  const text = message?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return text ? text.slice(0, 200) : undefined;
}

/** Finds an id for refunds without one: the dashboard does not ask for it. */
const readRefundId = ({ refund_id, cf_refund_id }: JsonObject): string | undefined =>
  readText(refund_id) ?? (readId(cf_refund_id) && `cf_${readId(cf_refund_id)}`);

export function readRefund(body: unknown): ProviderRefund {
  const refund = toRecord(body);
  const refundId = readRefundId(refund);
  const amountPaise = parseCashfreeAmount(refund.refund_amount);
  if (!refundId || amountPaise === undefined || !readText(refund.refund_status)) throw createUnreadableError('refund');
  const state = REFUND_STATES.find((state) => state === refund.refund_status) ?? 'PENDING';
  const [providerRefundId, paymentId] = [readId(refund.cf_refund_id), readId(refund.cf_payment_id)];
  return { refundId, providerRefundId, paymentId, amountPaise, state };
}

export function readRefunds(body: unknown): readonly ProviderRefund[] {
  if (!Array.isArray(body)) throw createUnreadableError('list of refunds');
  return body.map(readRefund);
}

export function readDisputes(body: unknown): readonly ProviderDispute[] {
  if (!Array.isArray(body)) throw createUnreadableError('list of disputes');
  return body.map(readDispute);
}

function readDispute(body: unknown): ProviderDispute {
  const dispute = toRecord(body);
  const disputeId = readId(dispute.dispute_id);
  const amountPaise = parseCashfreeAmount(dispute.dispute_amount);
  const status = readText(dispute.dispute_status);
  if (!disputeId || amountPaise === undefined || !status) throw createUnreadableError('dispute');
  const isLost = /_MERCHANT_(LOST|ACCEPTED)$/.test(status);
  const state = isLost ? 'lost' : status.endsWith('_MERCHANT_WON') ? 'won' : 'open';
  return { disputeId, amountPaise, state, respondBy: readTime(dispute.respond_by) };
}

/** Reads one page of events: the ids of orders whose money moved back, and the cursor of the next page. */
export function readReversedOrders(body: unknown): { orderIds: readonly string[]; cursor: string | undefined } {
  const { data, cursor } = toRecord(body);
  if (!Array.isArray(data)) throw createUnreadableError('list of events');
  const reversals = data.map(toRecord).filter(({ event_details }) => toRecord(event_details).event_type !== 'PAYMENT');
  const orderIds = reversals.flatMap(({ order_details }) => readText(toRecord(order_details).order_id) ?? []);
  return { orderIds, cursor: data.length > 0 ? readText(cursor) : undefined };
}

function readTime(value: unknown): Date | undefined {
  const time = new Date(readText(value) ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Reads only the error code, because the provider's messages may quote customer data. */
export function readErrorCode(body: unknown): string {
  const { code, type } = toRecord(body);
  return [type, code].filter((part) => typeof part === 'string' && /^[\w.-]{1,60}$/.test(part)).join('/');
}
